import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { explainFailure } from "#backend/mail/failures.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aFailedMail } from "#backend/testing/inbox/samples.ts";
import { everyLetter } from "#backend/testing/letters.ts";
import { mailKind } from "./staff.ts";

type MailPage = DeskApi["GET"]["mail"]["answer"];

test.each([
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 <x@y.example>: User unknown",
    "mailbox doesn't exist",
  ],
  ["Message failed: 550 No such user here", "mailbox doesn't exist"],
  ["Mail command failed: 451 4.7.1 Greylisted, try again later", "try again later. We will"],
  ["421 Too many connections", "try again later. We will"],
  ["Invalid login: 535 5.7.8 Error: authentication failed", "name and password"],
  ["connect ECONNREFUSED 127.0.0.1:25", "could not be reached"],
  ["getaddrinfo ENOTFOUND smtp.nowhere.example", "email server was not found"],
  ["Connection timeout", "in time"],
  ["Greeting never received", "in time"],
  ["The mail server took too long.", "in time"],
  ["self-signed certificate in certificate chain", "secure connection"],
  ["error:0A00010B:SSL routines::wrong version number", "secure connection"],
  ["552 5.2.2 Mailbox full", "full"],
  ["554 5.7.1 Relay access denied", "refuses email from us"],
  ["550 5.1.8 Sender address rejected: Domain not found", "the address we write from"],
  ["ENOSPC: no space left on device, write", "disk is full"],
  ["Something nobody has seen", "said is below"],
])("%j is told as a sentence", (said, sentence) => {
  expect(explainFailure(said)).toContain(sentence);
});

test("every letter has its words and its people", () => {
  const unknown = Object.values(everyLetter()).filter(({ kind }) =>
    mailKind(kind).what.startsWith("Other"),
  );
  expect(unknown.map(({ kind }) => kind)).toEqual([]);
});

const open = async () => {
  const desk = await testDesk();
  const mailbox = async (token: string, state = "failed") =>
    (await (await desk.read(`mail?state=${state}`, token)).json()) as MailPage;
  return { desk, mailbox };
};

test("everybody sees the mail of what they look after, and nobody its text", async () => {
  const { desk, mailbox } = await open();
  await aFailedMail(desk, { kind: "contact" });
  await aFailedMail(desk, { kind: "receipt" });
  await aFailedMail(desk, { kind: "desk-sign-in" });
  await aFailedMail(desk, { kind: "something-new" });
  const seen = async (email: string, rights: object) => {
    const { mails } = await mailbox(await desk.signedIn(rights, email));
    return mails.map(({ what }) => what);
  };
  expect(await seen("a@circleurban.example", { permissions: ["messages"] })).toEqual([
    "A message, to staff",
  ]);
  expect(await seen("b@circleurban.example", { permissions: ["gifts"] })).toEqual(["A receipt"]);
  expect(await seen("c@circleurban.example", { permissions: ["pages"] })).toEqual([]);
  expect(await seen("d@circleurban.example", { owner: true })).toHaveLength(4);
});

test("a mail is sent again by whoever looks after it, one or all", async () => {
  const { desk, mailbox } = await open();
  const messages = await desk.signedIn({ permissions: ["messages"] });
  const contact = await aFailedMail(desk);
  const receipt = await aFailedMail(desk, { kind: "receipt" });
  expect(await mailbox(messages)).toMatchObject({
    counts: { failed: 1, waiting: 0, delivered: 0 },
    mails: [
      { why: expect.stringContaining("mailbox doesn't exist"), said: "550 5.1.1 User unknown" },
    ],
  });
  expect((await desk.post("mail/retry", receipt, messages)).status).toBe(404);
  expect((await desk.post("mail/retry", contact, messages)).status).toBe(200);
  expect(await mailbox(messages, "waiting")).toMatchObject({ total: 1 });
  expect((await desk.mails()).map(({ kind }) => kind)).toEqual(["contact"]);
  expect((await desk.post("mail/retry-all", {}, messages)).status).toBe(404);
  const owner = await desk.signedIn({ owner: true }, "owner@circleurban.example");
  expect(await (await desk.post("mail/retry-all", {}, owner)).json()).toMatchObject({ due: 1 });
});
