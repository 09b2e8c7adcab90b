import { expect, test } from "vitest";
import { readEnv } from "#backend/env.ts";
import { cardSettings } from "./settings.ts";

test("without Stripe, a public site is said to refuse gifts, and only where it is on, to show the test checkout", () => {
  const said = (settings: Record<string, string>) =>
    cardSettings(readEnv(settings)).map(({ says }) => says);
  const SITE_URL = "https://circle.example.org";
  expect(said({ SITE_URL })).toEqual([expect.stringContaining("no one can give online")]);
  expect(said({ SITE_URL, TEST_CHECKOUT: "on" })).toEqual([
    expect.stringContaining("donors see the test checkout"),
  ]);
  expect(said({ SITE_URL: "http://localhost:3000" })).toEqual([]);
});
