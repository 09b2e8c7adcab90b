import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aMessage } from "#backend/testing/inbox/samples.ts";
import { countCalls } from "#backend/testing/limits.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { colleagueEmails } from "./colleagues.ts";
import { notes, savedReplySaves } from "./desk.ts";

const setUp = async () => {
  const desk = await testDesk();
  const inbox = { permissions: ["messages" as const] };
  const ruthId = await desk.person("ruth@circleurban.example", { ...inbox, name: "Ruth Banks" });
  const ruth = await desk.signIn(ruthId);
  const send = async (path: string, body: unknown, token = ruth) => {
    const answer = await desk.post(`messages/${path}`, body, token);
    const { error } = (await answer.json()) as { error?: string };
    return { status: answer.status, error };
  };
  return { desk, inbox, ruth, ruthId, send };
};

test("200 replies can be saved, and no more", async () => {
  const { desk, ruthId, send } = await setUp();
  await desk.db.query(
    `insert into saved_replies (title, text, changed_at, changed_by)
     select 'Reply ' || n, 'Thank you.', $1, 'Ruth' from generate_series(1, 199) as n`,
    [desk.deps.now()],
  );
  const reply = { title: "Thanks", text: "Thank you." };
  expect((await send("save-reply", reply)).status).toBe(200);
  expect(await send("save-reply", reply)).toEqual({
    status: 400,
    error: "There are already 200 saved replies. Please remove one first.",
  });
  const [known] = await storedRows<{ id: string }>(desk.db, "select id from saved_replies limit 1");
  const changed = { ...reply, id: known?.id, revision: 1 };
  expect((await send("save-reply", changed)).status).toBe(200);
  await countCalls(desk.db, savedReplySaves, ruthId, savedReplySaves.most);
  expect((await send("save-reply", { ...changed, revision: 2 })).status).toBe(429);
});

test("one person notes 60 times in ten minutes, and colleagues go on", async () => {
  const { desk, inbox, ruthId, send } = await setUp();
  const omar = await desk.signedIn(inbox, "omar@circleurban.example");
  const { id } = await aMessage(desk);
  const note = { key: crypto.randomUUID(), id, text: "They called." };
  await countCalls(desk.db, notes, ruthId, notes.most - 1);
  expect((await send("note", note)).status).toBe(200);
  await countCalls(desk.db, notes, ruthId, notes.most);
  expect((await send("note", note)).status).toBe(429);
  expect((await send("note", note, omar)).status).toBe(200);
});

test("one colleague fills no other's mailbox, and what they write is kept", async () => {
  const { desk, inbox, ruth, ruthId } = await setUp();
  const omarId = await desk.person("omar@circleurban.example", { ...inbox, name: "Omar Diaz" });
  const { id } = await aMessage(desk);
  const emailed = async (token = ruth) => {
    const answer = await desk.post(
      "messages/note",
      { key: crypto.randomUUID(), id, text: "@Omar, look." },
      token,
    );
    return (await answer.json()).emailed;
  };
  const subject = `${ruthId} to ${omarId}`;
  await countCalls(desk.db, colleagueEmails, subject, colleagueEmails.most - 1);
  expect(await emailed()).toEqual(["Omar Diaz"]);
  await countCalls(desk.db, colleagueEmails, subject, colleagueEmails.most);
  expect(await emailed()).toEqual([]);
  const ada = await desk.signedIn(inbox, "ada@circleurban.example");
  expect(await emailed(ada)).toEqual(["Omar Diaz"]);
});

test("a message opens with the latest of its history, and says that there is more", async () => {
  const { desk, ruth } = await setUp();
  const { id } = await aMessage(desk);
  const written = (first: number, last: number) =>
    desk.db.query(
      `insert into message_events (contact_id, revision, at, actor, kind, text)
       select $1, n, $2, 'Ruth', 'note', 'Note ' || n from generate_series($3::int, $4::int) as n`,
      [id, desk.deps.now(), first, last],
    );
  const look = async () => {
    const answer = await desk.read(`messages/message?id=${id}`, ruth);
    return (await answer.json()) as DeskApi["GET"]["messages/message"]["answer"];
  };
  await written(1, 100);
  const whole = await look();
  expect(whole.events).toHaveLength(100);
  expect(whole.hasEarlierEvents).toBe(false);
  await written(101, 130);
  const { events, hasEarlierEvents } = await look();
  expect(events.map(({ text }) => text)).toEqual(
    Array.from({ length: 100 }, (_, at) => `Note ${at + 31}`),
  );
  expect(hasEarlierEvents).toBe(true);
});
