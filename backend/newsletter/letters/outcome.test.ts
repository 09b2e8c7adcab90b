import { expect, test } from "vitest";
import { failureOf } from "./outcome.ts";

test.each([
  [550, "550 5.1.1 User unknown", "refused"],
  [550, "550 5.1.8 Sender address rejected: Domain not found", "sender refused"],
  [553, "553 5.1.7 Bad sender's mailbox address syntax", "sender refused"],
  [450, "450 4.1.8 Sender address rejected: Domain not found", "server away"],
  [450, "450 4.2.1 Mailbox busy", "later"],
])("%i for a reader, with %j, is: %s", (responseCode, message, kind) => {
  expect(failureOf({ responseCode, command: "RCPT TO", message })).toMatchObject({ kind });
});
