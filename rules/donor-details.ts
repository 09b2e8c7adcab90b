import type { Fields } from "./fields.ts";

/** What donors want on their receipts. */
export const donorDetailsFields = {
  name: {
    kind: "text",
    label: "Name for receipts",
    missing: "Please enter the name for your receipts",
    longest: 200,
    input: { autoComplete: "name" },
  },
  address: {
    kind: "text",
    label: "Mailing address",
    longest: 500,
    lines: true,
    input: { autoComplete: "street-address" },
  },
} as const satisfies Fields;
