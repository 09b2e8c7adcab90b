import { describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import type { Site } from "#backend/site.ts";
import { database } from "#backend/storage/rows.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { sendStatements } from "./statement-runs.ts";

type StatementsAnswer = DeskApi["GET"]["gifts/statements"]["answer"];

/** More than one batch of 20. */
const donors = 25;

const yearOfDonors = async (parts: Parameters<typeof testDesk>[0] = {}) => {
  const desk = await testDesk(parts);
  for (let number = 1; number <= donors; number++)
    await aGift(desk, { email: `donor${number}@example.org`, paidAt: "2025-06-01T18:00:00Z" });
  await aGift(desk, { email: "test@example.org", provider: "sandbox" });
  await desk.mails();
  const token = await desk.signedIn({ permissions: ["gifts"] });
  return {
    ...desk,
    look: async () =>
      (await (await desk.read("gifts/statements?year=2025", token)).json()) as StatementsAnswer,
    send: (count: number) =>
      desk.post("gifts/send-statements", { year: 2025, donors: count }, token),
    stop: (id: string) => desk.post("gifts/stop-statements", { id }, token),
    queued: async () =>
      (
        await storedRows<{ recipient: string }>(
          desk.db,
          "select recipient from mails where kind = 'statement'",
        )
      ).map(({ recipient }) => recipient),
  };
};

test("the count before sending is what goes out, and progress is shown", async () => {
  const desk = await yearOfDonors();
  await desk.post(
    "gifts/record",
    aCheck({ email: "", received: "2025-12-31" }),
    await desk.signedIn({ owner: true }, "owner@circleurban.example"),
  );
  expect(await desk.look()).toMatchObject({ donors, unreachable: 1, runs: [] });
  expect((await desk.send(donors - 1)).status).toBe(409);
  expect((await desk.look()).runs).toEqual([]);
  expect((await desk.send(donors)).status).toBe(200);
  expect((await desk.send(donors)).status).toBe(409);
  await sendStatements(desk.deps, 20);
  expect((await desk.look()).runs).toMatchObject([
    { total: donors, sent: 20, waiting: 5, endedAt: null },
  ]);
  await sendStatements(desk.deps);
  const [run] = (await desk.look()).runs;
  expect(run).toMatchObject({
    total: donors,
    sent: donors,
    waiting: 0,
    goingOut: donors,
    onPaper: 1,
    failed: 0,
  });
  expect(run?.endedAt).not.toBeNull();
  expect(new Set(await desk.queued()).size).toBe(donors);
});

test("a run that has ended tells which of its emails were not delivered", async () => {
  const desk = await yearOfDonors();
  await desk.send(donors);
  await sendStatements(desk.deps);
  await desk.db.query(
    "update mails set state = case when recipient = $1 then 'failed' else 'delivered' end",
    ["donor7@example.org"],
  );
  expect((await desk.look()).runs).toMatchObject([{ sent: donors, goingOut: 0, failed: 1 }]);
  // What went out before is not this run's.
  desk.wait(60);
  await desk.send(donors);
  await sendStatements(desk.deps);
  expect((await desk.look()).runs[0]).toMatchObject({ sent: 0, known: donors, failed: 0 });
});

test("a second sending repeats only the statements that have changed", async () => {
  const desk = await yearOfDonors();
  await desk.send(donors);
  await sendStatements(desk.deps);
  desk.wait(60);
  await aGift(desk, { email: "donor7@example.org", paidAt: "2025-12-31T18:00:00Z" });
  await desk.send(donors);
  await sendStatements(desk.deps);
  expect((await desk.look()).runs[0]).toMatchObject({ sent: 1, known: donors - 1 });
  expect(await desk.queued()).toHaveLength(donors + 1);
});

test("a corrected statement goes out, though it has as many gifts and the same sum", async () => {
  const desk = await yearOfDonors();
  const wrong = await aGift(desk, { email: "donor7@example.org", paidAt: "2025-07-01T18:00:00Z" });
  await desk.send(donors);
  await sendStatements(desk.deps);
  await wrong.refund(5000);
  await aGift(desk, { email: "donor7@example.org", paidAt: "2025-07-11T18:00:00Z" });
  desk.wait(60);
  await desk.send(donors);
  await sendStatements(desk.deps);
  expect((await desk.look()).runs[0]).toMatchObject({ sent: 1, known: donors - 1 });
});

test("that a statement went out is known when its mail is no longer kept", async () => {
  const desk = await yearOfDonors();
  await desk.send(donors);
  await sendStatements(desk.deps);
  desk.wait(60);
  await desk.db.query("delete from mails");
  await desk.send(donors);
  await sendStatements(desk.deps);
  expect((await desk.look()).runs[0]).toMatchObject({ sent: 0, known: donors });
});

test("a tax ID that is published while statements go out is on those that follow", async () => {
  const desk = await yearOfDonors();
  await desk.send(donors);
  const shipped = await desk.deps.site();
  let asked = 0;
  const site = async () => {
    const organisation = { ...shipped.organisation, taxId: `98-000000${++asked}` };
    const renamed: Site = { ...shipped, organisation, in: () => renamed };
    return renamed;
  };
  await sendStatements({ ...desk.deps, site });
  const texts = (await desk.mails()).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("98-0000001"))).toHaveLength(20);
  expect(texts.filter((text) => text.includes("98-0000002"))).toHaveLength(5);
});

test("what was stopped goes to nobody else", async () => {
  const desk = await yearOfDonors();
  const { id } = (await (await desk.send(donors)).json()) as { id: string };
  await sendStatements(desk.deps, 20);
  await desk.stop(id);
  await sendStatements(desk.deps);
  expect(await desk.queued()).toHaveLength(20);
});

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a sending that was cut off goes on where it was, in several processes, and doubles nothing", async () => {
    const db = await open();
    const desk = await yearOfDonors({ db });
    await desk.send(donors);
    // The process dies in the middle of the second batch.
    let left = 22;
    const dying = {
      now: desk.deps.now,
      db: database({
        ...db,
        transaction: (work) =>
          db.transaction((tx) =>
            work(
              database({
                ...tx,
                query: (text, values) => {
                  if (text.includes("insert into mails") && left-- === 0) throw new Error("killed");
                  return tx.query(text, values);
                },
              }),
            ),
          ),
      }),
      site: desk.deps.site,
    };
    await expect(sendStatements(dying)).rejects.toThrow("killed");
    expect(await desk.queued()).toHaveLength(20);
    await Promise.all([1, 2, 3].map(() => sendStatements(desk.deps)));
    expect((await desk.queued()).sort()).toEqual(
      Array.from({ length: donors }, (_, n) => `donor${n + 1}@example.org`).sort(),
    );
    await db.close();
  });
});
