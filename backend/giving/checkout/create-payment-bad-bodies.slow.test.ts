import { test } from "vitest";
import { sendBadBodies } from "#backend/testing/giving/bad-bodies.ts";

/** Ten times as many in the long trials. */
test("1,000 bad bodies: all refused with a sentence, no call to Stripe, no row", () =>
  sendBadBodies(1_000));
