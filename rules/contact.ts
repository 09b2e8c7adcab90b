import { longestAddress } from "./email-pattern.ts";
import type { Fields, Values } from "./fields.ts";

export const contactMessageMinimum = 10;

/** Within which we answer, as the contact page and the letter to the sender promise it. */
export const contactResponse = "two business days";

export const contactFields = {
  firstName: {
    kind: "text",
    label: "First name",
    missing: "First name is required",
    longest: 100,
    input: { autoComplete: "given-name" },
  },
  lastName: {
    kind: "text",
    label: "Last name",
    missing: "Last name is required",
    longest: 100,
    input: { autoComplete: "family-name" },
  },
  email: {
    kind: "text",
    label: "Email",
    missing: "Email is required",
    email: true,
    longest: longestAddress,
    input: { type: "email", autoComplete: "email" },
  },
  phone: {
    kind: "text",
    label: "Phone",
    longest: 40,
    input: { type: "tel", autoComplete: "tel" },
  },
  subject: {
    kind: "text",
    label: "Subject",
    missing: "Subject is required",
    longest: 200,
  },
  message: {
    kind: "text",
    label: "Message",
    missing: "Message is required",
    shortest: {
      length: contactMessageMinimum,
      message: `Message must be at least ${contactMessageMinimum} characters long`,
    },
    longest: 5000,
    lines: true,
  },
} as const satisfies Fields;

export type ContactMessage = Values<typeof contactFields>;
