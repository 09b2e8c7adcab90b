import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { openImap } from "#backend/mail/imap.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { startImapServer } from "#backend/testing/imap-server.ts";
import { aMessage } from "#backend/testing/inbox/samples.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { mailboxOutside, readAnswers } from "./answers.ts";

type MessageAnswer = DeskApi["GET"]["messages/message"]["answer"];
type MessagePage = DeskApi["GET"]["messages"]["answer"];

let server: Awaited<ReturnType<typeof startImapServer>>;
beforeEach(async () => {
  server = await startImapServer();
});
afterEach(() => server.stop());

const visitor = `Ruth Moore <${aContactMessage.email}>`;

/** Omar has replied to a message, and the mailbox is read. */
const conversation = async ({
  status = "done",
  ...parts
}: Parameters<typeof testDesk>[0] & { status?: string } = {}) => {
  const desk = await testDesk({ ...parts, openInbox: () => openImap(server.url) });
  desk.deps.settings.readsAnswers = true;
  const owner = await desk.signedIn(
    { owner: true, name: "Olive Owner" },
    "olive@circleurban.example",
  );
  const omarId = await desk.person("omar@circleurban.example", {
    permissions: ["messages"],
    name: "Omar Diaz",
  });
  const omar = await desk.signIn(omarId);
  await readAnswers(desk.deps);
  const { id, revision } = await aMessage(desk);
  await desk.mails();
  const look = async () =>
    (await (await desk.read(`messages/message?id=${id}`, omar)).json()) as MessageAnswer;
  const reply = async (text = "A room is free.") => {
    const { message } = await look();
    const body = {
      key: crypto.randomUUID(),
      id,
      revision: message.revision,
      text,
      status,
    };
    expect((await desk.post("messages/reply", body, omar)).status).toBe(200);
    const [mail] = (await desk.mails()).filter(({ kind }) => kind === "reply");
    return mail;
  };
  const mail = await reply();
  const isUnread = async () => {
    const page = (await (await desk.read("messages?status=all", omar)).json()) as MessagePage;
    return page.messages[0]?.unread;
  };
  const see = () => desk.post("messages/presence", { id }, omar);
  await see();
  return {
    desk,
    id,
    revision,
    omar,
    omarId,
    owner,
    ours: mail?.messageId ?? "",
    look,
    reply,
    isUnread,
    see,
    read: () => readAnswers(desk.deps),
  };
};

describe.each(testDatabases)("on $name", ({ open }) => {
  test("an answer stands with its message, which is open and unread again", async () => {
    const { ours, look, isUnread, read, desk, id } = await conversation({ db: await open() });
    expect(await isUnread()).toBe(false);
    server.receive({ from: visitor, inReplyTo: ours, text: "Thank you.\n\nWe come on Monday." });
    expect(await read()).toEqual({ looked: 1, taken: 1 });
    const { message, events, answersComeHere } = await look();
    expect(message).toMatchObject({ status: "open", assignedTo: "Omar Diaz" });
    expect(events.at(-1)).toMatchObject({
      actor: `${aContactMessage.firstName} ${aContactMessage.lastName}`,
      kind: "answer",
      text: "Thank you.\n\nWe come on Monday.",
    });
    expect(await isUnread()).toBe(true);
    expect(answersComeHere).toBe(true);
    const [mail] = await desk.mails();
    expect(mail).toMatchObject({ kind: "message-for-colleague", to: "omar@circleurban.example" });
    expect(mail?.subject).toMatch(/replied to you by email: /);
    expect(mail?.text).toContain(`/desk/messages/${id}`);
    expect(mail?.text).not.toContain("Monday");
  });

  test("the same email with another number is stored once", async () => {
    const { ours, look, read, desk } = await conversation({ db: await open() });
    server.receive({ from: visitor, inReplyTo: ours, date: desk.deps.now() });
    await read();
    server.renumber();
    expect(await read()).toMatchObject({ looked: 1 });
    expect((await look()).events.filter(({ kind }) => kind === "answer")).toHaveLength(1);
  });

  test("one whose Message-ID fills more bytes than an index holds stops no other", async () => {
    const { ours, look, read, desk } = await conversation({ db: await open() });
    // All different: an index holds more of what repeats.
    const letters = Array.from({ length: 897 }, (_, n) => String.fromCodePoint(0x4e00 + n * 17));
    const long = { id: `<${letters.join("")}>`, text: "One.", date: desk.deps.now() };
    server.receive({ from: visitor, inReplyTo: ours, ...long });
    server.receive({ from: visitor, inReplyTo: ours, text: "Two.", date: desk.deps.now() });
    expect(await read()).toEqual({ looked: 2, taken: 2 });
    server.renumber();
    expect(await read()).toEqual({ looked: 2, taken: 0 });
    const texts = (await look()).events.map(({ text }) => text);
    expect(texts.slice(-2)).toEqual(["One.", "Two."]);
  });

  test("one with half a character where the name of its file is cut is read", async () => {
    const { ours, look, read } = await conversation({ db: await open() });
    const name = encodeURIComponent(`${"x".repeat(119)}😀.pdf`);
    const headers = [`Content-Disposition: attachment; filename*=utf-8''${name}`];
    server.receive({ from: visitor, inReplyTo: ours, type: "application/pdf", headers });
    expect(await read()).toEqual({ looked: 1, taken: 1 });
    expect((await look()).events.at(-1)?.details).toMatchObject({
      attachments: [{ name: expect.stringMatching(/^x{119}/) }],
    });
  });
});

