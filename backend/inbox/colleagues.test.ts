import { describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { aMessage, aVolunteer } from "#backend/testing/inbox/samples.ts";
import { trapName } from "#rules/form-guard.ts";

type MessagePage = DeskApi["GET"]["messages"]["answer"];
type MessageAnswer = DeskApi["GET"]["messages/message"]["answer"];
type Today = DeskApi["GET"]["today"]["answer"];

const inbox = { permissions: ["messages" as const] };

const office = async () => {
  const desk = await testDesk();
  const owner = await desk.signedIn({ owner: true, name: "Ana Ruiz" }, "ana@circleurban.example");
  const ruthId = await desk.person("ruth@circleurban.example", { ...inbox, name: "Ruth Banks" });
  const omarId = await desk.person("omar@circleurban.example", { ...inbox, name: "Omar Diaz" });
  const ruth = await desk.signIn(ruthId);
  const omar = await desk.signIn(omarId);
  const list = async (query = "", token = ruth) =>
    (await (await desk.read(`messages?${query}`, token)).json()) as MessagePage;
  const subjects = async (query = "", token = ruth) =>
    (await list(query, token)).messages.map(({ subject }) => subject);
  const look = async (id: string, token = ruth) =>
    (await (await desk.read(`messages/message?id=${id}`, token)).json()) as MessageAnswer;
  const send = async (path: string, body: unknown, token = ruth) => {
    const answer = await desk.post(path, body, token);
    return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
  };
  const card = async (name: string, token = ruth) => {
    const { cards } = (await (await desk.read("today", token)).json()) as Today;
    return cards.find(({ id }) => id === name);
  };
  /** Mails to colleagues since the last call. */
  const told = async () => {
    const mails = await desk.mails();
    return mails.filter(({ kind }) => kind === "message-for-colleague");
  };
  await desk.mails();
  return { desk, owner, ruthId, omarId, ruth, omar, list, subjects, look, send, card, told };
};

describe("when a colleague is removed", () => {
  test("her open messages go back to everybody, and Today says so until somebody looks", async () => {
    const { desk, owner, omarId, send, look, card, subjects, list } = await office();
    const open = await aMessage(desk, { subject: "Still open" });
    const waiting = await aVolunteer(desk);
    const done = await aMessage(desk, { subject: "Finished" });
    for (const { id } of [open, waiting, done])
      await send("messages/assign", { id, revision: 1, to: omarId });
    await send("messages/status", { id: waiting.id, revision: 2, status: "waiting" });
    await send("messages/status", { id: done.id, revision: 2, status: "done" });
    for (const { id } of [open, waiting]) await send("messages/presence", { id });
    expect(await card("returned-messages")).toBeUndefined();
    expect(await subjects(`assigned=${omarId}`)).toEqual(["Still open"]);
    expect(await list("")).toMatchObject({ someLeft: false });

    expect(await send("people/remove", { id: omarId }, owner)).toMatchObject({
      status: 200,
      messages: 2,
    });
    expect((await desk.log()).at(-1)).toMatchObject({
      action: "removed",
      about: "Omar Diaz (omar@circleurban.example): 2 messages are now unassigned",
    });
    expect((await look(open.id)).message).toMatchObject({ assignedTo: null, revision: 3 });
    expect((await look(open.id)).events.at(-1)).toMatchObject({
      actor: "Ana Ruiz",
      kind: "returned",
      text: "Omar Diaz",
    });
    expect((await look(done.id)).message).toMatchObject({ assignedTo: "Omar Diaz" });
    expect(await card("returned-messages")).toMatchObject({
      figure: "2",
      sentence: "1 open message and 1 waiting message were assigned to Omar Diaz, who left.",
      link: { to: "/messages?assigned=left" },
    });
    // Counted once on Today, and named where it stands.
    await aMessage(desk, { subject: "New" });
    expect(await card("new-messages")).toMatchObject({
      figure: "1",
      sentence: "1 message needs an answer. Also open: 1 that was assigned to someone who left.",
    });
    expect(await subjects("assigned=left")).toEqual(["Still open"]);
    expect(await list("")).toMatchObject({ someLeft: true });
    expect((await list("assigned=left")).messages).toMatchObject([
      { assignedTo: null, returnedFrom: "Omar Diaz" },
    ]);
    expect(await subjects("status=all&assigned=left")).toEqual([
      "Finished",
      "Volunteer application",
      "Still open",
    ]);

    desk.wait(1);
    await send("messages/presence", { id: open.id });
    expect(await card("returned-messages")).toMatchObject({
      figure: "1",
      link: { to: "/messages?status=waiting&assigned=left" },
    });
    await send("messages/presence", { id: waiting.id }, owner);
    expect(await card("returned-messages")).toBeUndefined();
    // Once somebody has taken it, it is no longer a message of somebody who left.
    await send("messages/assign", { id: open.id, revision: 3, to: null });
    expect(await subjects("assigned=left")).toEqual([]);
  });

  test("and brought back, they are hers again unless somebody has taken them", async () => {
    const { desk, owner, omarId, ruthId, send, look } = await office();
    const hers = await aMessage(desk);
    const taken = await aMessage(desk);
    for (const { id } of [hers, taken])
      await send("messages/assign", { id, revision: 1, to: omarId });
    await send("people/remove", { id: omarId }, owner);
    await send("messages/assign", { id: taken.id, revision: 3, to: ruthId });
    await send("people/bring-back", { id: omarId }, owner);
    expect((await look(hers.id)).message).toMatchObject({ assignedTo: "Omar Diaz" });
    expect((await look(taken.id)).message).toMatchObject({ assignedTo: "Ruth Banks" });
  });

  test("the same holds when somebody may no longer answer messages", async () => {
    const { desk, owner, omarId, send, look } = await office();
    const { id } = await aMessage(desk);
    await send("messages/assign", { id, revision: 1, to: omarId });
    const rights = { id: omarId, owner: false, permissions: ["gifts"] };
    expect(await send("people/rights", rights, owner)).toMatchObject({ status: 200 });
    expect((await look(id)).message).toMatchObject({ assignedTo: null });
  });
});

describe("a colleague is emailed", () => {
  test("once when a message is assigned to them, with its subject and a link and no word of the visitor", async () => {
    const { desk, omarId, ruthId, send, told } = await office();
    const { id } = await aMessage(desk);
    await send("messages/assign", { id, revision: 1, to: omarId });
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: "omar@circleurban.example",
      subject: "Ruth Banks assigned you a message: A place for my mother",
    });
    expect(mail?.text).toContain(`${desk.siteUrl}/desk/messages/${id}`);
    for (const word of ["safe place", aContactMessage.email, aContactMessage.lastName])
      expect(`${mail?.text}${mail?.html}`).not.toContain(word);

    // Nothing new for him, and nothing to oneself.
    await send("messages/assign", { id, revision: 2, to: omarId });
    await send("messages/assign", { id, revision: 3, to: ruthId });
    expect(await told()).toEqual([]);
    await send("messages/assign", { id, revision: 4, to: omarId });
    expect(await told()).toHaveLength(1);
  });

  test.each([
    ["@Omar Diaz, can you call her?", ["Omar Diaz"]],
    ["Could @omar call her", ["Omar Diaz"]],
    ["@Omar Diaz and @Omar", ["Omar Diaz"]],
    ["@Omarosa or omar@circleurban.example, Omar Diaz", []],
    ["@Ruth Banks will, that is me", []],
    ["@Maria", []],
    ["@Maria Lopez-Vega", ["Maria Lopez-Vega"]],
    ["@Maria Lopez", ["Maria Lopez"]],
    ["@Gil has only gifts", []],
  ])("when a note says %j: %j", async (text, names) => {
    const { desk, send, told } = await office();
    await desk.person("m1@circleurban.example", { ...inbox, name: "Maria Lopez" });
    await desk.person("m2@circleurban.example", { ...inbox, name: "Maria Lopez-Vega" });
    await desk.person("gil@circleurban.example", { permissions: ["gifts"], name: "Gil Moore" });
    const { id } = await aMessage(desk);
    expect(await send("messages/note", { key: crypto.randomUUID(), id, text })).toMatchObject({
      status: 200,
      emailed: names,
    });
    const mails = await told();
    expect(mails).toHaveLength(names.length);
    for (const mail of mails) {
      expect(mail.subject).toBe("Ruth Banks mentioned you in a note: A place for my mother");
      expect(mail.text).not.toContain("safe place");
    }
  });

  test("not when they have turned it off", async () => {
    const { desk, omar, omarId, send, told } = await office();
    const account = async () => (await desk.read("account", omar)).json();
    expect(await account()).toMatchObject({ messageEmails: true });
    await send("account/message-emails", { on: false }, omar);
    expect(await account()).toMatchObject({ messageEmails: false });
    const { id } = await aMessage(desk);
    await send("messages/assign", { id, revision: 1, to: omarId });
    expect(
      await send("messages/note", { key: crypto.randomUUID(), id, text: "@Omar" }),
    ).toMatchObject({ emailed: [] });
    expect(await told()).toEqual([]);
    await send("account/message-emails", { on: true }, omar);
    expect(
      await send("messages/note", { key: crypto.randomUUID(), id, text: "@Omar" }),
    ).toMatchObject({
      emailed: ["Omar Diaz"],
    });
  });
});

