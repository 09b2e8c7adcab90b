import { reads, writes } from "#backend/desk/endpoint.ts";
import { countShown } from "#backend/desk/exports.ts";
import { emailsOfPerson } from "#backend/desk/limits.ts";
import { byStaff } from "#backend/giving/office/desk.ts";
import { mailStatement, prepareStatement } from "#backend/giving/office/staff.ts";
import { Refused } from "#backend/refused.ts";
import {
  oneRun,
  oneStatement,
  oneYear,
  statementOnPaper,
  statementSending,
  statementToOne,
} from "#rules/statements.ts";
import { wasIssued } from "./issued-statements.ts";
import { listPaperDonors, noteStatementPrinted, printableStatement } from "./paper-statements.ts";
import { countStatements, listRuns, startStatements, stopStatements } from "./statement-runs.ts";

export const statementEndpoints = [
  reads("gifts/statements", "gifts", oneYear, async ({ db, input: { year } }) => {
    const counts = await countStatements(db, year);
    const runs = await listRuns(db, year);
    return { year, ...counts, runs };
  }),

  reads("gifts/statement", "gifts", oneStatement, async ({ db, site, input: { year, email } }) => {
    const statement = await prepareStatement(db, year, email, site);
    if (!statement) throw new Refused("not-found", `There are no gifts of this person in ${year}.`);
    const { to, subject, text } = statement;
    return { to, subject, text, sentBefore: await wasIssued(db, statement.digest) };
  }),

  reads("gifts/paper-donors", "gifts", oneYear, async ({ db, me, now, input }) => {
    const found = await listPaperDonors(db, input.year);
    await countShown(
      { db, me, now },
      "gifts",
      found.donors.map(({ gift }) => gift),
    );
    return found;
  }),
  reads("gifts/paper-statement", "gifts", statementOnPaper, ({ db, site, input, now }) =>
    printableStatement(db, input, { now, site }),
  ),
  writes("gifts/note-statement-printed", "gifts", statementOnPaper, (request) =>
    noteStatementPrinted(request.db, request.input, byStaff(request)),
  ),

  writes(
    "gifts/send-statement",
    "gifts",
    statementToOne,
    ({ db, now, site, input }) => mailStatement(db, input, { now, site }),
    { perPerson: emailsOfPerson },
  ),

  writes(
    "gifts/send-statements",
    "gifts",
    statementSending,
    (request) => startStatements(request.db, request.input, byStaff(request)),
    { fresh: true, afterwards: ({ wake }) => wake?.("statements") },
  ),
  writes("gifts/stop-statements", "gifts", oneRun, ({ db, input, now }) =>
    stopStatements(db, input.id, now),
  ),
];
