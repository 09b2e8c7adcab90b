import { expect, test } from "vitest";
import { chicagoMoment } from "./chicago.ts";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Chicago",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

test("noon is noon on every day of ten years", () => {
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2035, 0, 1); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    expect(clock.format(new Date(chicagoMoment(date, "12:00")))).toBe(`${date}, 12:00`);
  }
});
