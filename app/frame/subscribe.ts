import { functionsKey, functionUrl, patienceMs, reasonIn } from "#app/functions-url.ts";
import type { FormGuard } from "#rules/form-guard.ts";

/**
 * Asks for the newsletter, and gives back what went wrong, if anything did. Not through the client
 * that gifts and messages take: this form stands on every page, and the pages would carry it.
 */
export const subscribe = async (
  request: { email: string } & FormGuard,
): Promise<{ failed: boolean; reason?: string | undefined }> => {
  try {
    const answer = await fetch(functionUrl("subscribe-newsletter"), {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: functionsKey },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    return answer.ok ? { failed: false } : { failed: true, reason: await reasonIn(answer) };
  } catch {
    return { failed: true };
  }
};
