import { expect, test } from "vitest";
import { database } from "#backend/storage/rows.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { rememberReadiness } from "./readiness.ts";

test("whoever asks how the site is, however often, costs one row in two seconds", async () => {
  const db = await emptyPGlite();
  let writes = 0;
  const counting = database({
    ...db,
    query: (text, values) => {
      if (text.includes("insert into write_checks")) writes += 1;
      return db.query(text, values);
    },
  });
  let seconds = 0;
  const readiness = rememberReadiness(counting, () => new Date(1_700_000_000_000 + seconds * 1000));
  await Promise.all(Array.from({ length: 50 }, () => readiness()));
  for (let n = 0; n < 50; n++) expect(await readiness()).toEqual({ ok: true, problems: [] });
  expect(writes).toBe(1);
  seconds = 2;
  await readiness();
  expect(writes).toBe(2);
  // A clock that was put back must not keep an old answer.
  seconds = -1000;
  await readiness();
  expect(writes).toBe(3);
});
