import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { sendStatements } from "#backend/giving/receipts/statement-runs.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";

type Waiting = DeskApi["GET"]["gifts/statements-waiting"]["answer"];
type Listed = DeskApi["GET"]["gifts/statement-donors"]["answer"];

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

test("before they go out, each statement is listed with its donor, their gifts and its way", async () => {
  const desk = await testGifts();
  const listed = () => desk.read<Listed>("gifts/statement-donors?year=2026");
  await aGift(desk, { cents: 5000 });
  await aGift(desk, { cents: 2500, email: "ADA@example.org" });
  await aGift(desk, { email: "test@example.org", provider: "sandbox" });
  const paper = { email: "", name: "June Park", received: "2026-02-20", amount: "40" };
  expect((await desk.change("record", aCheck(paper))).status).toBe(200);
  const ada = { name: "Ada Okoro", email: "ADA@example.org", gifts: 2, cents: 7500 };
  const june = { name: "June Park", email: null, gifts: 1, cents: 4000, sent: false };
  expect(await listed()).toMatchObject({ total: 2, donors: [{ ...ada, sent: false }, june] });

  await desk.change("send-statements", { year: 2026, donors: 1 });
  await sendStatements(desk.deps);
  expect(await listed()).toMatchObject({ donors: [{ ...ada, sent: true }, june] });
  expect(await desk.read("gifts/statement-donors?year=2025")).toMatchObject({ total: 0 });
});
