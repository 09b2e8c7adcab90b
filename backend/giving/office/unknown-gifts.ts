import type { Finding } from "#backend/doctor/finding.ts";
import { unknownGift } from "#backend/giving/ledger/facts.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

/** Enough to look them up by. */
const namedAtMost = 3;

/** Money that Stripe tells of, for gifts that are in no backup and could not be made again. */
export const unknownGiftProblems = async (db: Database) => {
  const reports = await db.rows(
    { id: text },
    "select id from unread_events where reason = $1 order by first_tried_at, id",
    [unknownGift],
  );
  if (reports.length === 0) return [];
  const [count, gifts, they] =
    reports.length === 1
      ? ["1 report from Stripe is", "a gift", "It stays"]
      : [`${reports.length} reports from Stripe are`, "gifts", "They stay"];
  const named = reports.slice(0, namedAtMost).map(({ id }) => id);
  const more = reports.length > namedAtMost ? " and others" : "";
  return [
    `${count} about ${gifts} that the site doesn't have, such as one made after the backup that was restored: ${named.join(", ")}${more}. ${they} on this list for a month. Please look up the payment in Stripe.`,
  ];
};

export const checkUnknownGifts = async (db: Database): Promise<Finding[]> =>
  (await unknownGiftProblems(db)).map((says) => ({
    level: "warning",
    about: "unknown-gifts",
    says,
    remedy:
      "Find the gift in Stripe by the gift_id in its metadata. Once its checkout is known here, the report is taken up automatically.",
  }));
