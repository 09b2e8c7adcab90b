import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askPatiently } from "./ask-patiently.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const staying = new AbortController().signal;

/** When each question was asked, in milliseconds after the first. */
const failing = (times: number) => {
  const started = Date.now();
  const asked: number[] = [];
  const ask = async () => {
    asked.push(Date.now() - started);
    if (asked.length <= times) throw new Error("nobody there");
    return "answer";
  };
  return { ask, asked };
};

test("a question that fails is asked three times more, after 1, 2 and 4 seconds", async () => {
  const { ask, asked } = failing(4);
  const outcome = expect(askPatiently(ask, staying)).rejects.toThrow("nobody there");
  await vi.runAllTimersAsync();
  await outcome;
  expect(asked).toEqual([0, 1000, 3000, 7000]);
});

test("the first answer ends the asking", async () => {
  const { ask, asked } = failing(2);
  const answer = askPatiently(ask, staying);
  await vi.runAllTimersAsync();
  expect(await answer).toBe("answer");
  expect(asked).toEqual([0, 1000, 3000]);
});

test("nobody asks on for a page that was left", async () => {
  const { ask, asked } = failing(4);
  await expect(askPatiently(ask, AbortSignal.abort())).rejects.toThrow("nobody there");
  expect(asked).toEqual([0]);
});
