import type { Fields, Values } from "./fields.ts";

/** What people ask for help with. A message to staff says it in these words. */
export const helpTopics = [
  "Rent",
  "Eviction or a court paper",
  "Gas, light or water",
  "A legal problem",
  "Work",
  "Food",
  "Something else",
] as const;

/** For somebody without email: we call. Little is asked, and a phone number is all we need. */
export const helpFields = {
  name: {
    kind: "text",
    label: "Your name",
    missing: "Please enter your name",
    longest: 100,
    input: { autoComplete: "name" },
  },
  phone: {
    kind: "text",
    label: "Phone",
    missing: "Please enter a phone number",
    phone: true,
    longest: 40,
    input: { type: "tel", autoComplete: "tel" },
  },
  topic: {
    kind: "choice",
    label: "What is it about?",
    options: helpTopics,
    optional: true,
    message: "Please choose one from the list",
  },
  words: { kind: "text", label: "In a few words", longest: 1000, lines: true },
} as const satisfies Fields;

export type HelpRequest = Values<typeof helpFields>;
