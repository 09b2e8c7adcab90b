import { afterAll, beforeAll, expect, test } from "vitest";
import { openImap } from "#backend/mail/imap.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { startImapServer } from "#backend/testing/imap-server.ts";
import {
  orderLetter,
  sendingBy,
  someReaders,
  statesOf,
} from "#backend/testing/newsletter/letters.ts";
import { failedWith, reportAbout } from "#backend/testing/newsletter/reports.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { readBounces, reportIn } from "./bounces.ts";
import { whyRefused } from "./refusal-words.ts";

let server: Awaited<ReturnType<typeof startImapServer>>;
beforeAll(async () => {
  server = await startImapServer();
});
afterAll(() => server.stop());

const open = async (readers = 2) => {
  const desk = await testDesk({ openBounces: () => openImap(server.url) });
  const token = await desk.signedIn({ permissions: ["pages", "subscribers"] });
  await someReaders(desk.db, readers, desk.deps.now());
  const sent: { to: string; messageId: string }[] = [];
  const run = sendingBy(desk.deps, {
    deliver: async ({ to, messageId }) => {
      sent.push({ to, messageId });
    },
    close() {},
  });
  // What is there already is left alone.
  await readBounces(desk.deps);
  const id = await orderLetter(desk, token);
  await run();
  const idFor = (to: string) => sent.findLast((mail) => mail.to === to)?.messageId ?? "";
  return { desk, token, id, idFor };
};

test("a report that a mailbox is gone has its reader rest, and staff bring back who asks", async () => {
  const { desk, token, id, idFor } = await open();
  server.receive(reportAbout(idFor("r1@visitor.example"), failedWith("5.1.1")));
  server.receive({ text: "Thank you for the letter!" });
  expect(await readBounces(desk.deps)).toEqual({ looked: 2, taken: 1 });
  expect(await statesOf(desk.db, id)).toEqual({ delivered: 1, refused: 1 });
  const list = async () =>
    (await (await desk.read("readers?view=resting", token)).json()) as {
      resting: number;
      readers: { id: string; email: string; why: string }[];
    };
  const { readers, resting } = await list();
  expect(resting).toBe(1);
  expect(readers).toMatchObject([
    { email: "r1@visitor.example", why: "The mailbox doesn't exist anymore." },
  ]);
  await desk.post("readers/end-rest", { id: readers[0]?.id }, token);
  expect((await list()).resting).toBe(0);
});

test("a report that comes after a reader was brought back, about a letter from before, counts no more", async () => {
  const { desk, token, idFor } = await open();
  const about = idFor("r1@visitor.example");
  desk.wait(60);
  server.receive(reportAbout(about, failedWith("5.1.1")));
  await readBounces(desk.deps);
  const resting = async () =>
    (await (await desk.read("readers?view=resting", token)).json()) as {
      readers: { id: string }[];
    };
  await desk.post("readers/end-rest", { id: (await resting()).readers[0]?.id }, token);
  server.receive(reportAbout(about, failedWith("5.1.1")));
  expect(await readBounces(desk.deps)).toEqual({ looked: 1, taken: 1 });
  expect((await resting()).readers).toEqual([]);
});

test("who marks a letter as spam gets no more", async () => {
  const { desk, idFor } = await open();
  const about = idFor("r2@visitor.example");
  server.receive(reportAbout(about, ["Feedback-Type: abuse"], "feedback-report"));
  await readBounces(desk.deps);
  expect(
    await storedRows(
      desk.db,
      "select email from newsletter_subscribers where state = 'unsubscribed'",
    ),
  ).toEqual([{ email: "r2@visitor.example" }]);
});

test("a refusal of our own address is no reader's fault, and Today says so", async () => {
  const { desk, token, id, idFor } = await open();
  server.receive(reportAbout(idFor("r1@visitor.example"), failedWith("5.1.8")));
  await readBounces(desk.deps);
  expect(await statesOf(desk.db, id)).toEqual({ delivered: 1, refused: 1 });
  expect(
    await storedRows(
      desk.db,
      "select 1 from newsletter_subscribers where resting_since is not null",
    ),
  ).toEqual([]);
  const today = async () => (await desk.read("today", token)).text();
  const words = "1 newsletter email was refused because of the address we write from.";
  expect(await today()).toContain(words);
  desk.wait(15 * 86_400);
  const later = await desk.signedIn({}, "later@circleurban.example");
  expect(await (await desk.read("today", later)).text()).not.toContain(words);
});

test("a report about an email that nobody knows changes nothing", async () => {
  const { desk, id } = await open();
  server.receive(
    reportAbout(`<letter-${crypto.randomUUID()}@circleurban.example>`, failedWith("5.1.1")),
  );
  await readBounces(desk.deps);
  expect(await statesOf(desk.db, id)).toEqual({ delivered: 2 });
});

test.each([
  ["5.1.1", "failed", "hard"],
  ["5.2.2", "failed", "soft"],
  ["5.7.1", "failed", "soft"],
  ["5.1.7", "failed", "ours"],
  ["5.1.8", "failed", "ours"],
  ["4.4.7", "failed", "soft"],
  ["4.4.1", "delayed", undefined],
])("%s %s is %s", (status, action, kind) => {
  const source = `Action: ${action}\nStatus: ${status}\nMessage-ID: <letter-${crypto.randomUUID()}@x>`;
  expect(reportIn(source)?.kind).toBe(kind);
});

test("a report that names no letter of ours, only something like one, keeps no other from being read", async () => {
  const { desk, id, idFor } = await open();
  server.receive(reportAbout(`<letter-${"-".repeat(36)}@x.example>`, failedWith("5.1.1")));
  server.receive(reportAbout(idFor("r1@visitor.example"), failedWith("5.1.1")));
  expect(await readBounces(desk.deps)).toEqual({ looked: 2, taken: 2 });
  expect(await statesOf(desk.db, id)).toEqual({ delivered: 1, refused: 1 });
});

test.each([
  ["5.1.1", "doesn't exist anymore"],
  ["550 5.1.10", "part of the address after @"],
  ["5.4.4", "part of the address after @"],
  ["5.2.1", "turned off"],
  ["5.1.8", "the address we write from"],
  ["552", "full"],
  ["4.2.2", "full"],
  ["554 5.7.1", "refuses email from us"],
  ["451", "even after several tries"],
  ["4.4.7", "even after several tries"],
  ["550", "doesn't accept email for this address"],
  ["", "didn't accept it"],
])("a refusal with %j says why, and promises nothing", (code, words) => {
  expect(whyRefused(code)).toContain(words);
});
