import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import type { Database } from "#backend/storage/database.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aCard } from "#backend/testing/giving/cards.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { sendDueCards } from "./send.ts";

type Tributes = DeskApi["GET"]["gifts/tributes"]["answer"];

const typed = {
  ...aCard,
  words: "She taught me to read.",
  language: "en",
};

const open = async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["gifts"], name: "Ruth" });
  const change = (path: string, body: unknown) => desk.post(`gifts/${path}`, body, token);
  const list = async (page = 1) =>
    (await (await desk.read(`gifts/tributes?page=${page}`, token)).json()) as Tributes;
  const people = async () => (await list()).people;
  /** A gift whose donor asked for a card. */
  const asked = async (card: Partial<typeof typed> & { sendOn?: string } = {}, given = {}) => {
    const gift = await aGift(desk, given);
    const [row] = await storedRows<{ token: string }>(
      desk.db,
      "select tribute_token as token from gifts where id = $1",
      [gift.id],
    );
    const id = crypto.randomUUID();
    const form = { ...typed, sendOn: "", ...card, id, action: "send" };
    await desk.submit(`tribute?token=${row?.token}`, Object.entries(form));
    return { gift, id };
  };
  return { desk, token, change, list, people, asked };
};

const cardMails = async ({ desk }: Awaited<ReturnType<typeof open>>) =>
  (await desk.mails()).filter(({ kind }) => kind === "tribute-card");

test("gifts for one person stand together, however the name was typed, and tests count nothing", async () => {
  const { people, asked, change } = await open();
  await asked({}, { cents: 5000 });
  await asked({ honoree: "rosa  delgado" }, { cents: 2500, name: "Grace Bell" });
  await asked({}, { cents: 9900, provider: "sandbox" });
  const other = await asked({ honoree: "Rosa D." }, { cents: 1000 });
  expect((await people()).map(({ gifts, keptCents }) => [gifts.length, keptCents])).toEqual(
    expect.arrayContaining([
      [3, 7500],
      [1, 1000],
    ]),
  );
  const correction = { id: other.gift.id, from: "Rosa D.", honoree: "Rosa Delgado" };
  expect((await change("correct-honoree", correction)).status).toBe(200);
  expect((await change("correct-honoree", correction)).status).toBe(409);
  expect((await people()).map(({ gifts }) => gifts.length)).toEqual([4]);
});

/** Gifts of ten dollars each, from a day in winter. */
const manyGifts = (db: Database, many: number, honoree: string, day: string) =>
  db.query(
    `with given as (
       insert into gifts (id, amount_cents, currency, frequency, state, provider, livemode, honoree,
                          donor_name, created_at, expires_at, updated_at)
       select gen_random_uuid(), 1000, 'usd', 'one_time', 'paid', 'stripe', true, $2, 'Friend ' || n,
              $3::timestamptz, $3, $3
       from generate_series(1, $1::int) n returning id)
     insert into gift_payments (gift_id, reference, livemode, amount_cents, currency, state,
                                paid_at, recorded_at)
     select id, 'pi ' || id, true, 1000, 'usd', 'paid', $3, $3 from given`,
    [many, honoree, day],
  );

test("of hundreds of gifts every one is on a page, sums are of all, and a card to print is first", async () => {
  const { desk, asked, list } = await open();
  const { id } = await asked({ email: "", postalAddress: "118 N Central Ave" }, { cents: 7700 });
  await manyGifts(desk.db, 30, "ROSA  Delgado", "2026-01-05T18:00:00Z");
  await manyGifts(desk.db, 505, "Élena Ruiz", "2026-02-20T18:00:00Z");
  await manyGifts(desk.db, 1, "élena ruiz", "2026-02-21T18:00:00Z");
  const first = await list();
  expect(first.waiting).toMatchObject([
    { id, honoree: "Rosa Delgado", recipientName: "Luis Delgado" },
  ]);
  expect(first.total).toBe(537);
  expect(first.people).toMatchObject([
    { honoree: "élena ruiz", giftCount: 506, keptCents: 506_000 },
  ]);
  const last = await list(22);
  expect(last.waiting).toEqual(first.waiting);
  expect(last.people).toMatchObject([
    { honoree: "Rosa Delgado", giftCount: 31, keptCents: 30_000 + 7700 },
  ]);
  const listed = new Set<string>();
  for (let page = 1; page <= 22; page++)
    for (const { gifts } of (await list(page)).people) for (const { id } of gifts) listed.add(id);
  expect(listed.size).toBe(537);
});

test("a card is corrected and sent again, to the new address, and the history says so", async () => {
  const opened = await open();
  const { desk, token, change, asked } = opened;
  const { id, gift } = await asked({ email: "lius@family.example" });
  expect(await cardMails(opened)).toMatchObject([{ to: "lius@family.example" }]);
  const from = { ...typed, email: "lius@family.example" };
  expect((await change("correct-card", { ...typed, id, from })).status).toBe(200);
  expect(await cardMails(opened)).toEqual([]);
  for (const _ of [1, 2]) expect((await change("send-card", { id })).status).toBe(200);
  expect((await cardMails(opened)).map(({ to }) => to)).toEqual([typed.email, typed.email]);
  const page = await (await desk.read(`gifts/gift?id=${gift.id}`, token)).text();
  expect(page).toContain("Card corrected");
  expect(page).toContain("Card sent to the person the donor named");
});

