import type { RefusalCode } from "#rules/desk.ts";
import type { RefusalDetails } from "#rules/pages.ts";

/** Why, for programs, and a sentence for the person; whoever passed the question on answers. */
export class Refused extends Error {
  override name = "Refused";
  readonly reason: RefusalCode;
  /** What the desk's screen shows beside the sentence. */
  readonly details: RefusalDetails | undefined;

  constructor(reason: RefusalCode, message: string, details?: RefusalDetails) {
    super(message);
    this.reason = reason;
    this.details = details;
  }
}

export const invalid = (message: string, details?: RefusalDetails) =>
  new Refused("invalid", message, details);

export const notFound = (message: string) => new Refused("not-found", message);
