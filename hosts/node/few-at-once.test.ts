import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { fewAtOnce } from "./few-at-once.ts";

const received = (length = 0) =>
  ({
    complete: true,
    method: "POST",
    headers: { "content-length": String(length) },
  }) as unknown as IncomingMessage;

test("ten networks that take all they may leave room for everybody else, and for nobody of theirs", () => {
  const atOnce = fewAtOnce();
  const crowd = Array.from({ length: 2_000 }, () => received());
  expect(crowd.every((request, at) => atOnce.enter(request, `198.51.100.${at % 10}`))).toBe(true);
  const household = Array.from({ length: 21 }, () => atOnce.enter(received(), "203.0.113.7"));
  expect(household.lastIndexOf(true)).toBe(19);
  expect(atOnce.enter(received(), "198.51.100.9")).toBe(false);
  for (const request of crowd) atOnce.leave(request);
  expect(atOnce.enter(received(), "198.51.100.9")).toBe(true);
});

test("long forms of few networks leave room for everybody else, and for short ones of theirs", () => {
  const atOnce = fewAtOnce();
  const long = (network: number) => atOnce.enter(received(96 * 1024), `198.51.100.${network}`);
  const taken = Array.from({ length: 3_000 }, (_, at) => long(at % 10)).filter(Boolean);
  expect(taken.length).toBeLessThan(400);
  expect(atOnce.enter(received(2_000), "203.0.113.7")).toBe(true);
  const alone = fewAtOnce();
  const own = Array.from({ length: 100 }, () => alone.enter(received(96 * 1024), "192.0.2.1"));
  expect(own.filter(Boolean).length).toBeLessThan(50);
  expect(alone.enter(received(2_000), "192.0.2.1")).toBe(true);
});