describe("a message is unread", () => {
  test("for each colleague until they have opened it, and again once it is theirs", async () => {
    const { desk, omar, omarId, list, subjects, send } = await office();
    const { id } = await aMessage(desk, { subject: "New" });
    expect((await list()).messages).toMatchObject([{ unread: true }]);
    await send("messages/presence", { id });
    desk.wait(60);
    await send("messages/presence", { id: (await aMessage(desk, { subject: "Newer" })).id });
    expect(await subjects("read=unread")).toEqual([]);
    expect(await list()).toMatchObject({ messages: [{ unread: false }, { unread: false }] });
    expect(await subjects("read=unread", omar)).toEqual(["Newer", "New"]);

    await send("messages/presence", { id }, omar);
    expect(await subjects("read=unread", omar)).toEqual(["Newer"]);
    await send("messages/assign", { id, revision: 1, to: omarId });
    expect(await subjects("read=unread", omar)).toEqual(["Newer", "New"]);
    expect(await list("read=unread", omar)).toMatchObject({ total: 2, counts: { open: 2 } });
  });

  test("and stays read when the colleague who had it is removed", async () => {
    const { desk, owner, omarId, subjects, send } = await office();
    const { id } = await aMessage(desk);
    await send("messages/assign", { id, revision: 1, to: omarId });
    await send("messages/presence", { id });
    await send("people/remove", { id: omarId }, owner);
    expect(await subjects("read=unread")).toEqual([]);
    expect(await subjects("read=unread", owner)).toHaveLength(1);
  });

  test("only as long as something is to be done with it", async () => {
    const { desk, list, send } = await office();
    const { id } = await aMessage(desk);
    await send("messages/status", { id, revision: 1, status: "done" });
    expect((await list("status=done")).messages).toMatchObject([{ unread: false }]);
  });
});

