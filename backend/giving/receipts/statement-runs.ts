import type { Deps } from "#backend/deps.ts";
import type { Done, DoneWith } from "#backend/desk/endpoint.ts";
import { keptCents } from "#backend/giving/ledger/gift-list.ts";
import type { ByStaff } from "#backend/giving/office/by-staff.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import { boolean, integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { countPaperDonors } from "./paper-statements.ts";
import { countedInYear, issueStatement, paidInYear, prepareStatement } from "./statement.ts";

const countedDonors = (n: number) => (n === 1 ? "1 donor" : `${n} donors`);

const donors = `select distinct on (coalesce(a.donor::text, lower(g.donor_email)))
    lower(g.donor_email) as email
  from gift_payments p join gifts g on g.id = p.gift_id
  left join donor_addresses a on a.email_key = lower(g.donor_email)
  where g.donor_email is not null and ${countedInYear}
  order by coalesce(a.donor::text, lower(g.donor_email)), p.paid_at desc, p.number desc`;

export const countStatements = (db: Database, year: number) =>
  db.one(
    { donors: integer, unreachable: integer, tests: integer, issued: integer, keptCents: integer },
    `select (select count(*) from (${donors}) as d) as donors,
            (select count(*) from gift_payments p where not p.livemode and ${paidInYear}) as tests,
            (select count(*) from statements_issued where year = $1) as issued,
            count(*) filter (where g.donor_email is null) as unreachable,
            coalesce(sum(${keptCents}) filter (where g.donor_email is not null), 0)::bigint
              as "keptCents"
     from gift_payments p join gifts g on g.id = p.gift_id where ${countedInYear}`,
    [year],
  );

export const startStatements = async (
  tx: Database,
  { year, donors: seen }: { year: number; donors: number },
  { now, actor }: Pick<ByStaff, "now" | "actor">,
): Promise<DoneWith<{ id: string }>> => {
  await tx.query("lock table statement_runs in share row exclusive mode");
  const [underWay] = await tx.query("select 1 from statement_runs where ended_at is null");
  if (underWay)
    throw new Refused("changed-meanwhile", "Statements are already being sent. Please wait.");
  const { id } = await tx.one(
    { id: text },
    `insert into statement_runs (year, started_at, started_by, started_by_id, on_paper)
     values ($1, $2, $3, $4, $5) returning id`,
    [year, now, actor.name, actor.id, await countPaperDonors(tx, year)],
  );
  const recipients = await tx.query(
    `insert into statement_recipients (run_id, email)
     select $2, d.email from (${donors}) as d returning 1`,
    [year, id],
  );
  if (recipients.length !== seen)
    throw new Refused(
      "changed-meanwhile",
      `There ${recipients.length === 1 ? "is" : "are"} now ${countedDonors(recipients.length)}, not ${seen}. Please look again.`,
    );
  return {
    action: `started sending the ${year} statements`,
    about: countedDonors(recipients.length),
    answer: { id },
  };
};

/** What has been sent stays sent; nobody else gets one. */
export const stopStatements = async (
  tx: Database,
  { id }: { id: string },
  { now }: Pick<ByStaff, "now">,
): Promise<Done> => {
  const run = await tx.row(
    { year: integer },
    `update statement_runs set ended_at = $2, stopped = true
     where id = $1 and ended_at is null returning year`,
    [id, now],
  );
  if (!run) throw new Refused("changed-meanwhile", "These statements have already been sent.");
  return { action: `stopped sending the ${run.year} statements` };
};

/** An email that is no longer kept was delivered, or given up on long ago. */
export const listRuns = (db: Database, year: number) =>
  db.rows(
    {
      id: text,
      year: integer,
      startedAt: timestamp,
      startedBy: text,
      endedAt: nullable(timestamp),
      stopped: boolean,
      total: integer,
      sent: integer,
      known: integer,
      waiting: integer,
      goingOut: integer,
      failed: integer,
      /** Unknown of a run from before it was counted. */
      onPaper: nullable(integer),
    },
    `select r.id, r.year, r.started_at as "startedAt", r.started_by as "startedBy",
            r.ended_at as "endedAt", r.stopped, count(s.email) as total,
            count(*) filter (where s.outcome = 'sent') as sent,
            count(*) filter (where s.outcome in ('known', 'none')) as known,
            count(s.email) filter (where s.outcome is null) as waiting,
            count(m.id) filter (where m.state in ('queued', 'sending')) as "goingOut",
            count(m.id) filter (where m.state = 'failed') as failed, r.on_paper as "onPaper"
     from statement_runs r left join statement_recipients s on s.run_id = r.id
     left join mails m on m.key = s.mail_key
     where r.year = $1 or r.ended_at is null
     group by r.id order by r.started_at desc limit 10`,
    [year],
  );

/** Few enough that a transaction is short, and one that is cut off repeats little. */
const statementsAtOnce = 20;

const sendSome = (db: Database, now: Date, site: Site) =>
  db.transaction(async (tx) => {
    const run = await tx.row(
      { id: text, year: integer },
      "select id, year from statement_runs where ended_at is null for update",
    );
    if (!run) return 0;
    const recipients = await tx.rows(
      { email: text },
      `select email from statement_recipients where run_id = $1 and outcome is null
       order by email limit $2`,
      [run.id, statementsAtOnce],
    );
    for (const { email } of recipients) {
      const statement = await prepareStatement(tx, run.year, email, site);
      const sent = statement && (await issueStatement(tx, statement, now));
      if (sent) await enqueueMail(tx, statement, now);
      const outcome = sent ? "sent" : statement ? "known" : "none";
      await tx.query(
        `update statement_recipients set outcome = $3, mail_key = $4
         where run_id = $1 and email = $2`,
        [run.id, email, outcome, sent ? statement.key : null],
      );
    }
    if (recipients.length < statementsAtOnce)
      await tx.query("update statement_runs set ended_at = $2 where id = $1", [run.id, now]);
    return recipients.length;
  });

/** Each in the transaction that holds the run: a process that dies repeats nothing. */
export const sendStatements = async (
  deps: Pick<Deps, "db" | "now" | "site">,
  atMost = Infinity,
) => {
  let done = 0;
  while (done < atMost) {
    const some = await sendSome(deps.db, deps.now(), await deps.site());
    done += some;
    if (some < statementsAtOnce) break;
  }
  return done;
};
