const retries = 3;
const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/**
 * Asks, and after a failure asks again: three times, after one second, then twice as long each
 * time, never longer than half a minute. Only for questions: what changes something is sent once.
 */
export const askPatiently = async <Answer>(ask: () => Promise<Answer>, left: AbortSignal) => {
  for (let failures = 0; ; failures++) {
    try {
      return await ask();
    } catch (error) {
      if (failures === retries || left.aborted) throw error;
    }
    const delay = Math.min(firstDelayMs * 2 ** failures, longestDelayMs);
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
};
