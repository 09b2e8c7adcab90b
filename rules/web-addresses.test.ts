import { expect, test } from "vitest";
import { holdsWebAddress } from "./web-addresses.ts";

test.each([
  "https://spam.example",
  "Look at irs-refund.click/now",
  "evil.app/x",
  "bit.ly/abc",
  "t.me/joinme",
  "T.ME/joinme",
  "win.co",
  "me@evil.us",
  "me＠evil.us",
  "evil．app",
  "evil。app",
  "evil｡app",
  "evil․app",
  "ｅｖｉｌ．ａｐｐ",
  "ev\u00adil.\u200bapp",
  "evil.\ufe0fcom",
  "evil.\u034fcom",
  "evil.\u{e0100}com",
  "93.184.216.34/login",
  "пример.рф",
  "i❤️.ws",
  "M.Ed.click/x",
  "M.Ed/x",
  "www.spam.example",
])("%s is a web address", (text) => {
  expect(holdsWebAddress(text)).toBe(true);
});

test.each([
  "St. John",
  "Dr. Lee",
  "J.P. Morgan",
  "Mary A. Jones Jr.",
  "Smith & Sons, Inc.",
  "Rev. Ada Okoro, M.Div.",
  "R. Cole, Ph.D.",
  "Meet us at 9 a.m., or 6.30 PM.",
  "118 N. Central Ave.\nP.O. Box 12\nChicago, IL 60644-1234",
  "She taught me to read... and to write. Thank you. 1.5 million thanks!",
  "Sr. Núñez, c/o la familia",
  "谢谢。我们爱你。",
])("%s is none", (text) => {
  expect(holdsWebAddress(text)).toBe(false);
});
