import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { sendStatements } from "#backend/giving/receipts/statement-runs.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";

type Waiting = DeskApi["GET"]["gifts/statements-waiting"]["answer"];

test("what waits is counted by email and on paper, and what changed since it was sent is told", async () => {
  const desk = await testGifts();
  const waiting = () => desk.read<Waiting>("gifts/statements-waiting?year=2026");
  const recorded = async (typed: Record<string, unknown>) =>
    (
      (await (await desk.change("record", aCheck({ email: "", ...typed }))).json()) as {
        id: string;
      }
    ).id;
  const ada = await aGift(desk, { cents: 5000 });
  await aGift(desk, { cents: 2500, email: "ADA@example.org" });
  await aGift(desk, { email: "obi@example.org", name: "Obi Okoro" });
  await aGift(desk, { email: "test@example.org", provider: "sandbox" });
  const grace = await recorded({});
  await recorded({ name: "June Park", received: "2026-02-20" });
  expect(await desk.read("gifts/statements?year=2026")).toMatchObject({ donors: 2, tests: 1 });
  expect(await waiting()).toMatchObject({
    statements: { email: 2, paper: 2 },
    waiting: { email: 2, paper: 2 },
    changedCount: 0,
  });

  await desk.change("send-statements", { year: 2026, donors: 2 });
  await sendStatements(desk.deps);
  await desk.change("note-statement-printed", { id: grace, year: 2026 });
  expect(await waiting()).toMatchObject({ waiting: { email: 0, paper: 1 }, changedCount: 0 });

  await ada.refund(2000);
  await recorded({ received: "2026-02-28", amount: "10" });
  const after = await waiting();
  expect(after).toMatchObject({ waiting: { email: 1, paper: 2 }, changedCount: 2 });
  expect(after.changed).toMatchObject([
    { name: "Ada Okoro", byEmail: true, sentCents: 7500, cents: 5500 },
    { name: "Grace Bell", byEmail: false, sentCents: 12_050, cents: 13_050 },
  ]);
});
