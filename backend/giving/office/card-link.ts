import type { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import type { Done } from "#backend/desk/endpoint.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { stepOf } from "#backend/giving/ledger/recording.ts";
import { refuseUnlessRunning } from "#backend/giving/monthly/ask.ts";
import { sendCardLink } from "#backend/giving/monthly/card-links.ts";
import { invalid, Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import type { cardLinkRequest } from "#rules/monthly.ts";
import { type ByStaff, lockedGift } from "./by-staff.ts";

/** To the donor's own address, and to no other: nobody at the desk types one here. */
export const sendLinkByStaff = async (
  tx: Database,
  { id, key }: z.infer<typeof cardLinkRequest>,
  staff: ByStaff,
  providers: Pick<Deps, "checkout" | "stripe">,
): Promise<Done> => {
  const gift = await lockedGift(tx, id);
  refuseUnlessRunning(gift, providers);
  if (gift.donorEmail === null) throw invalid("Please add the donor's email address first.");
  const sent = await sendCardLink(tx, gift, { kind: "asked" }, staff, key);
  if (sent === "too many tests")
    throw new Refused("too-many", "This address already got enough test emails for today.");
  if (sent === "sent") await writeEvent(tx, id, stepOf("card link sent", staff));
  return { action: "emailed a donor a link for a new card", about: `gift ${id}` };
};
