import { type Delivery, deliverDue } from "./outbox.ts";

const batch = 50;

/**
 * Delivers mail as soon as a request has queued some, and on a timer for everything else: mails
 * that wait for another attempt, and mails left behind by a process that died.
 */
export const startMailLoop = (delivery: Delivery, everyMs = 5_000) => {
  let stopping = false;
  let wanted = true;
  let signal: (() => void) | undefined;

  const wake = () => {
    wanted = true;
    signal?.();
  };

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      signal = () => {
        clearTimeout(timer);
        resolve();
      };
      if (wanted || stopping) signal();
    });

  const run = async () => {
    while (!stopping) {
      wanted = false;
      try {
        if ((await deliverDue(delivery, batch)) === batch) wanted = true;
      } catch (error) {
        // The database is away: the mails are safe in it, and the next turn tries again.
        delivery.log("mail delivery interrupted", { reason: String(error) });
        await new Promise((resolve) => setTimeout(resolve, Math.min(everyMs, 1_000)));
      }
      await rest();
    }
  };
  const finished = run();

  return {
    wake,
    /**
     * Lets the mails now being handed over finish, but does not wait for a mail server that hangs:
     * their leases run out, and they go again under the same Message-ID.
     */
    async stop(limitMs = 3_000) {
      stopping = true;
      signal?.();
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, limitMs);
      });
      await Promise.race([finished, limit]);
      clearTimeout(timer);
    },
  };
};
