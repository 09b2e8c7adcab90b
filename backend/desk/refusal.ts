import { HTTPException } from "hono/http-exception";
import type { RefusalCode } from "#rules/desk.ts";
import type { RefusalDetails } from "#rules/pages.ts";

const statuses = {
  invalid: 400,
  "signed-out": 401,
  "sign-in-again": 403,
  "not-allowed": 403,
  "not-found": 404,
  "changed-meanwhile": 409,
  "too-many": 429,
} as const satisfies Record<RefusalCode, number>;

/** Ends a request at the desk: a code for the browser and a sentence for the person. */
export class DeskRefusal extends HTTPException {
  readonly code: RefusalCode;
  /** What the screen shows beside the sentence. */
  readonly details: RefusalDetails | undefined;

  constructor(code: RefusalCode, message: string, details?: RefusalDetails) {
    super(statuses[code], { message });
    this.code = code;
    this.details = details;
  }
}
