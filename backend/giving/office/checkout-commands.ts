import { isIP } from "node:net";
import { parseArgs } from "node:util";
import { closeCheckouts } from "#backend/giving/checkout/close-checkouts.ts";
import {
  type CheckoutFilter,
  findOpenCheckouts,
  networksWithMost,
} from "#backend/giving/checkout/open-checkouts.ts";
import { silentLog } from "#backend/log.ts";
import { table } from "#backend/plain-text.ts";
import { Refused } from "#backend/refused.ts";
import { act } from "#backend/terminal/act.ts";
import type { StaffContext } from "#backend/terminal/command.ts";
import { toCents } from "#rules/donation.ts";

export const checkoutHelp: [string, string][] = [
  ["gifts checkouts", "how many checkouts are open, and from where most of them come"],
  [
    "gifts close-checkouts [--network NETWORK] [--older-than MINUTES] [--amount DOLLARS] [--all] [--dry-run]",
    "close open checkouts, also at the card provider",
  ],
];

export const listCheckouts = async ({ db, now }: StaffContext) => {
  const open = await findOpenCheckouts(db, {}, now);
  if (open.length === 0) return "No checkout is open.\n";
  const most = await networksWithMost(db, now);
  const rows = most.map((row) => [row.network, String(row.open)]);
  return `${open.length} checkouts are open.\n\n${table(["Network", "Open"], rows, undefined, [1])}\n`;
};

const networkIn = (text: string) => {
  const [address = "", prefix, ...rest] = text.split("/");
  const longest = isIP(address) === 4 ? 32 : 128;
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
  if (isIP(address) === 0 || !fits || rest.length > 0)
    throw new Refused("invalid", "--network must be a network such as 2001:db8::/48 or 192.0.2.7.");
  return text;
};

const minutesBefore = (text: string, now: Date) => {
  if (!/^\d{1,4}$/.test(text))
    throw new Refused("invalid", "--older-than must be a number of minutes.");
  return new Date(now.getTime() - Number(text) * 60_000);
};

const centsIn = (text: string) => {
  const cents = /^\d+(\.\d{1,2})?$/.test(text) ? toCents(Number(text)) : null;
  if (cents === null)
    throw new Refused("invalid", "--amount must be an amount such as 50 or 12.50.");
  return cents;
};

export const closeCheckoutsCommand = async (context: StaffContext, args: string[]) => {
  const { db, now, settings } = context;
  const { values } = parseArgs({
    args,
    options: {
      network: { type: "string" },
      "older-than": { type: "string" },
      amount: { type: "string" },
      all: { type: "boolean" },
      "dry-run": { type: "boolean" },
    },
  });
  const { network, amount, all } = values;
  const age = values["older-than"];
  const filtered = network !== undefined || age !== undefined || amount !== undefined;
  if (filtered === (all ?? false))
    throw new Refused("invalid", "Say which: --network, --older-than or --amount, or --all.");
  const filter: CheckoutFilter = {
    network: network === undefined ? undefined : networkIn(network),
    openedBefore: age === undefined ? undefined : minutesBefore(age, now),
    amountCents: amount === undefined ? undefined : centsIn(amount),
  };
  if (values["dry-run"])
    return `Would close ${(await findOpenCheckouts(db, filter, now)).length} checkouts.\n`;
  const stripe = await context.openStripe?.();
  const { closed, failed } = await closeCheckouts(
    { db, now, settings, site: await context.site(), stripe, log: silentLog },
    filter,
  );
  if (closed > 0)
    await act(context, async () => ({
      action: "closed open checkouts",
      about: `${closed} (${args.join(" ")})`,
    }));
  if (failed > 0)
    throw new Refused(
      "invalid",
      `Closed ${closed} checkouts. ${failed} could not be closed at the card provider: please try again.`,
    );
  return `Closed ${closed} checkouts.\n`;
};
