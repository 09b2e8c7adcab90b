import { expect, test } from "vitest";
import { testDesk } from "#backend/testing/desk.ts";
import {
  anOrder,
  sendingBy,
  someReaders,
  writeLetter,
} from "#backend/testing/newsletter/letters.ts";
import { defaultSnapshot } from "#content/snapshot.ts";

const takesAll = { deliver: async () => {}, close() {} };

/** What the site says is asked of the database each time, as after a second without a question. */
const open = async () => {
  const desk: Awaited<ReturnType<typeof testDesk>> = await testDesk({
    content: async () => {
      await desk?.db.query("select 1");
      return defaultSnapshot;
    },
  });
  const token = await desk.signedIn({ permissions: ["pages", "messages"], name: "Ruth Banks" });
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