describe("several at once", () => {
  test("are moved together, each with its own entry in the log and in its history", async () => {
    const { desk, look, send } = await office();
    const messages = [await aMessage(desk), await aVolunteer(desk), await aMessage(desk)];
    const before = (await desk.log()).length;
    expect(await send("messages/several/status", { messages, status: "done" })).toMatchObject({
      status: 200,
      changed: messages.map(({ id }) => ({ id, revision: 2 })),
      left: 0,
    });
    const entries = (await desk.log()).slice(before);
    expect(entries).toEqual(
      messages.map(({ id }) => ({
        actor: "Ruth Banks (ruth@circleurban.example)",
        action: "marked as Done",
        about: `message ${id.slice(0, 8)}`,
      })),
    );
    for (const { id } of messages)
      expect(await look(id)).toMatchObject({
        message: { status: "done" },
        events: [{ actor: "Ruth Banks", kind: "status", text: "done" }],
      });
  });

  test("leave out what a colleague changed meanwhile, and say so", async () => {
    const { desk, omar, look, send } = await office();
    const first = await aMessage(desk);
    const second = await aMessage(desk);
    await send(
      "messages/note",
      { key: crypto.randomUUID(), id: second.id, text: "She is a neighbor." },
      omar,
    );
    const body = { messages: [first, second], status: "spam" };
    expect(await send("messages/several/status", body)).toMatchObject({
      changed: [{ id: first.id }],
      left: 1,
    });
    expect((await look(second.id)).message).toMatchObject({ status: "open" });
    const before = (await desk.log()).length;
    expect(await send("messages/several/status", body)).toMatchObject({
      status: 409,
      error:
        "Nothing was changed, because someone else changed these messages in the meantime. Please look at them again.",
    });
    expect(await desk.log()).toHaveLength(before);
  });

  test("are assigned together with one email for all of them", async () => {
    const { desk, omarId, look, send, told } = await office();
    const messages = [await aMessage(desk), await aMessage(desk, { subject: "A second one" })];
    const body = { messages, to: omarId };
    expect(await send("messages/several/assign", body)).toMatchObject({ left: 0 });
    for (const { id } of messages)
      expect((await look(id)).message).toMatchObject({ assignedTo: "Omar Diaz" });
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Ruth Banks assigned you 2 messages");
    for (const { id } of messages) expect(mail?.text).toContain(`/desk/messages/${id}`);
    expect(mail?.text).toContain("A second one");
    expect(mail?.text).not.toContain("safe place");
  });

  test("are released from spam together, and staff get each", async () => {
    const { desk, send } = await office();
    const messages = [
      await aMessage(desk, { [trapName]: "x" }),
      await aMessage(desk, { [trapName]: "x", subject: "Second" }),
    ];
    await send("messages/several/status", { messages, status: "open" });
    expect((await desk.mails()).map(({ subject }) => subject).sort()).toEqual([
      "Website message: A place for my mother",
      "Website message: Second",
    ]);
  });
});
