import { runStaffCommand } from "#backend/commands.ts";
import { startGift } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import type { StaffContext } from "#backend/terminal/command.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import type { testSite } from "#backend/testing/site.ts";

type Site = Pick<Awaited<ReturnType<typeof testSite>>, "db" | "deps">;

type Given = {
  paidAt: string;
  amountCents: number;
  donor?: { name: string | null; email: string | null };
  frequency?: "one_time" | "monthly";
  livemode?: boolean;
  subscription?: string;
  /** The provider's name for the payment. */
  reference?: string;
  /** A checkout that was opened and left. */
  left?: boolean;
};

const ada = { name: "Ada Okoro", email: "ada@example.org" };

/** Records a gift as its reports would. */
export const given = async (site: Site, gift: Given) => {
  const { paidAt, amountCents, donor = ada, frequency = "one_time", livemode = true } = gift;
  const at = new Date(paidAt);
  const started = await startGift(site.db, {
    amountCents,
    frequency,
    provider: "stripe",
    livemode,
    intentKey: null,
    createdAt: at,
    expiresAt: at,
  });
  const giftId = started?.id ?? "";
  const { log, settings } = site.deps;
  const recording = { source: "webhook" as const, now: at, log, settings, site: shippedSite };
  const payment = {
    reference: gift.reference ?? `pi_${giftId}`,
    amountCents,
    currency: "usd",
    paidAt,
  };
  if (gift.left) await recordFact(site.db, { kind: "expired", giftId }, recording);
  else
    await recordFact(
      site.db,
      {
        kind: "paid",
        giftId,
        livemode,
        donor,
        payment,
        ...(gift.subscription ? { subscription: gift.subscription } : {}),
      },
      recording,
    );
  const refund = (refundedCents: number) =>
    recordFact(
      site.db,
      {
        kind: "refund",
        references: [payment.reference],
        refund: `re_${giftId}`,
        amountCents: refundedCents,
        state: "succeeded",
        madeAt: paidAt,
      },
      recording,
    );
  return { id: giftId, reference: payment.reference, refund };
};

/** What a staff command prints on the last day of 2026. */
export const staffAt =
  (site: Site, more: Partial<StaffContext> = {}) =>
  async (...args: string[]) => {
    const { db, settings } = site.deps;
    const now = new Date("2026-12-31T12:00:00Z");
    return (
      await runStaffCommand({ db, settings, site: site.deps.site, now, cwd: ".", ...more }, args)
    ).output;
  };
