import { expect, test } from "vitest";
import { honest, type Sample, spam } from "#backend/testing/inbox/labeled-messages.ts";
import { spamIn } from "./suspicion.ts";

const reasonFor = ({ firstName = "Ada", ...sample }: Sample) =>
  spamIn({ firstName, lastName: "Okoro", email: "ada@visitor.example", ...sample });

test("the list holds 200 messages, more of them honest than not", () => {
  expect([honest.length, spam.length]).toEqual([119, 81]);
});

test.each(honest)("nobody honest is kept out of the inbox: $subject", (sample) =>
  expect(reasonFor(sample)).toBeNull(),
);

test("of the spam nine in ten are recognized, where the hidden field alone caught none", () => {
  const missed = spam.filter((sample) => reasonFor(sample) === null);
  expect(spam.length - missed.length, missed.map(({ subject }) => subject).join(", ")).toBe(73);
});

test.each([
  ["Hi", '<a href="https://x.example">x</a>', "sent a message with HTML links"],
  [
    "Hi",
    "https://x.bet/ Casino! Free spins",
    "sent a link together with “.bet”, “casino”, and “free spins”",
  ],
  [
    "Hi",
    "https://x.example dofollow, buy now",
    "sent a link together with “buy now” and “dofollow”",
  ],
])("staff are told why: %s, %s", (subject, message, why) =>
  expect(reasonFor({ subject, message })).toBe(why),
);

test("dots after a link are read once, however many there are", () => {
  // Begun anew at each of them, it would take longer than a test may.
  const message = `http://${".".repeat(1_000_000)}x`;
  expect(spamIn({ firstName: "Ada", message })).toBeNull();
});

test("a text of opened links is read once, however long it is", () => {
  // Read from each of them to the end of all, it would take longer than a test may.
  expect(spamIn({ firstName: "Ada", message: "<a ".repeat(300_000) })).toBeNull();
});
