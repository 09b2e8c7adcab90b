import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

type Gifts = Awaited<ReturnType<typeof testGifts>>;

const myId = async (desk: Gifts) => (await desk.read<{ me: { id: string } }>("session")).me.id;

/** Everything that staff do with a gift, once. */
const doEverything = async (desk: Gifts) => {
  const change = async (path: string, body: unknown) => {
    const answer = await desk.change(path, body);
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as { id: string };
  };
  const { id, payment } = await aGift(desk);
  await change("send-receipt", { id, payment });
  await change("note-printed", { id, payment });
  expect((await desk.printStatement(id, 2026)).status).toBe(200);
  await change("correct-address", {
    id,
    from: "ada@example.org",
    email: "ada.okoro@example.org",
    everywhere: true,
    sendReceipt: true,
  });
  await change("accept", { id: (await aGift(desk, { paidCents: 100 })).id });
  const check = await change("record", aCheck());
  await change("take-back", { id: check.id, reason: "Entered twice" });
  await change("put-back", { id: check.id });
};

describe.each(testDatabases)("on $name", ({ open }) => {
  test("whatever staff do with a gift stands in its history under their account", async () => {
    const desk = await testGifts({ db: await open() });
    await doEverything(desk);
    const rows = await storedRows<{ kind: string; id: string | null }>(
      desk.db,
      `select distinct kind, actor_id as id from gift_events where source = 'staff' order by kind`,
    );
    expect(rows.length).toBeGreaterThan(8);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([await myId(desk)]));
  });

  test("linked addresses and a year's statements carry the account too", async () => {
    const desk = await testGifts({ db: await open() });
    await aGift(desk);
    await desk.change("link", { email: "ada@example.org", with: "a.okoro@example.net" });
    const sending = await desk.change("send-statements", { year: 2026, donors: 1 });
    expect(sending.status).toBe(200);
    const rows = await storedRows<{ id: string | null }>(
      desk.db,
      `select linked_by_id as id from donor_addresses
       union all select started_by_id from statement_runs`,
    );
    const id = await myId(desk);
    expect(rows).toEqual([{ id }, { id }, { id }]);
  });

  test("a name that was given up and taken by a colleague does not change whose deed it was", async () => {
    const desk = await testGifts({ db: await open() });
    const { id, payment } = await aGift(desk);
    await desk.change("send-receipt", { id, payment });
    await desk.post("account/name", { name: "Ruth Okoro" }, desk.token);
    const colleague = await desk.signedIn(
      { permissions: ["gifts"], name: "José Lara" },
      "jose@circleurban.example",
    );
    const renamed = await desk.post("account/name", { name: "Ruth Banks" }, colleague);
    expect(renamed.status).toBe(200);
    desk.wait(60);
    await desk.post("gifts/send-receipt", { id, payment }, colleague);
    const { steps } = await desk.page(id);
    expect(steps.slice(-2)).toMatchObject([
      { by: "Ruth Okoro (then Ruth Banks)" },
      { by: "Ruth Banks" },
    ]);
  });
});
