import { expect, test } from "vitest";
import { isMobileDevice } from "./open-checkout.ts";

test.each([
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
  "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
  "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)",
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0",
  "Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.8",
])("a phone or tablet: %s", (userAgent) => {
  expect(isMobileDevice(userAgent)).toBe(true);
});

test.each([
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
])("a computer: %s", (userAgent) => {
  expect(isMobileDevice(userAgent)).toBe(false);
});
