import { describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { aMessage, aVolunteer } from "#backend/testing/inbox/samples.ts";
import { organisation as document } from "#content/organisation.ts";
import { readSnapshot } from "#content/snapshot.ts";
import { trapName } from "#rules/form-guard.ts";
import { organisation } from "#rules/organisation.ts";

type MessagePage = DeskApi["GET"]["messages"]["answer"];
type MessageAnswer = DeskApi["GET"]["messages/message"]["answer"];
type Presence = DeskApi["POST"]["messages/presence"]["answer"];

const inbox = { permissions: ["messages" as const] };

const deskWithPeople = async (parts: Parameters<typeof testDesk>[0] = {}) => {
  const desk = await testDesk(parts);
  const ruthId = await desk.person("ruth@circleurban.example", { ...inbox, name: "Ruth Banks" });
  const omarId = await desk.person("omar@circleurban.example", { ...inbox, name: "Omar Diaz" });
  const ruth = await desk.signIn(ruthId);
  const omar = await desk.signIn(omarId);
  const list = async (query = "", token = ruth) =>
    (await (await desk.read(`messages?${query}`, token)).json()) as MessagePage;
  const look = async (id: string, token = ruth) =>
    (await (await desk.read(`messages/message?id=${id}`, token)).json()) as MessageAnswer;
  const send = async (path: string, body: object, token = ruth) => {
    const sent = { key: crypto.randomUUID(), ...body };
    const answer = await desk.post(`messages/${path}`, sent, token);
    const got = (await answer.json()) as { code?: string; error?: string; revision?: number };
    return { status: answer.status, ...got };
  };
  return { desk, ruthId, omarId, ruth, omar, list, look, send };
};

describe("a reply", () => {
  test("is sent by one person 60 times in ten minutes, and colleagues go on", async () => {
    const { desk, look, send, omar } = await deskWithPeople();
    const { id } = await aMessage(desk);
    const reply = async (token?: string) => {
      const { revision } = (await look(id)).message;
      return (await send("reply", { id, revision, text: "Hello.", status: "open" }, token)).status;
    };
    const began = performance.now();
    let sent = 0;
    while ((await reply()) === 200) sent += 1;
    // The limit lets one more through for every ten seconds that this took.
    expect(sent).toBeGreaterThanOrEqual(60);
    expect(sent).toBeLessThanOrEqual(61 + (performance.now() - began) / 10_000);
    expect(await reply(omar)).toBe(200);
  });

  test("goes to the visitor, in the colleague's name, and answers arrive in the shared mailbox", async () => {
    const { desk, look, send } = await deskWithPeople();
    const { id, revision } = await aMessage(desk);
    const [acknowledgement] = (await desk.mails()).filter(
      ({ kind }) => kind === "contact-acknowledgement",
    );
    const text = "A room is free.\n\nCall us <b>today</b>.";
    expect(await send("reply", { id, revision, text, status: "waiting" })).toMatchObject({
      status: 200,
    });
    const [mail] = await desk.mails();
    expect(mail).toMatchObject({
      kind: "reply",
      to: aContactMessage.email,
      replyTo: "frontdesk@circleurban.example",
      subject: "Re: A place for my mother",
      headers: { "In-Reply-To": acknowledgement?.messageId },
    });
    expect(mail?.text).toContain(
      `Hello Ruth,\n\nA room is free.\n\nCall us <b>today</b>.\n\nRuth Banks\n${organisation.name}`,
    );
    expect(mail?.html).toContain("&lt;b&gt;today&lt;/b&gt;");
    // Whoever gave a false address must not learn what somebody else wrote.
    expect(mail?.text).not.toContain("71");
    const { message, events, answersTo } = await look(id);
    expect(message).toMatchObject({ status: "waiting", assignedTo: "Ruth Banks" });
    expect(events).toMatchObject([{ actor: "Ruth Banks", kind: "reply", text, mail: "delivered" }]);
    expect(answersTo).toBe("frontdesk@circleurban.example");
  });

  test("begins and ends in the language of whoever wrote", async () => {
    const { desk, look, send } = await deskWithPeople();
    const { id, revision } = await aMessage(desk, { language: "es" });
    expect((await look(id)).message.language).toBe("es");
    desk.wait(1);
    const text = "Sí, hay un lugar.";
    expect(await send("reply", { id, revision, text, status: "done" })).toMatchObject({
      status: 200,
    });
    const mail = (await desk.mails()).find(({ kind }) => kind === "reply");
    expect(mail?.text).toContain("Hola Ruth:\n\nSí, hay un lugar.");
    expect(mail?.text).toContain("Puede contestar a este correo electrónico");
    expect(mail?.text).toContain("Organización sin fines de lucro");
    expect(mail?.html).toContain('<html lang="es">');
  });

  test("is announced with the name that is published, and the mailbox where nobody set another", async () => {
    const content = {
      ...document.defaults,
      fullName: "Circle of Austin",
      email: "office@austin.example",
    };
    const { snapshot } = readSnapshot([{ name: document.name, version: 1, content }], 4);
    const settings = {
      siteUrl: "https://circleurban.example",
      functionsUrl: "https://circleurban.example/functions/v1",
      mailFrom: organisation.email,
    };
    const { desk, look } = await deskWithPeople({ settings, content: async () => snapshot });
    const { id } = await aMessage(desk);
    expect(await look(id)).toMatchObject({
      signedBy: "Circle of Austin",
      answersTo: "office@austin.example",
    });
  });

  test("leaves the message with whoever answered it first", async () => {
    const { desk, omar, look, send } = await deskWithPeople();
    const { id } = await aMessage(desk);
    await send("reply", { id, revision: 1, text: "First", status: "open" }, omar);
    await send("reply", { id, revision: 2, text: "Second", status: "done" });
    expect((await look(id)).message).toMatchObject({ assignedTo: "Omar Diaz", status: "done" });
  });

  test("is sent once when its answer was lost, and other words in the same form are refused", async () => {
    const { desk, look, send } = await deskWithPeople();
    const { id } = await aMessage(desk);
    const key = crypto.randomUUID();
    const body = { key, id, revision: 1, text: "Hello", status: "waiting" };
    await send("reply", body);
    for (const revision of [1, 2])
      expect(await send("reply", { ...body, revision })).toMatchObject({
        status: 200,
        revision: 2,
      });
    expect(await send("reply", { ...body, revision: 2, text: "Hello again" })).toMatchObject({
      status: 409,
      error:
        "This reply was already sent, with different words. Nothing was sent this time. If this is another reply, send it as another one.",
    });
    expect((await look(id)).events).toHaveLength(1);
    expect((await desk.mails()).filter(({ kind }) => kind === "reply")).toHaveLength(1);
    const another = { ...body, key: crypto.randomUUID() };
    expect(await send("reply", another)).toMatchObject({ status: 409 });
    expect(await send("reply", { ...another, revision: 2 })).toMatchObject({ status: 200 });
  });

  test("waits for the release of what is kept as spam", async () => {
    const { desk, send } = await deskWithPeople();
    const { id } = await aMessage(desk, { [trapName]: "x" });
    const answer = await send("reply", { id, revision: 1, text: "Hello", status: "waiting" });
    expect(answer).toMatchObject({
      status: 400,
      error: expect.stringContaining("mark it as not spam"),
    });
    expect(await desk.mails()).toEqual([]);
  });
});

describe("two people on one message", () => {
  test("see each other for as long as they have it open", async () => {
    const { desk, omar, ruth } = await deskWithPeople();
    const { id } = await aMessage(desk);
    const open = async (token: string) =>
      (await (await desk.post("messages/presence", { id }, token)).json()) as Presence;
    expect((await open(ruth)).others).toEqual([]);
    expect((await open(omar)).others).toEqual(["Ruth Banks"]);
    expect(await open(ruth)).toMatchObject({ others: ["Omar Diaz"], revision: 1 });
    desk.wait(20);
    await open(ruth);
    desk.wait(20);
    expect((await open(ruth)).others).toEqual([]);
  });

  test("are told what the other did instead of overwriting it", async () => {
    const { desk, omarId, omar, look, send } = await deskWithPeople();
    const { id, revision } = await aVolunteer(desk);
    await send("status", { id, revision, status: "done" }, omar);
    await send("stage", { id, revision: 2, stage: "not-now" }, omar);
    await send("note", { id, text: "The family asks us not to write." }, omar);
    for (const [path, body] of [
      ["status", { status: "waiting" }],
      ["stage", { stage: "active" }],
      ["assign", { to: omarId }],
      ["reply", { text: "Hello", status: "waiting" }],
    ] as const)
      expect(await send(path, { id, revision, ...body })).toMatchObject({
        status: 409,
        code: "changed-meanwhile",
        error:
          "In the meantime, Omar Diaz marked it as Done, Omar Diaz changed its stage to Not now, Omar Diaz added a note. Please look at it again; what you typed is still here.",
      });
    expect((await look(id)).message).toMatchObject({
      status: "done",
      stage: "not-now",
      revision: 4,
    });
    expect((await desk.mails()).filter(({ kind }) => kind === "reply")).toEqual([]);
  });

  test("cannot rewrite what was noted", async () => {
    const { desk, send } = await deskWithPeople();
    const { id } = await aMessage(desk);
    await send("note", { id, text: "First" });
    await expect(desk.db.query("update message_events set text = 'x'")).rejects.toThrow("refused");
  });
});

test("a note is saved once when its answer was lost, and whom it mentions is emailed once", async () => {
  const { desk, look, send } = await deskWithPeople();
  const { id } = await aMessage(desk);
  const note = { key: crypto.randomUUID(), id, text: "@Omar, please call." };
  expect(await send("note", note)).toMatchObject({ status: 200, revision: 2 });
  expect(await send("note", note)).toMatchObject({ status: 200, revision: 2 });
  expect((await look(id)).events).toMatchObject([{ kind: "note", text: note.text }]);
  const mails = (await desk.mails()).filter(({ kind }) => kind === "message-for-colleague");
  expect(mails).toHaveLength(1);
  expect(await send("note", { ...note, text: "Never mind." })).toMatchObject({
    status: 409,
    error: expect.stringContaining("save it as another one"),
  });
});

describe("spam", () => {
  test("is kept apart, and mailed to staff once it is released", async () => {
    const { desk, list, send } = await deskWithPeople();
    const { id } = await aMessage(desk, { [trapName]: "x" });
    expect(await list()).toMatchObject({ total: 0, counts: { open: 0, spam: 1 } });
    expect((await list("status=spam")).messages).toMatchObject([{ id, status: "spam" }]);
    expect(await desk.mails()).toEqual([]);
    await send("status", { id, revision: 1, status: "open" });
    expect(await desk.mails()).toMatchObject([
      { kind: "contact", to: "frontdesk@circleurban.example", replyTo: aContactMessage.email },
    ]);
    expect((await list()).messages).toMatchObject([{ id, status: "open", suspicion: null }]);
  });

  test("can be said of a message and taken back, which mails nothing again", async () => {
    const { desk, look, send } = await deskWithPeople();
    const { id } = await aMessage(desk);
    await desk.mails();
    await send("status", { id, revision: 1, status: "spam" });
    expect((await look(id)).message).toMatchObject({ suspicion: "marked by Ruth Banks" });
    await send("status", { id, revision: 2, status: "open" });
    expect((await look(id)).message).toMatchObject({ status: "open", suspicion: null });
    expect(await desk.mails()).toEqual([]);
  });
});

test("assigning names a colleague who answers messages, or nobody", async () => {
  const { desk, omarId, look, list, omar, send } = await deskWithPeople();
  const donorsOnly = await desk.person("gifts@circleurban.example", { permissions: ["gifts"] });
  const { id } = await aMessage(desk);
  expect((await look(id)).colleagues.map(({ name }) => name)).toEqual(["Omar Diaz", "Ruth Banks"]);
  expect(await send("assign", { id, revision: 1, to: donorsOnly })).toMatchObject({ status: 400 });
  await send("assign", { id, revision: 1, to: omarId });
  expect((await list("assigned=me", omar)).messages).toMatchObject([{ assignedTo: "Omar Diaz" }]);
  expect((await list("assigned=me")).messages).toEqual([]);
  await send("assign", { id, revision: 2, to: null });
  expect((await list("assigned=nobody")).total).toBe(1);
});

test("only applications have a stage", async () => {
  const { desk, send, list } = await deskWithPeople();
  const contact = await aMessage(desk);
  const volunteer = await aVolunteer(desk);
  expect(await send("stage", { ...contact, stage: "called" })).toMatchObject({ status: 400 });
  expect(await send("stage", { ...volunteer, stage: "visited" })).toMatchObject({ status: 200 });
  expect((await list("stage=visited")).messages).toMatchObject([{ id: volunteer.id }]);
});

test("a person's panel shows what else came from the same mailbox", async () => {
  const { desk, look } = await deskWithPeople();
  await aMessage(desk, { email: "Ruth@Visitor.example", subject: "Before" });
  await aMessage(desk, { email: "other@visitor.example", subject: "Somebody else" });
  const { id } = await aMessage(desk);
  await aVolunteer(desk, { email: "ruth@visitor.example" });
  expect((await look(id)).earlier.map(({ subject }) => subject)).toEqual([
    "Volunteer application",
    "Before",
  ]);
});

test("gifts are shown beside a message only to those who may see gifts", async () => {
  const { desk, look } = await deskWithPeople();
  await aGift(desk, { email: "RUTH@visitor.example", cents: 2500 });
  await aGift(desk, { email: "other@visitor.example" });
  const { id } = await aMessage(desk);
  expect(await look(id)).not.toHaveProperty("gifts");
  const both = { permissions: ["messages" as const, "gifts" as const] };
  const treasurer = await desk.signedIn(both, "both@circleurban.example");
  expect((await look(id, treasurer)).gifts).toMatchObject([{ amountCents: 2500, state: "paid" }]);
});

test("saved replies are shared, and nobody overwrites another's change", async () => {
  const { desk, ruth, omar, send } = await deskWithPeople();
  const replies = async () =>
    (await (await desk.read("messages/saved-replies", ruth)).json()).replies;
  await send("save-reply", { title: "Thanks", text: "Thank you." }, omar);
  const [saved] = await replies();
  const changed = { id: saved.id, revision: 1, title: "Thanks", text: "Thank you so much." };
  expect(await send("save-reply", changed, omar)).toMatchObject({ status: 200 });
  expect(await send("save-reply", { ...changed, text: "Mine" })).toMatchObject({
    status: 409,
    error: expect.stringContaining("Omar Diaz"),
  });
  expect(await replies()).toMatchObject([{ text: "Thank you so much.", revision: 2 }]);
  await send("remove-saved-reply", { id: saved.id });
  expect(await replies()).toEqual([]);
});
