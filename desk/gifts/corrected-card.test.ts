import { expect, test } from "vitest";
import { correctedCard } from "./corrected-card.ts";

const now = new Date("2026-03-02T18:00:00Z");
const due = "2026-03-02T17:00:00Z";
const later = "2026-03-20T14:00:00Z";

test.each([
  ["on paper", { email: "" }, {}, "Nothing was sent."],
  ["that has gone before", {}, { sentAt: due }, "Nothing was sent."],
  ["whose gift went back", {}, { maySend: false }, "Nothing was sent."],
  ["by email, for a later day", {}, { sendAt: later }, "It goes out Mar 20, 2026."],
  ["by email, whose day has come", {}, {}, "It is on its way to joe@example.org."],
])("the desk says what becomes of a corrected card %s", (_, typed, card, words) => {
  const sent = { email: "joe@example.org", ...typed };
  const stored = { sentAt: null, sendAt: due, maySend: true, ...card };
  expect(correctedCard(stored, sent, { emailGoesToFiles: false }, now)).toBe(
    `The card is corrected. ${words}`,
  );
});