test("what names no email of ours is not copied, whoever sent it", async () => {
  const { look, read, desk } = await conversation();
  server.receive({ from: visitor, text: "A new question." });
  server.receive({ from: visitor, inReplyTo: "<somebody@else.example>" });
  expect(await read()).toEqual({ looked: 2, taken: 0 });
  expect((await look()).message.status).toBe("done");
  expect(await storedRows(desk.db, "select 1 from message_events where kind = 'answer'")).toEqual(
    [],
  );
});

test("what we ourselves sent to the mailbox is no answer", async () => {
  const { ours, read, desk, look } = await conversation();
  const [{ messageId } = { messageId: "" }] = await storedRows<{ messageId: string }>(
    desk.db,
    `select message_id as "messageId" from mails where kind = 'contact'`,
  );
  server.receive({ id: messageId, references: [ours] });
  expect(await read()).toMatchObject({ taken: 0 });
  expect((await look()).message.status).toBe("done");
});

test("our next reply names the answer, so that both stay in one conversation", async () => {
  const { ours, read, reply } = await conversation();
  const answer = server.receive({ from: visitor, inReplyTo: ours });
  await read();
  const mail = await reply("Until Monday.");
  expect(mail?.headers).toMatchObject({ "In-Reply-To": answer });
  expect(mail?.headers?.References).toMatch(/^<[^>]+> <[^>]+>$/);
  server.receive({ from: visitor, inReplyTo: mail?.messageId ?? "" });
  expect(await read()).toMatchObject({ taken: 1 });
});

test("an answer from another address says which", async () => {
  const { ours, read, look } = await conversation();
  server.receive({ from: "Ann Moore <ann@daughter.example>", inReplyTo: ours });
  await read();
  expect((await look()).events.at(-1)?.actor).toBe("Ann Moore (ann@daughter.example)");
});

test.each([
  ["a program", { headers: ["Auto-Submitted: auto-replied"] }, "isAutomatic"],
  ["a colleague's mail program", { from: "Omar <omar@circleurban.example>" }, "isOurs"],
])("what %s wrote stands there unread, and changes nothing else", async (_, email, detail) => {
  const { ours, read, look, desk, isUnread } = await conversation({ status: "waiting" });
  server.receive({ from: visitor, inReplyTo: ours, ...email });
  await read();
  const { message, events } = await look();
  expect(message.status).toBe("waiting");
  expect(events.at(-1)?.details).toMatchObject({ [detail]: true });
  expect(await isUnread()).toBe(true);
  expect(await desk.mails()).toEqual([]);
});

