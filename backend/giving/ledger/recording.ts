import type { Deps } from "#backend/deps.ts";
import type { Actor } from "#backend/desk/endpoint.ts";
import type { Log } from "#backend/log.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import type { Source } from "./gift.ts";

export type Recording = {
  source: Source;
  /** The provider's name for the report, kept beside the change it caused. */
  event?: string;
  actor?: Actor;
  now: Date;
  log: Log;
  settings: Pick<Settings, "siteUrl" | "functionsUrl" | "staffEmail" | "cardFee">;
  site: Site;
};

/** Asked before a transaction, never inside one: what the site says lies in the same database. */
export const recordingFrom = async (
  { now, log, settings, site }: Pick<Deps, "now" | "log" | "settings" | "site">,
  source: Source,
): Promise<Recording> => ({ source, now: now(), log, settings, site: await site() });

export type Step = {
  kind: string;
  source: Source;
  at: Date;
  event?: string | undefined;
  payment?: number;
  detail?: string;
  actor?: Actor | undefined;
};

export const stepOf = (
  kind: string,
  { source, event, actor, now }: Recording,
  more: Pick<Step, "detail" | "payment"> = {},
): Step => ({ kind, source, event, actor, at: now, ...more });

/**
 * `unknown`: not a gift of ours. `waiting`: about a payment we have not heard of yet.
 * `wrong mode`: test money for a real gift, or the reverse; it is never booked.
 */
export type Outcome = "changed" | "unchanged" | "unknown" | "waiting" | "wrong mode";

export const changedIf = (changed: boolean): Outcome => (changed ? "changed" : "unchanged");
