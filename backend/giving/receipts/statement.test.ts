import { expect, test } from "vitest";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { organisation } from "#rules/organisation.ts";
import { issueStatement, prepareStatement } from "./statement.ts";

test("a gift late on New Year's Eve in Chicago belongs to the old year", async () => {
  const desk = await testGifts();
  await aGift(desk, { paidAt: "2027-01-01T05:30:00Z" });
  await aGift(desk, { paidAt: "2026-06-01T12:00:00Z", cents: 2500, email: "ADA@example.org" });
  await (await aGift(desk, { paidAt: "2026-07-01T12:00:00Z", cents: 10_000 })).refund(1000);
  await (await aGift(desk, { paidAt: "2026-08-01T12:00:00Z", cents: 3000 })).refund(3000);
  await aGift(desk, { paidAt: "2026-09-01T12:00:00Z", provider: "sandbox" });
  await aGift(desk, { paidAt: "2026-09-01T12:00:00Z", name: "Bo", email: "bo@example.org" });
  await aGift(desk, { paidAt: "2027-01-01T06:30:00Z" });

  const { text } = await desk.read<{ text: string }>(
    "gifts/statement?year=2026&email=ada@example.org",
  );
  const rows = text.split("\n").filter((line) => /^(Date|\w{3} \d+, 2026|Total) /.test(line));
  expect(rows).toEqual([
    "Date          Receipt       Amount",
    "Jun 1, 2026   2026-000002   $25.00",
    "Jul 1, 2026   2026-000003   $90.00",
    "Dec 31, 2026  2026-000001   $50.00",
    "Total                      $165.00",
  ]);
  expect(text).toContain(organisation.taxId);
  expect(text).toContain("No goods or services were provided");
});

test("the statement that was read is the one that is mailed, to this donor alone", async () => {
  const desk = await testGifts();
  await aGift(desk);
  await aGift(desk, { name: "Bo", email: "bo@example.org" });
  await desk.mails();
  const asked = { year: 2026, email: "ada@example.org" };
  const shown = await desk.read<{ text: string }>(
    "gifts/statement?year=2026&email=ada@example.org",
  );
  expect((await desk.change("send-statement", asked)).status).toBe(200);
  expect(await desk.mails()).toMatchObject([
    { kind: "statement", to: "ada@example.org", text: shown.text },
  ]);
});

test("two processes that prepared the same statement at once send it once, also when it returns", async () => {
  const desk = await testGifts();
  const now = desk.deps.now;
  const prepared = async () => {
    const statement = await prepareStatement(desk.db, 2026, "ada@example.org", shippedSite);
    if (!statement) throw new Error("no statement");
    return statement;
  };
  const bySeveral = async () => {
    desk.wait(60);
    const all = [await prepared(), await prepared()];
    const issued: boolean[] = [];
    for (const one of all) {
      desk.wait(1);
      issued.push(await issueStatement(desk.db, one, now()));
    }
    return issued;
  };
  await aGift(desk);
  expect(await bySeveral()).toEqual([true, false]);
  const { payment } = await aGift(desk, { cents: 2500 });
  expect(await bySeveral()).toEqual([true, false]);
  await desk.db.query("update gift_payments set held_cents = 2500 where number = $1", [payment]);
  expect(await bySeveral()).toEqual([true, false]);
});
