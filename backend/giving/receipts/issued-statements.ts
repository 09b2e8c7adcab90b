import type { Database } from "#backend/storage/database.ts";

/** Notes that a statement goes out, by mail or on paper. Answers false when this very one has before. */
export const issueStatement = async (tx: Database, digest: string, now: Date) => {
  const first = await tx.query(
    `insert into statements_issued (digest, at) values ($1, $2)
     on conflict (digest) do nothing returning 1`,
    [digest, now],
  );
  return first.length > 0;
};

/** Whether this very statement went out before. */
export const wasIssued = async (db: Database, digest: string) =>
  (await db.query("select 1 from statements_issued where digest = $1", [digest])).length > 0;
