import { expect, test } from "vitest";
import { lockGift } from "#backend/giving/ledger/ledger.ts";
import { migratedPostgres } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aCard } from "#backend/testing/giving/cards.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { somebodyWaits } from "#backend/testing/locks.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { sendDueCards } from "./send.ts";

const typed = {
  ...aCard,
  language: "en",
};

/** A card that waits for its day, on a server with several connections. */
const waitingCard = async () => {
  const desk = await testDesk({ db: await migratedPostgres() });
  const gift = await aGift(desk);
  const [row] = await storedRows<{ token: string }>(
    desk.db,
    "select tribute_token as token from gifts",
  );
  const id = crypto.randomUUID();
  const byDonor = async (action: string) => {
    const form = Object.entries({ ...typed, id, action, sendOn: "2026-03-04" });
    return (await desk.submit(`tribute?token=${row?.token}`, form)).status;
  };
  await byDonor("send");
  const token = await desk.signedIn({ permissions: ["gifts"] });
  const byStaff = async (path: string) =>
    (await desk.post(`gifts/${path}`, { ...typed, id, from: typed }, token)).status;
  return { desk, gift, id, byDonor, byStaff };
};

type Waiting = Awaited<ReturnType<typeof waitingCard>>;

test.each<[string, number, (card: Waiting) => Promise<number>]>([
  ["the donor who changes it", 303, ({ byDonor }) => byDonor("send")],
  ["the donor who cancels it", 303, ({ byDonor }) => byDonor("cancel")],
  ["the desk that corrects it", 200, ({ byStaff }) => byStaff("correct-card")],
  ["the desk that sends it", 200, ({ byStaff }) => byStaff("send-card")],
  ["the desk that cancels it", 200, ({ byStaff }) => byStaff("cancel-card")],
])("%s waits for the gift before holding its card", async (_, status, change) => {
  const card = await waitingCard();
  let changed: Promise<number> | undefined;
  await card.desk.db.transaction(async (tx) => {
    await lockGift(tx, card.gift.id);
    changed = change(card);
    await somebodyWaits(tx);
    await tx.query("set local lock_timeout = '1s'");
    await tx.query("select 1 from tribute_cards where id = $1 for update", [card.id]);
  });
  expect(await changed).toBe(status);
});

test("the clock passes over a card whose gift is held, and sends it the next time", async () => {
  const { desk, gift } = await waitingCard();
  desk.wait(2 * 86_400);
  await desk.db.transaction(async (tx) => {
    await lockGift(tx, gift.id);
    expect(await sendDueCards(desk.deps)).toBe(0);
  });
  expect(await sendDueCards(desk.deps)).toBe(1);
});
