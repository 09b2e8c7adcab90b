import { underOneName } from "#backend/giving/receipts/corrections.ts";
import {
  boolean,
  integer,
  nullable,
  oneOf,
  type RowOf,
  selected,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { giftKinds } from "#rules/gifts.ts";
import { languages } from "#rules/languages.ts";
import { receiptNumber } from "./gift.ts";
import { giftKind, keptCents } from "./gift-list.ts";

const eventRow = {
  id: integer,
  at: timestamp,
  kind: text,
  source: text,
  detail: nullable(text),
  actor: nullable(text),
  nameNow: nullable(text),
};
type GiftEvent = RowOf<typeof eventRow>;

const titles: Record<string, string> = {
  started: "Started by the donor",
  "made again": "Restored from our payment processor’s records: the backup did not have it",
  open: "The donor went to the checkout",
  "checkout unavailable": "The checkout could not be opened",
  pending: "On its way from the donor's bank",
  paid: "Paid",
  mismatch: "Arrived with a different amount or currency than the donor chose: in review",
  accepted: "Accepted as is",
  receipt: "Receipt sent",
  "receipt printed": "Receipt printed",
  "statement printed": "Year-end statement printed",
  "receipt again": "Receipt sent again, marked “duplicate copy”",
  failed: "The payment failed",
  declined: "The card was declined",
  expired: "Abandoned: the checkout expired",
  canceled: "Canceled by the donor",
  "given up": "Closed: our payment processor no longer has this checkout",
  missed: "A monthly payment did not go through; our payment processor will try again",
  ended: "The monthly gift has ended",
  "ended early": "The monthly gift ended before its first payment arrived",
  "amount changed": "The monthly amount changed",
  "day changed": "The day of the monthly charge changed",
  paused: "Paused",
  "resume announced": "Emailed the donor that the gift resumes",
  resumed: "Resumed after a pause",
  "missed told": "Emailed the donor a link for a new card after the failed charge",
  "card expiring": "Emailed the donor a link for a new card, because theirs expires",
  "card link sent": "Emailed the donor a link for a new card",
  "card changed": "The donor saved a new card",
  "billing page opened": "The donor went to change their billing address",
  "billing changed": "The donor saved a new billing address",
  "monthly asked": "Asked our payment processor to",
  "monthly refused": "Not changed. We asked our payment processor to",
  "card sent": "Card sent to the person the donor named",
  "card printed": "Card printed",
  "card corrected": "Card corrected",
  "card canceled": "Card canceled",
  "card deleted": "Card deleted after it was printed",
  "honoree corrected": "In honor or memory of: name corrected",
  recorded: "Recorded at the desk",
  "address corrected": "Email address corrected",
  "name corrected": "Name corrected",
  "mailing address corrected": "Mailing address corrected",
  "check number corrected": "Check number corrected",
  "taken back": "Voided",
  "put back": "Restored",
  "refund pending": "A refund is on its way",
  "refund requires_action": "A refund is waiting for the donor",
  "refund succeeded": "Refunded",
  "refund failed": "A refund didn't reach the donor, so the money came back to us",
  "refund canceled": "A refund was canceled, so we keep the money",
  "dispute inquiry": "The donor's bank is asking about the payment",
  "dispute open": "Disputed: the bank is holding the money",
  "dispute won": "The bank closed the case and takes no money",
  "dispute lost": "We lost the dispute",
  "dispute reinstated": "The bank returned the money",
};

/** Without an email server: nobody got these. */
const savedTitles: Record<string, string> = {
  receipt: "Receipt saved, not sent",
  "receipt again": "Receipt saved again, not sent, marked “duplicate copy”",
  "resume announced": "Email that the gift resumes saved, not sent",
  "missed told": "Email with a link for a new card, after the failed charge, saved, not sent",
  "card expiring": "Email with a link for a new card, because theirs expires, saved, not sent",
  "card link sent": "Email with a link for a new card saved, not sent",
  "card sent": "Card saved, not sent",
};

const sources: Record<string, string> = {
  reconciler: "found when we asked our payment processor",
  sandbox: "in the test checkout",
};

const ofDonor = ({ kind, source }: GiftEvent) =>
  kind === "monthly asked" && source === "donor" ? "the donor" : undefined;

/** Whose account it was. A name that was given up may be somebody else's today. */
const byWhom = (event: GiftEvent) => {
  const { actor, nameNow, source } = event;
  if (actor && nameNow && actor !== nameNow) return `${nameNow} (then ${actor})`;
  return actor ?? sources[source] ?? ofDonor(event);
};

/** An entry that staff take back or put back is booked as a refund; their own words tell it. */
const isBooking = ({ kind, source }: GiftEvent) => source === "staff" && kind.startsWith("refund ");

const timelineOf = async (db: Database, giftId: string, emailGoesToFiles: boolean) => {
  const rows = await db.rows(
    eventRow,
    `select e.id, e.at, e.kind, e.source, e.detail, e.actor,
            coalesce(nullif(a.name, ''), a.email) as "nameNow"
     from gift_events e left join staff_accounts a on a.id = e.actor_id
     where e.gift_id = $1 order by e.id`,
    [giftId],
  );
  const events = rows.filter((event) => !isBooking(event));
  return events
    .filter(({ kind, at, detail }, index) => {
      const before = events[index - 1];
      const same = before?.kind === kind && before.detail === detail;
      return !(same && before.at.getTime() === at.getTime());
    })
    .map((event) => {
      const { id, at, kind, detail } = event;
      const by = byWhom(event);
      const title = (emailGoesToFiles && savedTitles[kind]) || (titles[kind] ?? kind);
      // What was asked ends the sentence.
      if (detail && title.endsWith(" to"))
        return { id, at, title: `${title} ${detail}`, ...(by && { by }) };
      return { id, at, title, ...(detail && { detail }), ...(by && { by }) };
    });
};

/** Where refunds are made. Test payments stand apart at the card provider too. */
const providerUrl = ({ reference, test }: { reference: string; test: boolean }) => {
  if (!/^[a-z]{2}_/.test(reference)) return null;
  const page = reference.startsWith("pi_")
    ? `payments/${reference}`
    : reference.startsWith("in_")
      ? `invoices/${reference}`
      : `search?query=${encodeURIComponent(reference)}`;
  return `https://dashboard.stripe.com/${test ? "test/" : ""}${page}`;
};

const giftColumns = {
  id: text,
  state: text,
  amountCents: integer,
  monthlyCents: nullable(integer),
  donorName: nullable(text),
  donorEmail: nullable(text),
  checkNumber: nullable(text),
  postalAddress: nullable(text),
  campaign: nullable(text),
  honoree: nullable(text),
  designation: nullable(text),
  language: oneOf(languages),
};

const paymentColumns = {
  number: integer,
  amountCents: integer,
  feeCoverCents: integer,
  currency: text,
  state: text,
  reference: text,
};

const lastOf = (...kinds: string[]) => `(select max(e.at) from gift_events e
  where e.payment_number = p.number and e.kind in ('${kinds.join("', '")}'))`;

export const giftPage = async (db: Database, id: string, emailGoesToFiles = false) => {
  const gift = await db.row(
    { ...giftColumns, kind: oneOf(giftKinds), test: boolean, startedAt: timestamp },
    `select ${selected(giftColumns)}, ${giftKind} as kind, not livemode as test,
            created_at as "startedAt"
     from gifts g where id = $1`,
    [id],
  );
  if (!gift) return undefined;
  const payments = await db.rows(
    {
      ...paymentColumns,
      at: timestamp,
      keptCents: integer,
      test: boolean,
      receiptSentAt: nullable(timestamp),
      receiptPrintedAt: nullable(timestamp),
    },
    `select ${selected(paymentColumns)}, paid_at as at, ${keptCents} as "keptCents",
            not livemode as test, ${lastOf("receipt", "receipt again")} as "receiptSentAt",
            ${lastOf("receipt printed")} as "receiptPrintedAt"
     from gift_payments p where gift_id = $1 order by paid_at desc, number desc`,
    [id],
  );
  const others = await db.count(
    "select count(*) as n from gifts where lower(donor_email) = lower($1) and id <> $2",
    [gift.donorEmail, id],
  );
  return {
    gift,
    payments: payments.map(({ reference, ...payment }) => ({
      ...payment,
      receipt: receiptNumber({ paidAt: payment.at, number: payment.number }),
      providerUrl: providerUrl({ reference, test: payment.test }),
    })),
    steps: await timelineOf(db, id, emailGoesToFiles),
    others,
    othersNamed: await db.count(
      `select count(*) as n from gifts g where g.id <> $1 and ${underOneName}`,
      [id],
    ),
  };
};
