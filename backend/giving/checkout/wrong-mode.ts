import type { Recording } from "#backend/giving/ledger/recording.ts";
import { queueNotice, wrongModeNotice } from "#backend/giving/office/staff-notices.ts";
import type { Database } from "#backend/storage/database.ts";

/** Nothing is booked. Staff hear of it once a day: two keys were mixed up. */
export const reportWrongMode = async (
  db: Database,
  { livemode }: { livemode: boolean },
  recording: Pick<Recording, "now" | "settings" | "site" | "log" | "event">,
) => {
  recording.log("payment of the wrong mode", { event: recording.event, livemode });
  await queueNotice(db, wrongModeNotice(livemode, recording.now), recording);
};
