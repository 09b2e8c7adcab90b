import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { testEditors } from "#backend/testing/content/editor.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";

/** A database that says how many transactions were wanted at once. */
const watched = (inner: Database) => {
  const wanted = { now: 0, most: 0 };
  const db = database({
    query: (text, parameters) => inner.query(text, parameters),
    async transaction(work) {
      wanted.now += 1;
      wanted.most = Math.max(wanted.most, wanted.now);
      try {
        return await inner.transaction(work);
      } finally {
        wanted.now -= 1;
      }
    },
  });
  return { wanted, db };
};

test.each([
  ["put-up-notice", { text: "Closed today", link: "", linkText: "", published: 0 }],
  ["take-down-notice", { published: 0 }],
  ["return", { name: "hours", number: 0, published: 0 }],
  ["cancel-schedule", { id: randomUUID() }],
  ["publish", { documents: [{ name: "hours", revision: 1 }] }],
  ["delete-picture", { id: randomUUID() }],
])("many calls of %s wait outside of the database, where donors do not", async (path, body) => {
  const { wanted, db } = watched(await emptyPGlite());
  const site = await testEditors({ db });
  const ada = await site.editor("Ada");
  wanted.most = 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => ada.ask(path, body)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(wanted.most).toBe(1);
});

const upload = "upload-picture?alt=A+garden&x=0.5&y=0.5";

test.each(["put-up-notice", "delete-picture", "cut-picture", upload])(
  "nobody calls %s without end",
  async (path) => {
    const site = await testEditors();
    const ada = await site.editor("Ada");
    const notice = { text: "Closed today", published: 9 };
    const cut = { id: randomUUID(), alt: "A garden", focus: { x: 0.5, y: 0.5 }, aspect: null };
    const statuses = new Set<number>();
    // The limit lets more through while this takes its time.
    for (let i = 0; i <= 500 && !statuses.has(429); i++)
      statuses.add((await ada.ask(path, { ...notice, ...cut })).status);
    expect(statuses).toContain(429);
  },
);
