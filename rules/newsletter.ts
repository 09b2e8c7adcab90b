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
