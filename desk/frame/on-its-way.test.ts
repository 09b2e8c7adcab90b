import { expect, test } from "vitest";
import { onItsWay } from "./on-its-way.ts";

test.each([
  [false, "The receipt is on its way to ada@example.org."],
  [true, "The receipt is saved, not sent: this site writes email to files."],
])(
  "an email is said to be on its way only where it is sent (to files: %s)",
  (emailGoesToFiles, words) => {
    expect(onItsWay({ emailGoesToFiles }, "The receipt", "ada@example.org")).toBe(words);
  },
);
