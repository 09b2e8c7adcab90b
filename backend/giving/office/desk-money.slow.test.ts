import { describe, expect, test } from "vitest";
import { sendMonthlyRequests } from "#backend/giving/monthly/send.ts";
import { learnFees } from "#backend/giving/stripe/fees.ts";
import { createStripe } from "#backend/giving/stripe/stripe.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";
import { startStripeAccount } from "#backend/testing/stripe-account.ts";

describe.each(testDatabases)("on $name", ({ open }) => {
  test("of changes asked at once one is taken, several processes do it once, and the donor is told once", async () => {
    const db = await open();
    const desk = await testGifts({ db });
    const { id } = await aGift(desk, { provider: "sandbox", frequency: "monthly", cents: 2500 });
    await desk.mails();
    const ask = (wanted: object) =>
      desk.change("ask-monthly", { id, key: crypto.randomUUID(), ...wanted });
    const answers = await Promise.all([
      ask({ what: "pause", months: 1 }),
      ask({ what: "pause", months: 2 }),
      ask({ what: "change", amount: 100, day: 3 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await Promise.all([1, 2, 3].map(() => sendMonthlyRequests(desk.deps)));
    expect((await desk.page(id)).monthly?.latest).toMatchObject({ state: "done" });
    expect(await desk.mails()).toHaveLength(1);
    await Promise.all([1, 2].map(() => ask({ what: "stop" })));
    await sendMonthlyRequests(desk.deps);
    expect((await desk.page(id)).gift.state).toBe("ended");
    expect(await desk.mails()).toHaveLength(1);
    await db.close();
  });

  test("names, fees, sums and months are the same on every database", async () => {
    const db = await open();
    const account = await startStripeAccount("https://www.circle.internal");
    const stripe = createStripe({
      secretKey: "sk_live_stand_in",
      webhookSecret: undefined,
      siteUrl: "https://www.circle.internal",
      apiBase: account.apiBase,
    });
    const desk = await testGifts({ db, stripe });
    const gift = await aGift(desk, { name: "Ada Okro" });
    const other = await aGift(desk, { name: "Ada Okro", email: "ADA@example.org" });
    await desk.change("record", aCheck());
    await desk.change("correct-name", {
      id: gift.id,
      from: "Ada Okro",
      name: "Ada Okoro",
      everywhere: true,
      sendReceipt: false,
    });
    expect((await desk.page(other.id)).gift.donorName).toBe("Ada Okoro");
    account.state.fees = [{ intent: gift.reference, fee: 175 }];
    expect(await learnFees(desk.deps)).toBe(1);
    await account.stop();
    expect(await desk.read("gifts/accounts?since=2026-02-01&until=2026-02-28")).toMatchObject({
      payments: 3,
      grossCents: 22050,
      returnedCents: 0,
      heldCents: 0,
      feeCents: 175,
      feesUnknown: 1,
    });
    const { cards } = await desk.read<{ cards: { id: string; figure: string }[] }>("today");
    expect(cards.find(({ id }) => id === "gifts-by-month")?.figure).toBe("$220.50");
    await db.close();
  });
});
