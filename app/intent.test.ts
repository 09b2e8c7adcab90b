import { expect, test } from "vitest";
import { createIntent } from "./intent.ts";

const gift = { amount: 50, frequency: "monthly" };

test("trying the same again keeps the key", () => {
  const intent = createIntent();
  expect(intent.keyFor({ ...gift })).toBe(intent.keyFor({ ...gift }));
});

test("another content is another decision", () => {
  const intent = createIntent();
  expect(intent.keyFor(gift)).not.toBe(intent.keyFor({ ...gift, amount: 100 }));
});

test("after the outcome is known, the same content is a new decision", () => {
  const intent = createIntent();
  const first = intent.keyFor(gift);
  intent.settle();
  expect(intent.keyFor(gift)).not.toBe(first);
});

test("no two visitors share a key", () => {
  const keys = new Set(Array.from({ length: 1000 }, () => createIntent().keyFor(gift)));
  expect(keys.size).toBe(1000);
});
