import { test } from "vitest";
import { sendBadBodies } from "#backend/testing/giving/bad-bodies.ts";

test("10,000 bad bodies: all refused with a sentence, no call to Stripe, no row", () =>
  sendBadBodies(10_000));
