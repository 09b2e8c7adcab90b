import type { Database } from "#backend/storage/database.ts";

export type Readiness = { ok: boolean; problems: string[] };

/** A mail this long overdue has nobody working on it. */
const stoppedAfterMinutes = 15;
/** Retries are normal for a while; after this a person should know. */
const worryingAfterMinutes = 60;

/**
 * Not ok: this process cannot do its work (no database, or mail lies due and is not tried).
 * Problems with ok: it works, but somebody should look (mail is tried and not taken).
 */
export const checkReadiness = async (db: Database, now: Date): Promise<Readiness> => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  let counts: { overdue: number; waiting: number; failed: number } | undefined;
  try {
    [counts] = await withinSeconds(
      5,
      db.query<{ overdue: number; waiting: number; failed: number }>(
        `select
           count(*) filter (where state = 'queued' and next_attempt_at < $1
                               or state = 'sending' and leased_until < $1) as overdue,
           count(*) filter (where state in ('queued', 'sending') and created_at < $2) as waiting,
           count(*) filter (where state = 'failed') as failed
         from mails
         where state <> 'delivered'`,
        [ago(stoppedAfterMinutes), ago(worryingAfterMinutes)],
      ),
    );
  } catch {
    return { ok: false, problems: ["The database does not answer."] };
  }
  const { overdue = 0, waiting = 0, failed = 0 } = counts ?? {};
  const problems: string[] = [];
  if (overdue > 0) problems.push(`Mail delivery has stopped: ${overdue} overdue.`);
  if (waiting > 0) problems.push(`Mail is not being taken: ${waiting} waiting for over an hour.`);
  if (failed > 0) problems.push(`Mail was given up: ${failed} need a person.`);
  return { ok: overdue === 0, problems };
};

const withinSeconds = async <Result>(seconds: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("No answer in time.")), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
