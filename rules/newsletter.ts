import { longestAddress } from "./email-pattern.ts";
import type { Fields } from "./fields.ts";

export const newsletterFields = {
  email: {
    kind: "text",
    label: "Email address",
    missing: "Required",
    email: true,
    longest: longestAddress,
    input: { type: "email", autoComplete: "email" },
  },
} as const satisfies Fields;

/** How often it comes, as every page and letter says it. */
export const newsletterRhythm = "once a month";
