import { organisation } from "#backend/content/said.ts";
import type { Settings } from "#backend/deps.ts";

/** Where staff read: as it is set, or else where the site says that people write to. */
export const staffMailbox = ({ staffEmail }: Pick<Settings, "staffEmail">) =>
  staffEmail ?? organisation.email;
