import type { Gift } from "#backend/giving/ledger/gift.ts";
import { type CourtesyMail, mayWriteTo } from "#backend/mail/may-write.ts";
import { isLocalAddress, type Settings } from "#backend/settings.ts";
import { nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";

type Address = Pick<Settings, "siteUrl">;

/** Far below what everybody together may have: nobody uses that up alone. */
const ofSender: Limit = { name: "test emails of sender", most: 30, seconds: 3600 };

/** A test costs nothing: in public anybody could have us write to anybody with it. */
export const mayTest = async (
  tx: Database,
  kind: Extract<CourtesyMail, "test receipts" | "test links">,
  to: string,
  sender: string,
  { siteUrl }: Address,
) =>
  isLocalAddress(siteUrl) ||
  ((await takeFromLimit(tx, ofSender, sender)).allowed &&
    (await mayWriteTo(tx, kind, to, sender)).may);

/** Counted to the network that began the gift: when the clock sends a letter there is no other. */
export const mayTestGift = async (
  tx: Database,
  { id }: Pick<Gift, "id">,
  to: string,
  { settings }: { settings: Address },
) => {
  const { sender } = await tx.one(
    { sender: nullable(text) },
    "select begun_from as sender from gifts where id = $1",
    [id],
  );
  return mayTest(tx, "test receipts", to, sender ?? "unknown", settings);
};
