import type { Actor } from "#backend/desk/endpoint.ts";
import type { ReceiptSettings } from "#backend/giving/receipts/receipts.ts";
import type { Log } from "#backend/log.ts";
import type { Site } from "#backend/site.ts";
import type { Source } from "./gift.ts";
import type { Step } from "./ledger.ts";

/** What recording needs to know besides the fact itself. */
export type Recording = {
  source: Source;
  /** The provider's name for the report, kept beside the change it caused. */
  event?: string;
  /** Who of the staff it was. */
  actor?: Actor | undefined;
  now: Date;
  log: Log;
  settings: ReceiptSettings;
  site: Site;
  /** Where the payer sits, if we saw them. */
  payerAddress?: string;
};

/**
 * `unknown`: not a gift of ours. `waiting`: about a payment we have not heard of yet.
 * `wrong mode`: test money for a real gift, or the reverse; it is never booked.
 */
export type Outcome = "changed" | "unchanged" | "unknown" | "waiting" | "wrong mode";

export const stepOf = (
  kind: string,
  { source, event, actor, now }: Recording,
  detail?: string,
): Pick<Step, "kind" | "source" | "event" | "actor" | "at" | "detail"> => ({
  kind,
  source,
  event,
  actor,
  at: now,
  detail,
});

export const changedIf = (changed: boolean): Outcome => (changed ? "changed" : "unchanged");
