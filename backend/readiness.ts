import type { Database } from "./storage/database.ts";
import { subjects } from "./subjects.ts";
import { within } from "./within.ts";

export type Readiness = { ok: boolean; problems: string[] };

const timeoutMs = 5_000;

const cannotWrite = "Nothing can be written to the database.";

/** Ready is who can write. Mail waits safely in the database: a problem, but no reason to stop. */
export const checkReadiness = async (db: Database, now: Date): Promise<Readiness> => {
  try {
    const late = () => new Error("No answer in time.");
    const problems = await within(timeoutMs, writeAndLook(db, now), late);
    return { ok: true, problems };
  } catch {
    return { ok: false, problems: [cannotWrite] };
  }
};

const rememberedMs = 2_000;

/** Anybody may ask, as often as they like. A clock that goes back counts as a long while. */
export const rememberReadiness = (db: Database, now: () => Date) => {
  let last: { at: number; answer: Promise<Readiness> } | undefined;
  return (): Promise<Readiness> => {
    const at = now().getTime();
    if (!last || at < last.at || at - last.at >= rememberedMs)
      last = { at, answer: checkReadiness(db, new Date(at)) };
    return last.answer;
  };
};

/** Rejects when nothing can be written. */
export const writeCheck = (db: Database, now: Date) =>
  db.query(
    `insert into write_checks (name, written_at) values ('readiness', $1)
     on conflict (name) do update set written_at = excluded.written_at`,
    [now],
  );

const writeAndLook = async (db: Database, now: Date) => {
  await writeCheck(db, now);
  const found: string[] = [];
  for (const { problems } of subjects) found.push(...((await problems?.(db, now)) ?? []));
  return found;
};
