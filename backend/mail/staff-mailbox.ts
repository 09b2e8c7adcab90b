import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";

/** Where staff read: as it is set, or else where the site says that people write to. */
export const staffMailbox = ({ staffEmail }: Pick<Settings, "staffEmail">, site: Site) =>
  staffEmail ?? site.organisation.email;
