import type { RefusalCode } from "#rules/desk.ts";
import type { RefusalDetails } from "#rules/pages.ts";

/**
 * Something that cannot be done as it was asked: why, for programs, and a sentence for the person.
 * Whoever passed the question on (desk, functions, terminal, clock) turns it into an answer.
 */
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