test("spam stays spam", async () => {
  const { ours, read, look, desk, omar, id } = await conversation();
  const { revision } = (await look()).message;
  await desk.post("messages/status", { id, revision, status: "spam" }, omar);
  server.receive({ from: visitor, inReplyTo: ours });
  await read();
  expect((await look()).message.status).toBe("spam");
});

test("whoever turned the emails off gets none, and finds it all the same", async () => {
  const { ours, read, desk, omar, isUnread } = await conversation();
  await desk.post("account/message-emails", { on: false }, omar);
  server.receive({ from: visitor, inReplyTo: ours });
  await read();
  expect(await desk.mails()).toEqual([]);
  expect(await isUnread()).toBe(true);
});

test("an answer to somebody who has left is for everybody", async () => {
  const { ours, read, desk, owner, omarId, id } = await conversation();
  await desk.post("people/remove", { id: omarId }, owner);
  server.receive({ from: visitor, inReplyTo: ours });
  await read();
  const answer = await desk.read(`messages/message?id=${id}`, owner);
  const { message } = (await answer.json()) as MessageAnswer;
  expect(message).toMatchObject({ status: "open", assignedTo: null });
  const left = await desk.read("messages?assigned=left", owner);
  expect(((await left.json()) as MessagePage).total).toBe(1);
});

test("a program that answers without end fills no database and no mailbox", async () => {
  const { ours, read, look, desk } = await conversation();
  for (let n = 0; n < 60; n++) server.receive({ from: visitor, inReplyTo: ours });
  await read();
  const stored = (await look()).events.filter(({ kind }) => kind === "answer").length;
  expect(stored).toBeGreaterThanOrEqual(50);
  expect(stored).toBeLessThan(60);
  expect((await desk.mails()).length).toBeLessThanOrEqual(6);
  // The rest is not even read.
  expect(server.said.join("").match(/ENVELOPE/g)).toHaveLength(stored);
});

test("what was sent is shown and deleted when they ask, from whatever address it came", async () => {
  const { ours, read, desk, owner } = await conversation();
  server.receive({ from: visitor, inReplyTo: ours, text: "From my own address." });
  server.receive({ from: "ann@daughter.example", inReplyTo: ours, text: "From hers." });
  await read();
  const kept = async (email: string) =>
    await (await desk.read(`privacy?${new URLSearchParams({ email })}`, owner)).text();
  expect(await kept(aContactMessage.email)).toContain("From my own address.");
  expect(await kept("Ann@daughter.example")).toContain("From hers.");
  await desk.post("privacy/delete", { email: "ann@daughter.example" }, owner);
  expect(await kept("ann@daughter.example")).not.toContain("From hers.");
  expect(await kept(aContactMessage.email)).toContain("From my own address.");
  await desk.post("privacy/delete", { email: aContactMessage.email }, owner);
  expect(await storedRows(desk.db, "select 1 from message_events")).toEqual([]);
});

describe("Today", () => {
  test("says nothing of a mailbox that is not read", async () => {
    const desk = await testDesk();
    expect(await mailboxOutside(desk.deps)).toBeUndefined();
    expect(await readAnswers(desk.deps)).toEqual({});
  });

  test("says since when a mailbox is not read, in plain words, after a quarter of an hour", async () => {
    const { desk, read, omar } = await conversation();
    expect(await mailboxOutside(desk.deps)).toEqual({ works: "replies by email come in" });
    await server.stop();
    await read();
    expect(await mailboxOutside(desk.deps)).toMatchObject({ works: expect.any(String) });
    desk.wait(20 * 60);
    await read();
    expect(await mailboxOutside(desk.deps)).toEqual({
      trouble:
        "Replies by email have not come in since 2026-03-02 09:00; until they do, please look in the shared mailbox. The email server could not be reached. It may be down, or its address may be wrong.",
    });
    expect(await (await desk.read("today", omar)).text()).toContain(
      "Replies by email have not come",
    );
  });
});
