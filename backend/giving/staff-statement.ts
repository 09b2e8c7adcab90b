import { parseArgs } from "node:util";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { type StaffCommand, StaffError } from "#backend/staff/command.ts";
import { plain } from "#backend/staff/terminal.ts";
import { emailAddress } from "#rules/email.ts";
import { composeStatement, yearOfGifts } from "./statement.ts";

export const statement: StaffCommand = {
  help: [
    [
      "statement --year YEAR --email ADDRESS [--send]",
      "a donor's gifts of one year, to read or to mail",
    ],
  ],
  async run({ db, now }, args) {
    const { values } = parseArgs({
      args,
      options: { year: { type: "string" }, email: { type: "string" }, send: { type: "boolean" } },
    });
    if (!/^20\d{2}$/.test(values.year ?? "")) throw new StaffError("--year must be a year.");
    const year = Number(values.year);
    const email = emailAddress.safeParse(values.email);
    if (!email.success) throw new StaffError("--email must be the donor's address.");

    const lines = await yearOfGifts(db, year, email.data);
    if (lines.length === 0) return `No gifts of ${email.data} in ${year}.\n`;
    const mail = composeStatement(year, email.data, lines);
    if (!values.send) return `To: ${mail.to}\nSubject: ${mail.subject}\n\n${plain(mail.text)}\n`;
    return (await enqueueMail(db, mail, now))
      ? `The statement is on its way to ${mail.to}.\n`
      : `This statement was sent to ${mail.to} before.\n`;
  },
};
