import type { Deps } from "#backend/deps.ts";
import type { Checkout } from "#backend/giving/checkout/checkout.ts";
import { crowdNotice, queueNotice } from "#backend/giving/office/staff-notices.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";

/** Who is told every minute stops reading. */
const oneMailAnHour: Limit = { name: "alarm about checkouts", most: 1, seconds: 3600 };

/** Very many checkouts at once: donors go on giving, and staff look whether it is an attack. */
export const raiseAlarm = async (
  tx: Database,
  { log, settings, checkout }: Pick<Deps, "log" | "settings"> & { checkout: Checkout },
  site: Site,
  now: Date,
) => {
  const turn = await takeFromLimit(tx, oneMailAnHour, "staff");
  if (!turn.allowed) return;
  log("very many checkouts");
  await queueNotice(tx, crowdNotice(now, checkout.livemode), { now, settings, site });
};
