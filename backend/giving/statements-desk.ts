import { changes, reads } from "#backend/desk/endpoint.ts";
import { emailsOfPerson } from "#backend/desk/limits.ts";
import { DeskRefusal } from "#backend/desk/refusal.ts";
import {
  oneRun,
  oneStatement,
  oneYear,
  type StatementsAnswer,
  statementOnPaper,
  statementSending,
  statementToOne,
} from "#rules/statements.ts";
import { byStaff } from "./desk.ts";
import { wasIssued } from "./issued-statements.ts";
import { listPaperDonors, noteStatementPrinted, printableStatement } from "./paper-statements.ts";
import { mailStatement, prepareStatement } from "./staff.ts";
import { countStatements, listRuns, startStatements, stopStatements } from "./statement-runs.ts";

export const statementEndpoints = [
  reads("gifts/statements", "gifts", oneYear, async ({ db, input: { year } }) => {
    const counts = await countStatements(db, year);
    const runs = await listRuns(db, year);
    return { year, ...counts, runs } satisfies Record<keyof StatementsAnswer, unknown>;
  }),

  reads("gifts/statement", "gifts", oneStatement, async ({ db, input: { year, email } }) => {
    const statement = await prepareStatement(db, year, email);
    if (!statement)
      throw new DeskRefusal("not-found", `There are no gifts of this person in ${year}.`);
    const { to, subject, text } = statement;
    return { to, subject, text, sentBefore: await wasIssued(db, statement.digest) };
  }),

  reads("gifts/paper-donors", "gifts", oneYear, ({ db, input }) => listPaperDonors(db, input.year)),
  reads("gifts/paper-statement", "gifts", statementOnPaper, ({ db, input, now }) =>
    printableStatement(db, input, now),
  ),
  changes("gifts/note-statement-printed", "gifts", statementOnPaper, (request) =>
    noteStatementPrinted(request.db, request.input, byStaff(request)),
  ),

  changes(
    "gifts/send-statement",
    "gifts",
    statementToOne,
    ({ db, now, input }) => mailStatement(db, input, now),
    { perPerson: emailsOfPerson },
  ),

  changes(
    "gifts/send-statements",
    "gifts",
    statementSending,
    (request) => startStatements(request.db, request.input, byStaff(request)),
    { fresh: true, afterwards: (deps) => deps.wakeStatements?.() },
  ),
  changes("gifts/stop-statements", "gifts", oneRun, ({ db, input, now }) =>
    stopStatements(db, input.id, now),
  ),
];
