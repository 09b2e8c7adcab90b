import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { fewAtOnce } from "./few-at-once.ts";

const received = () => ({ complete: true }) as IncomingMessage;

test("ten networks that take all they may leave room for everybody else, and for nobody of theirs", () => {
  const atOnce = fewAtOnce();
  const crowd = Array.from({ length: 2_000 }, received);
  expect(crowd.every((request, at) => atOnce.enter(request, `198.51.100.${at % 10}`))).toBe(true);
  const household = Array.from({ length: 21 }, () => atOnce.enter(received(), "203.0.113.7"));
  expect(household.lastIndexOf(true)).toBe(19);
  expect(atOnce.enter(received(), "198.51.100.9")).toBe(false);
  for (const request of crowd) atOnce.leave(request);
  expect(atOnce.enter(received(), "198.51.100.9")).toBe(true);
});
