import { senderRefused } from "#backend/mail/failures.ts";

/**
 * By the codes of RFC 3463, or by those of SMTP alone. A reader confirmed the address: it is not
 * mistyped. Nothing more is tried, so nothing is promised.
 */
const meanings: [code: RegExp, sentence: string][] = [
  [/\b5\.1\.[78]\b/, senderRefused],
  [/\b5\.(?:1\.2|1\.10|4\.4)\b/, "The part of the address after @ no longer gets email."],
  [/\b5\.1\.[0136]\b/, "The mailbox doesn't exist anymore."],
  [/\b5\.2\.1\b/, "The mailbox is turned off."],
  [/\b[45]\.2\.2\b|\b552\b/, "The mailbox is full."],
  [
    /\b5\.7\.\d+\b|\b554\b/,
    "Their email server refuses email from us. The person who maintains the site needs to check why.",
  ],
  [/\b4(?:\d\d|\.\d+\.\d+)\b/, "Their email server didn't accept it, even after several tries."],
  [/\b55[013]\b/, "Their email server doesn't accept email for this address."],
];

/** Why a letter did not arrive, in a sentence for the office. */
export const whyRefused = (code: string): string =>
  meanings.find(([pattern]) => pattern.test(code))?.[1] ?? "Their email server didn't accept it.";
