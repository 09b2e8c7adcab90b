import { expect, test } from "vitest";
import { publications } from "#backend/content/face.ts";
import type { Limit } from "#backend/storage/limits.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { countCalls } from "#backend/testing/limits.ts";
import {
  anOrder,
  sendingBy,
  someReaders,
  writeLetter,
} from "#backend/testing/newsletter/letters.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { defaultSnapshot } from "#content/snapshot.ts";

import { shownPreviews } from "./desk.ts";

const takesAll = { deliver: async () => {}, close() {} };

/** What the site says is asked of the database each time, as after a second without a question. */
const open = async () => {
  const desk: Awaited<ReturnType<typeof testDesk>> = await testDesk({
    content: async () => {
      await desk?.db.query("select 1");
      return defaultSnapshot;
    },
  });
  const token = await desk.signedIn({ permissions: ["pages", "subscribers"], name: "Ruth Banks" });
  await someReaders(desk.db, 2, desk.deps.now());
  return { desk, token };
};

test("a letter is tested, sent and shown without waiting for its own transaction", async () => {
  const { desk, token } = await open();
  const written = await writeLetter(desk, token);
  const { id } = written;
  const ask = async (path: string, body: object) =>
    (await desk.post(`letters/${path}`, { id, ...body }, token)).status;

  const began = performance.now();
  expect(await ask("test", {})).toBe(200);
  expect(await ask("send", { ...written, ...anOrder })).toBe(200);
  await sendingBy(desk.deps, takesAll)();
  expect(await ask("show", { on: true })).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test.each<[string, Limit, (id: string) => Record<string, object | undefined>]>([
  [
    "changes the site",
    publications,
    (id) => ({
      delete: { id, revision: 0 },
      send: { id, revision: 0, ...anOrder },
      cancel: { id },
      show: { id, on: true },
    }),
  ],
  ["draws a letter", shownPreviews, (id) => ({ [`preview?key=${id}`]: undefined })],
])("what %s is limited for each colleague", async (_, limit, questions) => {
  const { desk, token } = await open();
  const { id } = await writeLetter(desk, token);
  const ask = (path: string, body?: object) =>
    body ? desk.post(`letters/${path}`, body, token) : desk.read(`letters/${path}`, token);
  const [me] = await storedRows<{ id: string }>(desk.db, "select id from staff_accounts");
  for (const [path, body] of Object.entries(questions(id))) {
    await countCalls(desk.db, limit, me?.id ?? "", limit.most - 1);
    expect((await ask(path, body)).status).not.toBe(429);
    await countCalls(desk.db, limit, me?.id ?? "", limit.most);
    expect((await ask(path, body)).status).toBe(429);
  }
});
