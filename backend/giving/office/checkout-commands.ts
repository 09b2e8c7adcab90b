import { parseArgs } from "node:util";
import { z } from "zod";
import { findOpenCheckouts, networksWithMost } from "#backend/giving/checkout/open-checkouts.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { silentLog } from "#backend/log.ts";
import { table } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import { act, type StaffContext } from "#backend/terminal/command.ts";

export const checkoutHelp: [string, string][] = [
  ["gifts checkouts", "how many checkouts are open, and where most of them come from"],
  [
    "gifts close-checkouts [--network NETWORK] [--older-than MINUTES] [--amount DOLLARS] [--all] [--dry-run]",
    "close open checkouts, also at Stripe",
  ],
];

export const listCheckouts = async ({ db, now }: StaffContext) => {
  const open = await findOpenCheckouts(db, {}, now);
  if (open.length === 0) return "No checkout is open.\n";
  const most = await networksWithMost(db, now);
  const rows = most.map((row) => [row.network, String(row.open)]);
  return `${open.length === 1 ? "1 checkout is" : `${open.length} checkouts are`} open.\n\n${table(["Network", "Open"], rows, undefined, [1])}\n`;
};

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const refuseUnless = (fits: boolean, sentence: string) => {
  if (!fits) throw invalid(sentence);
};

const readFilter = (
  options: { network?: string; "older-than"?: string; amount?: string; all?: boolean },
  now: Date,
) => {
  const { network: from, "older-than": minutes, amount, all = false } = options;
  refuseUnless(
    all === [from, minutes, amount].every((option) => option === undefined),
    "Say which: --network, --older-than or --amount, or --all.",
  );
  refuseUnless(
    network.optional().safeParse(from).success,
    "--network must be a network such as 2001:db8::/48 or 192.0.2.7.",
  );
  refuseUnless(/^\d{1,4}$/.test(minutes ?? "0"), "--older-than must be a number of minutes.");
  refuseUnless(
    /^\d{1,6}(\.\d{1,2})?$/.test(amount ?? "0"),
    "--amount must be an amount such as 50 or 12.50.",
  );
  return {
    network: from,
    openedBefore: minutes ? new Date(now.getTime() - Number(minutes) * 60_000) : undefined,
    amountCents: amount ? Math.round(Number(amount) * 100) : undefined,
  };
};

/** Stripe allows some dozens of calls a second. */
const atOnce = 5;

/** One that its donor has just paid is booked as paid. */
const closeCheckouts = async (context: StaffContext, open: Gift[]) => {
  const { db, now, settings } = context;
  const stripe = await context.openStripe?.();
  const site = await context.site();
  const recording = { source: "staff" as const, now, log: silentLog, settings, site };
  const close = async (gift: Gift) => {
    if (gift.provider === "stripe" && !stripe) throw new Error("There is no key for the provider.");
    const expired = { kind: "expired" as const, giftId: gift.id };
    const fact = gift.provider === "stripe" ? await stripe?.expire(gift) : expired;
    if (!fact || fact.kind === "gone") return 0;
    await db.transaction((tx) => recordFact(tx, fact, recording));
    return fact.kind === "expired" ? 1 : 0;
  };
  const tally = { closed: 0, failed: 0 };
  for (let at = 0; at < open.length; at += atOnce)
    for (const result of await Promise.allSettled(open.slice(at, at + atOnce).map(close)))
      if (result.status === "fulfilled") tally.closed += result.value;
      else tally.failed += 1;
  return tally;
};

export const closeCheckoutsCommand = async (context: StaffContext, args: string[]) => {
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
  const filter = readFilter(values, context.now);
  const open = await findOpenCheckouts(context.db, filter, context.now);
  if (values["dry-run"]) return `Would close ${open.length} checkouts.\n`;
  const { closed, failed } = await closeCheckouts(context, open);
  const about = `${closed} (${args.join(" ")})`;
  if (closed > 0) await act(context, async () => ({ action: "closed open checkouts", about }));
  refuseUnless(
    failed === 0,
    `Closed ${closed} checkouts. ${failed} could not be closed at Stripe: please try again.`,
  );
  return `Closed ${closed} checkouts.\n`;
};
