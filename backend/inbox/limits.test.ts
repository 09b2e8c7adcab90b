import { expect, test } from "vitest";
import { testDesk } from "#backend/testing/desk.ts";
import { countCalls } from "#backend/testing/limits.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { savedReplySaves } from "./desk.ts";

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
