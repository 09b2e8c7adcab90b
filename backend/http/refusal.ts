import type { ZodError } from "zod";
import type { Refused } from "#backend/refused.ts";

const statuses = {
  invalid: 400,
  "signed-out": 401,
  "sign-in-again": 403,
  "not-allowed": 403,
  "not-found": 404,
  "changed-meanwhile": 409,
  "too-large": 413,
  "too-many": 429,
} as const satisfies Record<Refused["reason"], number>;

export const statusOf = ({ reason }: Refused) => statuses[reason];

/** The one sentence a visitor needs first. */
export const firstMessage = (error: ZodError) =>
  error.issues[0]?.message ?? "Please check what you entered.";
