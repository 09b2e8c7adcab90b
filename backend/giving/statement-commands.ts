import { parseArgs } from "node:util";
import { recorded, staffCommand } from "#backend/desk/audit.ts";
import { act } from "#backend/staff/act.ts";
import type { StaffCommand } from "#backend/staff/command.ts";
import { StaffError } from "#backend/staff/staff-error.ts";
import { plain } from "#backend/staff/terminal.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { emailAddress } from "#rules/email.ts";
import { wasIssued } from "./issued-statements.ts";
import { mailStatement, prepareStatement } from "./staff.ts";
import { countStatements, startStatements } from "./statement-runs.ts";

const forAll = async (db: Database, year: number, now: Date, send: boolean) => {
  const { donors, unreachable, keptCents } = await countStatements(db, year);
  if (donors === 0) return `Nobody whose address is known gave in ${year}.\n`;
  const words = `${donors} ${donors === 1 ? "donor" : "donors"} gave in ${year}, ${formatDollars(keptCents)} in all${unreachable > 0 ? `; ${unreachable} payments have no address` : ""}.`;
  if (!send) return `${words} Nothing was sent: add --send.\n`;
  await recorded(db, staffCommand, now, (tx) =>
    startStatements(tx, { year, donors }, { now, by: staffCommand }),
  );
  return `${words} The running site sends them now, each once: npm run staff -- mail\n`;
};

export const statement: StaffCommand = {
  help: [
    [
      "statement --year YEAR --email ADDRESS [--send [--again]]",
      "a donor's gifts of one year, to read or to mail, or to mail once more",
    ],
    ["statement --year YEAR --all [--send]", "how many donors that is, or mail it to all of them"],
  ],
  async run(context, args) {
    const { db, now } = context;
    const { values } = parseArgs({
      args,
      options: {
        year: { type: "string" },
        email: { type: "string" },
        all: { type: "boolean" },
        send: { type: "boolean" },
        again: { type: "boolean" },
      },
    });
    if (!/^20\d{2}$/.test(values.year ?? "")) throw new StaffError("--year must be a year.");
    const year = Number(values.year);
    if (values.all) {
      if (values.email) throw new StaffError("Either --all or --email.");
      return forAll(db, year, now, values.send ?? false);
    }
    const email = emailAddress.safeParse(values.email);
    if (!email.success) throw new StaffError("--email must be the donor's address.");

    const mail = await prepareStatement(db, year, email.data);
    if (!mail) return `No gifts of ${email.data} in ${year}.\n`;
    const before = await wasIssued(db, mail.digest);
    const { again = false } = values;
    if (before && values.send && !again)
      return `This statement was sent to ${mail.to} before. To send a duplicate copy, add --again.\n`;
    if (!values.send) return `To: ${mail.to}\nSubject: ${mail.subject}\n\n${plain(mail.text)}\n`;
    await act(context, (tx) => mailStatement(tx, { year, email: email.data, again }, now));
    return `${again && before ? "A duplicate copy" : "The statement"} is on its way to ${mail.to}.\n`;
  },
};
