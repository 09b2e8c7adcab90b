import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
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

test("an office whose pictures are being uploaded can send forms meanwhile", () => {
  const atOnce = fewAtOnce();
  for (let picture = 0; picture < 4; picture++)
    expect(atOnce.enter(received(9 * 2 ** 20), "192.0.2.1")).toBe(true);
  expect(atOnce.enter(received(2_000), "192.0.2.1")).toBe(true);
});

/** It has come no further than its first line for as long as nobody ends it. */
const slowOne = (length: number) => {
  const request = Object.assign(new EventEmitter(), {
    complete: false,
    method: "POST",
    headers: { "content-length": String(length) },
    socket: { destroy: () => request.emit("close") },
    ended: false,
  });
  request.once("close", () => {
    request.ended = true;
  });
  return request as typeof request & IncomingMessage;
};

test("bodies that do not come are few, and of many networks the one with most loses the oldest", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const atOnce = fewAtOnce();
  const wait = () => vi.advanceTimersByTime(1_000);
  const phone = slowOne(4_000);
  expect(atOnce.enter(phone, "203.0.113.7")).toBe(true);
  wait();
  const crowd = Array.from({ length: 2_000 }, () => slowOne(98_000));
  for (const [at, request] of crowd.entries()) {
    atOnce.enter(request, `198.51.100.${at % 30}`);
    if (at % 100 === 99) wait();
  }
  wait();
  expect(crowd.filter(({ ended }) => !ended).length).toBeLessThanOrEqual((32 * 2 ** 20) / 98_000);
  expect(crowd.slice(-100).every(({ ended }) => !ended)).toBe(true);
  expect(phone.ended).toBe(false);
  const small = Array.from({ length: 700 }, () => slowOne(100));
  for (const [at, request] of small.entries()) {
    atOnce.enter(request, `192.0.2.${at % 40}`);
    if (at % 100 === 99) wait();
  }
  expect([...crowd, ...small].filter(({ ended }) => !ended).length).toBeLessThanOrEqual(500);
});
