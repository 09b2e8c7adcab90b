import type { Site } from "#backend/site.ts";
import { addressLine } from "#rules/address.ts";

/** Who writes, as it is published now. */
export const letterhead = ({ organisation }: Site) => ({
  name: organisation.fullName,
  lines: [addressLine(organisation.address), `${organisation.phone} · ${organisation.email}`],
});
