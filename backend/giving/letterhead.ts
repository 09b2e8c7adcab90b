import { organisation } from "#backend/content/said.ts";
import { addressLine } from "#rules/address.ts";
import type { Letterhead } from "#rules/gifts.ts";

/** Who writes, as it is published now. */
export const letterhead = (): Letterhead => ({
  name: organisation.fullName,
  lines: [addressLine(organisation.address), `${organisation.phone} · ${organisation.email}`],
});
