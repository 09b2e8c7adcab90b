import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createStripe } from "#backend/giving/stripe/stripe.ts";
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
    "2 payments: $1,050.50 received, $0.50 returned, $0 disputed, $1,050 kept.",
  );
  const csv = await readFile(join(folder, "gifts.csv"), "utf8");
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect((await stat(join(folder, "gifts.csv"))).mode & 0o077).toBe(0);
  const rows = columnsOf(csv);
  expect(rows.map(({ receipt }) => receipt)).toEqual(["2026-000001", "2026-000002"]);
  expect([sum(rows, "amount"), sum(rows, "refunded"), sum(rows, "kept")]).toEqual([
    105_050, 50, 105_000,
  ]);
  // The same file without a name, for whoever passes it on.
  expect(await staff("gifts", "--csv")).toBe(csv);
});

test("the totals by month are of the same money", async () => {
  const site = await testSite();
  await given(site, { paidAt: "2026-01-15T12:00:00Z", amountCents: 5000 });
  await given(site, { paidAt: "2026-01-16T12:00:00Z", amountCents: 7700, left: true });
  expect(await totalGifts(site.db, giftFilter.parse({}))).toMatchObject({
    rows: 1,
    receivedCents: 5000,
    months: [{ month: "2026-01", gifts: 1, keptCents: 5000 }],
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

test("what Stripe kept stands beside each payment, also of a monthly gift", async () => {
  const stripe = await startStripeAccount("https://www.circle.internal");
  const site = await testSite();
  const once = await given(site, { paidAt: "2026-01-15T12:00:00Z", amountCents: 5000 });
  const monthly = await given(site, {
    paidAt: "2026-01-16T12:00:00Z",
    amountCents: 2500,
    frequency: "monthly",
  });
  stripe.state.fees = [
    { intent: once.reference, fee: 175 },
    { intent: "pi_of_the_invoice", fee: 103, invoice: monthly.reference },
  ];
  const gateway = createStripe({
    secretKey: "sk_live_stand_in",
    webhookSecret: undefined,
    siteUrl: "https://www.circle.internal",
    apiBase: stripe.apiBase,
  });
  const csv = await staffAt(site, { openStripe: async () => gateway })("gifts", "--csv");
  await stripe.stop();
  expect(columnsOf(csv).map(({ fee }) => fee)).toEqual(["1.75", "1.03"]);
});

test("the accountant's file comes also while the card provider does not tell its fees", async () => {
  const site = await testSite();
  await given(site, { paidAt: "2026-01-15T12:00:00Z", amountCents: 5000 });
  const account = await startStripeAccount("https://circleurban.example");
  account.state.key = "another";
  const gateway = createStripe({
    secretKey: "rk_test_secret",
    webhookSecret: undefined,
    siteUrl: "https://www.circle.internal",
    apiBase: account.apiBase,
  });
  const staff = staffAt(site, { cwd: folder, openStripe: async () => gateway });
  const printed = await staff("gifts", "--csv", "gifts.csv");
  expect(await staff("gifts", "--csv")).toMatch(
    /^Stripe did not tell its fees .* gifts --csv FILE/,
  );
  await account.stop();
  expect(printed).toContain("1 payment: $50 received");
  expect(printed).toContain("Stripe did not tell its fees (StripeAuthenticationError).");
  expect(printed).not.toContain("rk_test_secret");
  const [row] = columnsOf(await readFile(join(folder, "gifts.csv"), "utf8"));
  expect(row).toMatchObject({ amount: "50.00", fee: "" });
});
