import { expect, test } from "vitest";
import { database } from "#backend/storage/rows.ts";
import { migratedPostgres } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aMessage } from "#backend/testing/inbox/samples.ts";
import { somebodyWaits } from "#backend/testing/locks.ts";

const hold = "select 1 from staff_accounts where id = $1 for no key update";
const rightsOf = (id: string) => ({ id, owner: false, permissions: ["gifts"] });

test("owners who take each other's rights lock in one order, also those who just lost theirs", async () => {
  const inner = await migratedPostgres();
  let beforeLocks = async () => {};
  const db = database({
    ...inner,
    transaction: (work, options) =>
      inner.transaction(
        (tx) =>
          work(
            database({
              ...tx,
              query: async (text, parameters) => {
                if (text.includes("staff_accounts") && text.includes("update")) await beforeLocks();
                return tx.query(text, parameters);
              },
            }),
          ),
        options,
      ),
  });
  const desk = await testDesk({ db });
  const ids = await Promise.all(
    ["ada", "ben"].map((name) => desk.person(`${name}@circleurban.example`, { owner: true })),
  );
  const [first = "", last = ""] = ids.sort();
  const token = await desk.signIn(last);
  const readBefore = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  beforeLocks = () => {
    readBefore.resolve();
    return goOn.promise;
  };
  const changed = Promise.resolve(desk.post("people/rights", rightsOf(first), token));
  await readBefore.promise;
  await inner.query("update staff_accounts set owner = false where id = $1", [first]);
  // As somebody who began to lock the owners a moment before.
  await inner.transaction(async (tx) => {
    await tx.query(hold, [first]);
    goOn.resolve();
    await somebodyWaits(tx);
    await tx.query("set local lock_timeout = '1s'");
    await tx.query(hold, [last]);
  });
  expect((await changed).status).toBe(200);
});

test("whoever assigns a message to an owner does not wait for the owners who are being counted", async () => {
  const desk = await testDesk({ db: await migratedPostgres() });
  const me = await desk.person("ada@circleurban.example", { owner: true });
  const leaving = await desk.person("ben@circleurban.example", { owner: true });
  const token = await desk.signIn(me);
  const { id } = await aMessage(desk);
  const assign = "update contact_messages set assigned_to = $2 where id = $1";
  await desk.db.query(assign, [id, leaving]);
  let changed: Promise<Response> | undefined;
  await desk.db.transaction(async (tx) => {
    await tx.query("select 1 from contact_messages where id = $1 for update", [id]);
    changed = Promise.resolve(desk.post("people/rights", rightsOf(leaving), token));
    await somebodyWaits(tx);
    await tx.query("set local lock_timeout = '1s'");
    await tx.query(assign, [id, me]);
  });
  expect((await changed)?.status).toBe(200);
});
