import { expect, test } from "vitest";
import { literally } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();

const stripeSite = () => testSite({ checkout: stripe.gateway, stripe: stripe.gateway });
type Site = Awaited<ReturnType<typeof testSite>>;
type Entries = [name: string, value: string][];

const give = (site: Site, ...entries: Entries) => site.submit("create-payment", entries);
const gifts = (site: Site) =>
  storedRows<Record<string, unknown>>(
    site.db,
    "select amount_cents, frequency, checkout_url from gifts",
  );

test.each<[string, Entries, object]>([
  [
    "a preset",
    [
      ["amount", "50"],
      ["amount", ""],
      ["frequency", "one_time"],
    ],
    { amount_cents: 5000, frequency: "one_time" },
  ],
  [
    "an amount as people write it",
    [
      ["amount", "$1,234.50"],
      ["frequency", "one_time"],
    ],
    { amount_cents: 123_450 },
  ],
  [
    "a monthly gift",
    [
      ["frequency", "monthly"],
      ["amount", "25"],
    ],
    { amount_cents: 2500, frequency: "monthly" },
  ],
  [
    "the same amount twice",
    [
      ["amount", "50"],
      ["amount", "$50.00"],
    ],
    { amount_cents: 5000 },
  ],
  ["no word about how often", [["amount", "19.99"]], { amount_cents: 1999, frequency: "one_time" }],
])("%s leads straight to the checkout", async (_name, entries, expected) => {
  const site = await stripeSite();
  const answer = await give(site, ...entries);
  expect(answer.status).toBe(303);
  const [gift, ...more] = await gifts(site);
  expect(more).toEqual([]);
  expect(gift).toMatchObject(expected);
  expect(answer.headers.get("location")).toBe(gift?.checkout_url);
});

test.each<[string, Entries, string, string]>([
  ["nothing", [], "Please select an amount", "Choose a preset amount or enter a custom amount."],
  [
    "nothing chosen",
    [
      ["amount", " "],
      ["frequency", "monthly"],
    ],
    "Please select an amount",
    "Choose a preset amount",
  ],
  [
    "no number",
    [["amount", "ten"]],
    "Please select an amount",
    "Please enter an amount in dollars",
  ],
  ["zero", [["amount", "0"]], "Please select an amount", "greater than zero"],
  ["a part of a cent", [["amount", "25.005"]], "Please select an amount", "at most two decimals"],
  ["too much", [["amount", "1,000,000"]], "Please select an amount", "largest gift"],
  [
    "two amounts",
    [
      ["amount", "50"],
      ["amount", "75"],
    ],
    "Please select an amount",
    "Which one do you mean?",
  ],
  [
    "another monthly amount",
    [
      ["amount", "250"],
      ["frequency", "monthly"],
    ],
    "Monthly donation not available",
    "choose one-time donation.",
  ],
  [
    "another frequency",
    [
      ["amount", "50"],
      ["frequency", "weekly"],
    ],
    "Please select an amount",
    "one-time or a monthly gift",
  ],
])("%s: a page with the reason and the form", async (_name, entries, title, reason) => {
  const site = await stripeSite();
  const answer = await give(site, ...entries);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(reason);
  const typed =
    entries
      .filter(([name]) => name === "amount")
      .at(-1)?.[1]
      .trim() ?? "";
  expect(page).toMatch(new RegExp(`name="amount"[^>]*value="${literally(typed)}"`));
  expect(stripe.requests).toEqual([]);
  expect(await gifts(site)).toEqual([]);
});

test("the page's own form may lead on to the card provider", async () => {
  const site = await stripeSite();
  const answer = await give(site, ["amount", ""]);
  expect(answer.headers.get("content-security-policy")).toContain("https://checkout.stripe.com");
});

test("hostile amounts come back as text", async () => {
  const site = await stripeSite();
  const page = await (await give(site, ["amount", '"><script>alert(1)</script>'])).text();
  expect(page).not.toContain("<script");
});

test("a checkout that does not open is told with the amount still there", async () => {
  const site = await stripeSite();
  stripe.mishaps.push("card declined");
  const answer = await give(site, ["amount", "75"]);
  expect(answer.status).toBe(502);
  const page = await answer.text();
  expect(page).toContain("You have not been charged.");
  expect(page).toMatch(/name="amount"[^>]*value="75"/);
});