test("a colleague who corrects a card does not undo what its donor changed meanwhile", async () => {
  const { desk, token, change, asked } = await open();
  const from = { ...typed, honoree: "Rosa Delgada" };
  const { id, gift } = await asked({ ...from, sendOn: "2026-03-20" });
  const correction = { ...typed, id, from };
  const [row] = await storedRows<{ token: string }>(
    desk.db,
    "select tribute_token as token from gifts where id = $1",
    [gift.id],
  );
  const words = "With all my love.";
  const form = { ...from, words, sendOn: "2026-03-20", id, action: "send" };
  await desk.submit(`tribute?token=${row?.token}`, Object.entries(form));
  expect((await change("correct-card", correction)).status).toBe(409);
  expect(
    (await change("correct-card", { ...correction, words, from: { ...from, words } })).status,
  ).toBe(200);
  const shown = await desk.read(`gifts/tribute-card?id=${id}`, token);
  expect(await shown.json()).toMatchObject({ card: { words, honoree: "Rosa Delgado" } });
});

test("a card on paper is on Today until it is printed", async () => {
  const { desk, token, change, asked } = await open();
  const { id } = await asked({ email: "", postalAddress: "118 N Central Ave" });
  const today = async () => (await desk.read("today", token)).text();
  expect(await today()).toContain("1 card in memory or in honor of someone waits");
  const shown = await (await desk.read(`gifts/tribute-card?id=${id}`, token)).text();
  expect(shown).toContain("In memory of Rosa Delgado");
  expect(shown).not.toContain("5000");
  expect((await change("send-card", { id })).status).toBe(400);
  expect((await change("note-card-printed", { id })).status).toBe(200);
  expect(await today()).not.toContain("cards-to-print");
});

test("a card that waits for its day is canceled at the desk, and one that has gone is not", async () => {
  const opened = await open();
  const { desk, token, change, asked } = opened;
  const { id, gift } = await asked({ sendOn: "2026-03-09" });
  const gone = await asked();
  expect((await change("cancel-card", { id })).status).toBe(200);
  expect((await change("cancel-card", { id })).status).toBe(404);
  expect((await change("cancel-card", { id: gone.id })).status).toBe(400);
  desk.wait(8 * 86_400);
  await sendDueCards(desk.deps);
  expect(await cardMails(opened)).toHaveLength(1);
  expect(await storedRows(desk.db, "select id from tribute_cards")).toEqual([{ id: gone.id }]);
  const fresh = await desk.signedIn({ permissions: ["gifts"] }, "later@circleurban.example");
  expect(token).not.toBe(fresh);
  expect(await (await desk.read(`gifts/gift?id=${gift.id}`, fresh)).text()).toContain(
    "Card canceled",
  );
});

test("a printed card is deleted for whoever got it, and one that went by email is not", async () => {
  const { desk, token, change, asked } = await open();
  const { id, gift } = await asked({ email: "", postalAddress: "118 N Central Ave" });
  expect((await change("note-card-printed", { id })).status).toBe(200);
  expect((await change("cancel-card", { id })).status).toBe(200);
  expect(await storedRows(desk.db, "select 1 from tribute_cards")).toEqual([]);
  expect(await (await desk.read(`gifts/gift?id=${gift.id}`, token)).text()).toContain(
    "Card deleted after it was printed",
  );
  const mailed = await asked();
  expect((await change("cancel-card", { id: mailed.id })).status).toBe(400);
});

test.each(["one_time" as const, "monthly" as const])(
  "nobody at the desk sends a card about a gift that went back (%s)",
  async (frequency) => {
    const opened = await open();
    const { id, gift } = await opened.asked({}, { frequency });
    await opened.desk.mails();
    await gift.refund(5000);
    expect((await opened.change("send-card", { id })).status).toBe(400);
    expect(await cardMails(opened)).toEqual([]);
  },
);

test("whoever got a card can see what we keep about them, and have it deleted", async () => {
  const { desk, asked } = await open();
  await asked();
  const owner = await desk.signedIn({ owner: true }, "owner@circleurban.example");
  const ask = () => desk.read("privacy?email=LUIS@family.example", owner);
  expect(await (await ask()).text()).toContain("She taught me to read.");
  const removed = await desk.post("privacy/delete", { email: "luis@family.example" }, owner);
  expect(removed.status).toBe(200);
  expect(await storedRows(desk.db, "select 1 from tribute_cards")).toEqual([]);
  const sent = "select 1 from mails where recipient = 'luis@family.example'";
  expect(await storedRows(desk.db, sent)).toEqual([]);
});
