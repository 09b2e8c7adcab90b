import { parseArgs } from "node:util";
import type { ZodType, z } from "zod";
import { staffCommand } from "#backend/desk/audit.ts";
import { firstMessage } from "#backend/http/refusal.ts";
import { act } from "#backend/staff/act.ts";
import type { StaffContext } from "#backend/staff/command.ts";
import { StaffError } from "#backend/staff/staff-error.ts";
import { plain } from "#backend/staff/terminal.ts";
import { formatDollars } from "#rules/donation.ts";
import { addressLink, oneGift, onePerson, recordedGift, takingBack } from "#rules/gifts.ts";
import { linkAddresses, unlinkAddress } from "./donor-addresses.ts";
import { putBackGift, recordGift, takeBackGift } from "./office-gifts.ts";

export const officeHelp: [string, string][] = [
  [
    "gifts record check|cash AMOUNT NAME [--email ADDRESS] [--day DAY] [--number NUMBER] [--address TEXT]",
    "a gift that came to the office; with an address its receipt goes out",
  ],
  ["gifts take-back GIFT REASON", "take a recorded gift out of the books again"],
  ["gifts put-back GIFT", "undo that"],
  ["gifts link ADDRESS ADDRESS", "two mail addresses of one donor: one statement for both"],
  ["gifts unlink ADDRESS", "an address that stands for itself again"],
];

const byStaff = ({ now, settings }: StaffContext) => ({ now, settings, by: staffCommand });

/** What was typed, by the rules of the desk's form. */
const readTyped = <S extends ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new StaffError(firstMessage(parsed.error));
  return parsed.data;
};

const record = async (context: StaffContext, args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      email: { type: "string", default: "" },
      day: { type: "string" },
      number: { type: "string", default: "" },
      address: { type: "string", default: "" },
    },
    allowPositionals: true,
  });
  const [means, amount, ...name] = positionals;
  const chicagoDay = context.now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });
  const gift = readTyped(recordedGift, {
    key: crypto.randomUUID(),
    means,
    amount,
    received: values.day ?? chicagoDay,
    name: name.join(" "),
    email: values.email,
    address: values.address,
    checkNumber: values.number,
  });
  const { answer } = await act(context, (tx) => recordGift(tx, gift, byStaff(context)));
  const { id } = answer as { id: string };
  const receipt = gift.email
    ? `The receipt is on its way to ${gift.email}.`
    : "There is no mail address: print the receipt at the desk.";
  return `Recorded ${formatDollars(gift.amount)} by ${gift.means} from ${plain(gift.name)}, gift ${id}. ${receipt}\n`;
};

const takeBack = async (context: StaffContext, [id, ...reason]: string[]) => {
  const typed = readTyped(takingBack, { id, reason: reason.join(" ") });
  await act(context, (tx) => takeBackGift(tx, typed, byStaff(context)));
  return `Taken out of the books. To undo it: gifts put-back ${typed.id}\n`;
};

const putBack = async (context: StaffContext, [id]: string[]) => {
  const typed = readTyped(oneGift, { id });
  await act(context, (tx) => putBackGift(tx, typed.id, byStaff(context)));
  return "It stands in the books again.\n";
};

const link = async (context: StaffContext, [one, other]: string[]) => {
  const { email, with: second } = readTyped(addressLink, { email: one, with: other });
  await act(context, (tx) => linkAddresses(tx, email, second, byStaff(context)));
  return `${email} and ${second} are one donor now. To undo it: gifts unlink ${second}\n`;
};

const unlink = async (context: StaffContext, [one]: string[]) => {
  const { email } = readTyped(onePerson, { email: one });
  await act(context, (tx) => unlinkAddress(tx, email));
  return `${email} stands for itself again.\n`;
};

/** What the office does with checks, cash and donors' addresses, by the word after `gifts`. */
export const officeCommands: Record<
  string,
  (context: StaffContext, args: string[]) => Promise<string>
> = { record, "take-back": takeBack, "put-back": putBack, link, unlink };
