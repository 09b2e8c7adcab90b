import { changes, reads } from "#backend/desk/endpoint.ts";
import { DeskRefusal } from "#backend/desk/refusal.ts";
import {
  oneRun,
  oneStatement,
  oneYear,
  type StatementsAnswer,
  statementSending,
} from "#rules/gifts.ts";
import { byStaff } from "./desk.ts";
import { masked } from "./donor-addresses.ts";
import { prepareStatement, sendStatement } from "./staff.ts";
import { countStatements, listRuns, startStatements, stopStatements } from "./statement-runs.ts";

const noGifts = (year: number) =>
  new DeskRefusal("not-found", `There are no gifts of this person in ${year}.`);

export const statementEndpoints = [
  reads("gifts/statements", "gifts", oneYear, async ({ db, input: { year } }) => {
    const counts = await countStatements(db, year);
    const runs = await listRuns(db, year);
    return { year, ...counts, runs } satisfies Record<keyof StatementsAnswer, unknown>;
  }),

  reads("gifts/statement", "gifts", oneStatement, async ({ db, input: { year, email } }) => {
    const statement = await prepareStatement(db, year, email);
    if (!statement) throw noGifts(year);
    const { to, subject, text } = statement;
    return { to, subject, text };
  }),

  changes("gifts/send-statement", "gifts", oneStatement, async ({ db, now, input }) => {
    const { year, email } = input;
    const statement = await prepareStatement(db, year, email);
    if (!statement) throw noGifts(year);
    if (!(await sendStatement(db, statement, now)))
      throw new DeskRefusal("invalid", `This very statement was sent to ${statement.to} before.`);
    return { action: `sent a statement of ${year}`, about: masked(statement.to) };
  }),

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
