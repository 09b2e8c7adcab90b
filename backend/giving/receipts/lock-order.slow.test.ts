import { expect, test } from "vitest";
import { lockGift } from "#backend/giving/ledger/ledger.ts";
import { migratedPostgres } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { somebodyWaits } from "#backend/testing/locks.ts";

const everywhere = true;
const sendReceipt = false;

test.each([
  ["name", { from: "Ada Okoro", name: "Ada Obi", everywhere, sendReceipt }],
  ["address", { from: "ada@example.org", email: "ada.obi@example.org", everywhere, sendReceipt }],
  [
    "paper",
    {
      from: { address: null, checkNumber: null },
      address: "1 Lake St",
      checkNumber: "",
      everywhere,
    },
  ],
])(
  "correct-%s locks all gifts of a donor in one order, from whichever one it began",
  async (what, correction) => {
    const desk = await testDesk({ db: await migratedPostgres() });
    const gifts = [
      await aGift(desk, { provider: "check" }),
      await aGift(desk, { provider: "check" }),
    ];
    const [first = "", last = ""] = gifts.map(({ id }) => id).sort();
    const token = await desk.signedIn({ permissions: ["gifts"] });
    let corrected: Promise<Response> | undefined;
    // As whoever corrects the same donor from the first gift.
    await desk.db.transaction(async (tx) => {
      await lockGift(tx, first);
      corrected = Promise.resolve(
        desk.post(`gifts/correct-${what}`, { id: last, ...correction }, token),
      );
      await somebodyWaits(tx);
      await tx.query("set local lock_timeout = '1s'");
      expect(await lockGift(tx, last)).toBeDefined();
    });
    expect((await corrected)?.status).toBe(200);
  },
);
