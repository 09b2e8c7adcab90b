import { dateTime, table } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import { act, readArgs, type StaffCommand, type StaffContext } from "#backend/terminal/command.ts";
import { countMails, listMails, type MailState, mailStates, sendAgain } from "./staff.ts";

const longestList = 200;

const printList = async ({ db, settings }: StaffContext, all: boolean) => {
  // Without an email server nothing is delivered, and the list says so.
  const delivered = settings.emailGoesToFiles ? "written to a file" : "delivered";
  const nameOf = (state: MailState) => (state === "delivered" ? delivered : state);
  const counts = await countMails(db);
  const rows = await listMails(db, {
    states: all ? mailStates : mailStates.filter((state) => state !== "delivered"),
    rows: longestList,
  });
  const summary = mailStates.map((state) => `${counts[state]} ${nameOf(state)}`).join(", ");
  if (rows.length === 0) return `${summary}.\n`;
  const lines = table(
    [
      "ID",
      "State",
      "Kind",
      "To",
      "Queued (Chicago)",
      "Attempts",
      `Next or ${delivered}`,
      "Last error",
    ],
    rows.map((row) => [
      String(row.id),
      nameOf(row.state),
      row.kind,
      row.recipient,
      dateTime(row.createdAt),
      String(row.attempts),
      row.state === "failed" ? "" : dateTime(row.deliveredAt ?? row.nextAttemptAt),
      row.lastError ?? "",
    ]),
    60,
  );
  return `${lines}\n\n${summary}.\n`;
};

const retry = async (context: StaffContext, id: string | undefined) => {
  if (id !== undefined && !/^\d{1,15}$/.test(id))
    throw invalid("Name an email by its number: npm run staff -- mail retry 12");
  const which = { id: id === undefined ? undefined : Number(id) };
  const { due } = (await act(context, (tx) => sendAgain(tx, which, context.now))).answer;
  return `${due} ${due === 1 ? "email goes" : "emails go"} out again now.\n`;
};

export const mail: StaffCommand = {
  help: [
    ["mail [--all]", "email that is queued or was given up on; with --all also what was delivered"],
    ["mail retry [ID]", "try right away what is waiting or was given up on"],
  ],
  async run(context, args) {
    const { values, positionals } = readArgs(args, { all: "boolean" });
    const [first, id] = positionals;
    if (first === undefined) return printList(context, values.all ?? false);
    if (first === "retry") return retry(context, id);
    throw invalid(
      "There is only npm run staff -- mail, npm run staff -- mail retry and npm run staff -- mail retry ID",
    );
  },
};
