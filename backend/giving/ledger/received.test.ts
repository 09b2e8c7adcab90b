import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { learnFees } from "#backend/giving/stripe/fees.ts";
import { createStripe } from "#backend/giving/stripe/stripe.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";
import { given, staffAt } from "#backend/testing/giving/ledger.ts";
import { testSite } from "#backend/testing/site.ts";
import { startStripeAccount } from "#backend/testing/stripe-account.ts";
import { giftFilter } from "#rules/gifts.ts";
import { totalGifts } from "./gift-list.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-export-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const columnsOf = (csv: string) => {
  const [head = "", ...lines] = csv.replace("\uFEFF", "").trimEnd().split("\r\n");
  const names = head.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, index) => [names[index], cell])),
  );
};

const sum = (rows: Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0);

test("the accountant's file holds money received only, and its sums are the printed ones", async () => {
  const site = await testSite();
  await given(site, { paidAt: "2026-01-15T12:00:00Z", amountCents: 5000 });
  await (await given(site, { paidAt: "2026-01-20T12:00:00Z", amountCents: 100_050 })).refund(50);
  await given(site, { paidAt: "2026-02-01T12:00:00Z", amountCents: 2500, livemode: false });
  await given(site, { paidAt: "2026-02-03T12:00:00Z", amountCents: 7700, left: true });
  const staff = staffAt(site, { cwd: folder });

  const printed = await staff("gifts", "--csv", "gifts.csv");
  expect(printed).toContain(
    "2 payments: $1,050.50 received, $0.50 returned, $0 held in disputes, $0 in fees, $1,050 net. 2 payments have no fee yet",
  );
  const csv = await readFile(join(folder, "gifts.csv"), "utf8");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect((await stat(join(folder, "gifts.csv"))).mode & 0o077).toBe(0);
  const rows = columnsOf(csv);
  expect(rows.map(({ Receipt }) => Receipt)).toEqual(["2026-000001", "2026-000002"]);
  expect([sum(rows, "Gross"), sum(rows, "Refunded")]).toEqual([105_050, 50]);
  // The same file without a name, for whoever passes it on.
  expect(await staff("gifts", "--csv")).toBe(csv);
});

test("the totals by month are of the same money", async () => {
  const site = await testSite();
  await given(site, { paidAt: "2026-01-15T12:00:00Z", amountCents: 5000 });
  await given(site, { paidAt: "2026-01-16T12:00:00Z", amountCents: 7700, left: true });
  expect(await totalGifts(site.db, giftFilter.parse({}), site.deps.now())).toMatchObject({
    rows: 1,
    receivedCents: 5000,
    months: [{ month: "2026-01", gifts: 1, keptCents: 5000 }, { gifts: 0 }, { gifts: 0 }],
  });
});

test("a name that is a formula is text in the file, and days are kept to", async () => {
  const site = await testSite();
  const donor = { name: '=1+1, "Ada"\n', email: "a@example.org" };
  await given(site, { paidAt: "2026-01-15T12:00:00Z", amountCents: 5000, donor });
  await given(site, { paidAt: "2026-03-01T12:00:00Z", amountCents: 7550 });
  const csv = await staffAt(site)(
    "gifts",
    "--since",
    "2026-01-15",
    "--until",
    "2026-01-15",
    "--csv",
  );
  expect(csv).toContain(`"'=1+1, ""Ada""",a@example.org`);
  expect(csv.trimEnd().split("\r\n")).toHaveLength(2);
});

const liveStripe = (apiBase: string) =>
  createStripe({
    secretKey: "sk_live_stand_in",
    webhookSecret: undefined,
    siteUrl: "https://www.circle.internal",
    apiBase,
  });

test("the accountant's file at the desk has gross, fee and net of cards and checks, and no tests", async () => {
  const account = await startStripeAccount("https://www.circle.internal");
  const desk = await testGifts({ stripe: liveStripe(account.apiBase) });
  const once = await aGift(desk, { cents: 5000, paidAt: "2026-01-15T12:00:00Z" });
  await once.refund(1000);
  const monthly = await given(desk, {
    paidAt: "2026-01-16T12:00:00Z",
    amountCents: 2500,
    frequency: "monthly",
    reference: "in_of_january",
  });
  await aGift(desk, { cents: 9900, paidAt: "2026-01-17T12:00:00Z", provider: "sandbox" });
  // Still January in Chicago.
  const late = await aGift(desk, { cents: 700, paidAt: "2026-02-01T05:30:00Z" });
  await aGift(desk, { cents: 800, paidAt: "2026-02-01T06:30:00Z" });
  await desk.change("record", aCheck({ received: "2026-01-20" }));
  account.state.fees = [
    { intent: once.reference, fee: 175 },
    { intent: "pi_of_the_invoice", fee: 103, invoice: monthly.reference },
  ];
  expect(await learnFees(desk.deps)).toBe(2);
  // What cannot be told yet is not asked for at every turn.
  account.state.fees.length = 0;
  account.state.asked = 0;
  expect(await learnFees(desk.deps)).toBe(0);
  expect(account.state.asked).toBe(0);
  await account.stop();

  const period = "since=2026-01-01&until=2026-01-31";
  const answer = await desk.request(`desk/gifts/accounts-export?${period}`, {
    headers: { cookie: `__Host-circle-desk=${desk.token}`, origin: desk.siteUrl },
  });
  const csv = await answer.text();
  expect(
    columnsOf(csv).map((row) =>
      ["Payment", "Frequency", "Gross", "Refunded", "Fee", "Net", "Processor reference"].map(
        (column) => row[column],
      ),
    ),
  ).toEqual([
    ["Card", "one-time", "50.00", "10.00", "1.75", "38.25", once.reference],
    ["Card", "monthly", "25.00", "0.00", "1.03", "23.97", monthly.reference],
    ["Check 1047", "one-time", "120.50", "0.00", "0.00", "120.50", ""],
    ["Card", "one-time", "7.00", "0.00", "", "", late.reference],
  ]);
  expect(await desk.read(`gifts/accounts?${period}`)).toMatchObject({
    payments: 4,
    grossCents: 20250,
    returnedCents: 1000,
    heldCents: 0,
    feeCents: 278,
    feesUnknown: 1,
  });
  const about = "2026-01-01, 2026-01-31";
  expect(await desk.log()).toContainEqual(
    expect.objectContaining({ action: "exported gifts for the accountant", about }),
  );
  const printed = await staffAt(desk)(
    "gifts",
    "--csv",
    "--since",
    "2026-01-01",
    "--until",
    "2026-01-31",
  );
  expect(printed).toBe(`\uFEFF${csv}`);
});

test("one payment whose fee cannot be asked for keeps no other waiting", async () => {
  const account = await startStripeAccount("https://www.circle.internal");
  const site = await testSite({ stripe: liveStripe(account.apiBase) });
  account.state.key = "another";
  await given(site, { paidAt: "2026-01-15T12:00:00Z", amountCents: 5000 });
  expect(await learnFees(site.deps)).toBe(0);
  account.state.key = "";
  account.state.fees = [
    {
      intent: (await given(site, { paidAt: "2026-01-16T12:00:00Z", amountCents: 100 })).reference,
      fee: 33,
    },
  ];
  expect(await learnFees(site.deps)).toBe(1);
  await account.stop();
  expect(site.logged.map(({ event }) => event)).toContain("fee not learned");
});
