import type { Site } from "#backend/site.ts";
import { addressLine } from "#rules/address.ts";
import type { Letterhead } from "#rules/gifts.ts";

/** Who writes, as it is published now. */
export const letterhead = ({ organisation }: Site): Letterhead => ({
  name: organisation.fullName,
  lines: [addressLine(organisation.address), `${organisation.phone} · ${organisation.email}`],
});
