import { expect, test } from "vitest";
import { correctThanks, readThanks, standingOf } from "./thanks.ts";

const read = (query: string) => readThanks(new URLSearchParams(query));

test.each([
  ["amount=50&type=one_time", { monthly: false, amount: "$50" }],
  ["amount=1000.5&type=monthly", { monthly: true, amount: "$1,000.50" }],
  ["amount=25&type=subscription", { monthly: true, amount: "$25" }],
  ["amount=25&type=weekly", { monthly: false, amount: "$25" }],
  ["amount=custom", { monthly: false, amount: undefined }],
  ["amount=fifty", { monthly: false, amount: undefined }],
  ["amount=0", { monthly: false, amount: undefined }],
  ["amount=-5", { monthly: false, amount: undefined }],
  ["amount=1e300", { monthly: false, amount: undefined }],
  ["amount=Infinity", { monthly: false, amount: undefined }],
  ["", { monthly: false, amount: undefined }],
])("%s", (query, thanks) => {
  expect(read(query)).toMatchObject(thanks);
});

test("an edited address gives way to the ledger", () => {
  const report = { state: "paid", amount: 50, frequency: "one_time", test: false } as const;
  expect(correctThanks(read("amount=5000&type=monthly&reference=x"), report)).toEqual({
    monthly: false,
    amount: "$50",
    reference: "x",
  });
});

test("only a paid gift is thanked for as received", () => {
  const states = ["open", "pending", "ended", "failed", "canceled", "refunded"] as const;
  expect(standingOf("paid")).toBe("thanked");
  for (const state of states) expect(standingOf(state)).not.toBe("thanked");
});
