import { integer, nullable, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

const eventRow = {
  id: integer,
  at: timestamp,
  kind: text,
  source: text,
  detail: nullable(text),
  actor: nullable(text),
  /** How the same account is called today. */
  nameNow: nullable(text),
};
type Event = RowOf<typeof eventRow>;

const titles: Record<string, string> = {
  started: "Started by the donor",
  open: "The donor was led to the checkout",
  "checkout unavailable": "The checkout could not be opened",
  pending: "The donor is done; the bank still works on it",
  paid: "Paid",
  mismatch: "Arrived with another amount or currency than asked: in review",
  accepted: "Accepted as it came",
  receipt: "Receipt sent",
  "receipt printed": "Receipt printed",
  "statement printed": "Year-end statement printed",
  "receipt again": "Receipt sent again, marked “duplicate copy”",
  failed: "The payment failed",
  declined: "The card was declined",
  expired: "Given up: the checkout ran out",
  canceled: "Given up by the donor",
  "given up": "Given up: the card provider does not know the checkout any more",
  missed: "A monthly payment did not go through; the card provider tries again",
  ended: "The monthly gift has ended",
  "amount changed": "The donor changed the monthly amount",
  recorded: "Recorded at the desk",
  "address corrected": "Mail address corrected",
  "taken back": "Taken back",
  "put back": "Put back into the books",
  "refund pending": "A refund is on its way",
  "refund requires_action": "A refund waits for the donor",
  "refund succeeded": "Refunded",
  "refund failed": "A refund did not reach the donor: the money is ours again",
  "refund canceled": "A refund was canceled: the money is ours again",
  "dispute inquiry": "The donor's bank asks about the payment",
  "dispute open": "Disputed: the bank holds the money",
  "dispute won": "The dispute is won: the money is ours again",
  "dispute lost": "The dispute is lost",
  "dispute reinstated": "The bank put the money back",
};

const sources: Record<string, string> = {
  reconciler: "found when we asked the card provider",
  sandbox: "in the test checkout",
};

/** Whose account it was. A name that was given up may be somebody else's today. */
const byWhom = ({ actor, nameNow, source }: Event) =>
  actor && nameNow && actor !== nameNow ? `${nameNow} (then ${actor})` : (actor ?? sources[source]);

const stepOf = (event: Event) => {
  const { id, at, kind, detail } = event;
  const by = byWhom(event);
  return { id, at, title: titles[kind] ?? kind, ...(detail && { detail }), ...(by && { by }) };
};

/** An entry that staff take back or put back is booked as a refund; their own words tell it. */
const isBooking = ({ kind, source }: Event) => source === "staff" && kind.startsWith("refund ");

/** All that happened to a gift, in words. A payment's step that also moved its gift is told once. */
export const timelineOf = async (db: Database, giftId: string) => {
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
      return !(
        before &&
        before.kind === kind &&
        before.detail === detail &&
        before.at.getTime() === at.getTime()
      );
    })
    .map(stepOf);
};
