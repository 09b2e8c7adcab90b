import { countTroubledSchedules } from "#backend/content/schedules.ts";
import type { Database } from "#backend/storage/database.ts";

/** Whether this process can take gifts and messages; and what a person should look at. */
export type Readiness = { ok: boolean; problems: string[] };

/** Retries are normal for a while; after this a person should know. */
export const worryingAfterMinutes = 15;
const patienceSeconds = 5;

const cannotWrite = "Nothing can be written to the database.";

/**
 * Ready is who can write: a database that answers questions on a full disk takes no gift. Mail
 * that is not taken waits safely in the database, so it is a problem and no reason to stop.
 */
export const checkReadiness = async (db: Database, now: Date): Promise<Readiness> => {
  try {
    const problems = await withinSeconds(patienceSeconds, writeAndLook(db, now));
    return { ok: true, problems };
  } catch {
    return { ok: false, problems: [cannotWrite] };
  }
};

const rememberedMs = 2_000;

/**
 * The answer for whoever asks from outside: anybody may, as often as they like, so it is found out
 * once in a while and told to all who ask meanwhile. A clock that goes back counts as a long while.
 */
export const rememberReadiness = (db: Database, now: () => Date) => {
  let last: { at: number; answer: Promise<Readiness> } | undefined;
  return (): Promise<Readiness> => {
    const at = now().getTime();
    if (!last || at < last.at || at - last.at >= rememberedMs)
      last = { at, answer: checkReadiness(db, new Date(at)) };
    return last.answer;
  };
};

type MailCounts = { waiting: number; failed: number };

/** Rejects when nothing can be written. */
export const writeCheck = (db: Database, now: Date) =>
  db.query(
    `insert into write_checks (name, written_at) values ('readiness', $1)
     on conflict (name) do update set written_at = excluded.written_at`,
    [now],
  );

const writeAndLook = async (db: Database, now: Date) => {
  await writeCheck(db, now);
  const schedules = await countTroubledSchedules(db);
  return [
    ...mailProblems(await countTroubledMails(db, now)),
    ...(schedules > 0
      ? [`Scheduled changes of pages did not go as planned: ${schedules} need a person.`]
      : []),
  ];
};

/** Mails that wait for longer than retries explain, and mails that were given up. */
export const countTroubledMails = async (db: Database, now: Date): Promise<MailCounts> => {
  const [counts] = await db.query<MailCounts>(
    `select count(*) filter (where state in ('queued', 'sending') and created_at < $1) as waiting,
            count(*) filter (where state = 'failed') as failed
     from mails where state <> 'delivered'`,
    [new Date(now.getTime() - worryingAfterMinutes * 60_000)],
  );
  return counts ?? { waiting: 0, failed: 0 };
};

const mailProblems = ({ waiting, failed }: MailCounts) => [
  ...(waiting > 0
    ? [`Mail is not being taken: ${waiting} waiting for over ${worryingAfterMinutes} minutes.`]
    : []),
  ...(failed > 0 ? [`Mail was given up: ${failed} need a person.`] : []),
];

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
