import { masked } from "#backend/desk/audit.ts";
import { type Done, reads } from "#backend/desk/endpoint.ts";
import { countShown } from "#backend/desk/exports.ts";
import { emailsOfPerson } from "#backend/desk/fresh.ts";
import { type ByStaff, changes } from "#backend/giving/office/by-staff.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { invalid, notFound } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import {
  oneRun,
  oneStatement,
  oneYear,
  pageOfYear,
  printedStatement,
  statementOnPaper,
  statementSending,
  statementToOne,
} from "#rules/statements.ts";
import { listPaperDonors, noteStatementPrinted, printableStatement } from "./paper-statements.ts";
import { issueStatement, prepareStatement } from "./statement.ts";
import { countStatements, listRuns, startStatements, stopStatements } from "./statement-runs.ts";
import { listStatements, waitingStatements } from "./waiting-statements.ts";

const statementOf = async (...asked: Parameters<typeof prepareStatement>) => {
  const statement = await prepareStatement(...asked);
  if (statement) return statement;
  throw notFound(`There are no gifts from this person in ${asked[1]}.`);
};

const mailStatement = async (
  tx: Database,
  { year, email, again = false }: { year: number; email: string; again?: boolean | undefined },
  { now, site }: ByStaff,
): Promise<Done> => {
  const statement = await statementOf(tx, year, email, site);
  const about = masked(statement.to);
  if (await issueStatement(tx, statement, now)) {
    await enqueueMail(tx, statement, now);
    return { action: `sent a ${year} statement`, about };
  }
  if (!again) throw invalid(`This statement already went to ${statement.to}.`);
  await enqueueMail(tx, await statementOf(tx, year, email, site, now), now);
  return { action: `sent a ${year} statement again`, about };
};

export const statementEndpoints = [
  reads("gifts/statements", "gifts", oneYear, async ({ db, deps, input: { year } }) => ({
    year,
    ...(await countStatements(db, year)),
    runs: await listRuns(db, year),
    emailGoesToFiles: deps.settings.emailGoesToFiles ?? false,
  })),
  reads("gifts/statements-waiting", "gifts", oneYear, async (request) => {
    const waiting = await waitingStatements(request.db, request.input.year);
    const gifts = waiting.changed.map(({ gift }) => gift);
    await countShown(request, "gifts", gifts);
    return waiting;
  }),
  reads("gifts/statement-donors", "gifts", pageOfYear, async (request) => {
    const listed = await listStatements(request.db, request.input);
    const gifts = listed.donors.map(({ gift }) => gift);
    await countShown(request, "gifts", gifts);
    return listed;
  }),
  reads("gifts/statement", "gifts", oneStatement, async (request) => {
    const { db, site, input } = request;
    const statement = await statementOf(db, input.year, input.email, site);
    const { to, subject, text, digest, sentBefore } = statement;
    await countShown(request, "gifts", [digest]);
    return { to, subject, text, sentBefore };
  }),
  reads("gifts/paper-donors", "gifts", oneYear, async (request) => {
    const listed = await listPaperDonors(request.db, request.input.year);
    const gifts = listed.donors.map(({ gift }) => gift);
    await countShown(request, "gifts", gifts);
    return listed;
  }),
  reads("gifts/paper-statement", "gifts", statementOnPaper, async (request) => {
    const statement = await printableStatement(request.db, request.input, request);
    await countShown(request, "gifts", [request.input.id]);
    return statement;
  }),
  changes("gifts/note-statement-printed", printedStatement, noteStatementPrinted),
  changes("gifts/send-statement", statementToOne, mailStatement, { perPerson: emailsOfPerson }),
  changes("gifts/send-statements", statementSending, startStatements, {
    fresh: true,
    afterwards: ({ wake }) => wake?.("statements"),
  }),
  changes("gifts/stop-statements", oneRun, stopStatements),
];
