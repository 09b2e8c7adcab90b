import { expect, test } from "vitest";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";

type Desk = Awaited<ReturnType<typeof testGifts>>;

const hall = "198.51.100.4";

const give = async (desk: Desk) =>
  (await desk.post("../create-payment", { amount: 50, frequency: "one_time" }, undefined, {}, hall))
    .status;

const inHours = (desk: Desk, hours: number) =>
  new Date(desk.deps.now().getTime() + hours * 3_600_000).toISOString();

const cards = async ({ read }: Desk) =>
  (await read<{ cards: { id: string; sentence: string }[] }>("today")).cards;

test("two hundred dinner guests behind one address can give after staff said so", async () => {
  const desk = await testGifts();
  const until = inHours(desk, 7);
  expect((await desk.change("expect-many", { until })).status).toBe(200);
  for (let guest = 0; guest < 200; guest++) expect(await give(desk)).toBe(200);

  // The clock of these tests starts at nine in the morning in Chicago.
  const card = (await cards(desk)).find(({ id }) => id === "expected-gifts");
  expect(card?.sentence).toContain("giving event lasts until 4 PM, as set by Ruth Banks");
  expect(await desk.log()).toContainEqual({
    actor: expect.stringContaining("Ruth Banks"),
    action: "started a giving event",
    about: "until 4 PM",
  });
});

test("it ends by itself, and then the usual limit holds", async () => {
  const desk = await testGifts();
  await desk.change("expect-many", { until: inHours(desk, 2) });
  desk.wait(2 * 3600);
  expect(await desk.read("gifts/expected")).toMatchObject({ expected: null });
  expect((await cards(desk)).map(({ id }) => id)).not.toContain("expected-gifts");
  const statuses = [];
  for (let guest = 0; guest < 70; guest++) statuses.push(await give(desk));
  expect(statuses).toContain(429);
});

test("staff end it before its time", async () => {
  const desk = await testGifts();
  const until = inHours(desk, 2);
  await desk.change("expect-many", { until });
  expect(await desk.read("gifts/expected")).toMatchObject({
    expected: { until, openedBy: "Ruth Banks" },
  });
  expect((await desk.change("expect-usual", {})).status).toBe(200);
  expect(await desk.read("gifts/expected")).toMatchObject({ expected: null });
  expect((await desk.log()).at(-1)?.action).toBe("ended a giving event");
});

test.each([-1, 0, 12.1, 24 * 365])("a time %d hours from now is not taken", async (hours) => {
  const desk = await testGifts();
  const answer = await desk.change("expect-many", { until: inHours(desk, hours) });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: "Please choose a time within the next 12 hours.",
  });
});

test("what a wrong clock wrote far ahead opens nothing", async () => {
  const desk = await testGifts();
  await desk.db.query("insert into expected_gifts (until, opened_by) values ($1, 'Ruth')", [
    inHours(desk, 24 * 365),
  ]);
  expect(await desk.read("gifts/expected")).toMatchObject({ expected: null });
});
