import type { Deps } from "#backend/deps.ts";
import type { PaymentFact } from "#backend/giving/ledger/facts.ts";
import type { Provider } from "#backend/giving/ledger/gift.ts";
import { startGift } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { silentLog } from "#backend/log.ts";
import type { Database } from "#backend/storage/database.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import type { Frequency } from "#rules/donation.ts";

type Site = { db: Database; deps: Pick<Deps, "settings"> };

type Given = {
  cents?: number;
  /** What arrived, when it is not what was asked for. */
  paidCents?: number;
  name?: string | null;
  email?: string | null;
  paidAt?: string;
  provider?: Provider;
  frequency?: Frequency;
  campaign?: string;
  /** How we learned of it: by its report, or only by asking. */
  source?: "webhook" | "reconciler";
};

/** A gift that was begun and then paid, as the card provider reports it. */
export const aGift = async (site: Site, given: Given = {}) => {
  const { cents = 5000, name = "Ada Okoro", email = "ada@example.org" } = given;
  const { provider = "stripe", frequency = "one_time", paidAt = "2026-02-10T18:00:00Z" } = given;
  const at = new Date(paidAt);
  const livemode = provider !== "sandbox";
  const gift = await startGift(site.db, {
    amountCents: cents,
    frequency,
    provider,
    livemode,
    campaign: given.campaign ?? null,
    intentKey: null,
    createdAt: at,
    expiresAt: at,
  });
  const id = gift?.id ?? "";
  const reference = `pi_${id.replaceAll("-", "")}`;
  const recording = {
    source: given.source ?? ("webhook" as const),
    now: at,
    log: silentLog,
    settings: site.deps.settings,
    site: shippedSite,
  };
  await recordFact(
    site.db,
    {
      kind: "paid",
      giftId: id,
      livemode,
      donor: { name, email },
      payment: { reference, amountCents: given.paidCents ?? cents, currency: "usd", paidAt },
    },
    recording,
  );
  const [payment] = await storedRows<{ number: number }>(
    site.db,
    "select number from gift_payments where reference = $1",
    [reference],
  );
  const tell = (fact: PaymentFact) => recordFact(site.db, fact, recording);
  return {
    id,
    reference,
    payment: payment?.number ?? 0,
    tell,
    /** A later month. */
    pay: (day: string) => {
      const month = { reference: `${reference} ${day}`, amountCents: cents, currency: "usd" };
      const payment = { ...month, paidAt: day, renewal: true };
      return recordFact(site.db, { kind: "paid", giftId: id, livemode, payment }, recording);
    },
    refund: (amountCents: number) =>
      tell({
        kind: "refund",
        references: [reference],
        refund: `re_${id}`,
        amountCents,
        state: "succeeded",
        madeAt: paidAt,
      }),
  };
};

/** What somebody types for a check. */
export const aCheck = (changed: Record<string, unknown> = {}) => ({
  key: crypto.randomUUID(),
  means: "check",
  amount: "120.50",
  received: "2026-02-27",
  name: "Grace Bell",
  email: "grace@example.org",
  address: "118 N Central Ave, Chicago, IL 60644",
  checkNumber: "1047",
  ...changed,
});
