import { setTimeout } from "node:timers/promises";
import type { Deps } from "#backend/deps.ts";
import { forgetPastTurns } from "#backend/storage/limits.ts";
import { reconcile } from "./reconcile.ts";

const patienceMs = 3_000;

/** Looks after gifts whose reports got lost: at the start, then on a timer. */
export const startReconciler = (deps: Deps, everyMs = 5 * 60_000) => {
  const run = async () => {
    try {
      if (await reconcile({ ...deps, stripe: deps.stripe })) deps.wakeMail?.();
      await forgetPastTurns(deps.db);
    } catch (error) {
      // Stripe or the database is away: the next turn asks for the same stretch of time.
      deps.log("reconciling interrupted", { reason: String(error) });
    }
  };
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs);
  timer.unref();

  return {
    /** Waits for a run under way, but not for a Stripe that does not answer. */
    async stop() {
      clearInterval(timer);
      const patience = new AbortController();
      await Promise.race([running, setTimeout(patienceMs, null, { signal: patience.signal })]);
      patience.abort();
    },
  };
};
