import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { counted } from "#backend/testing/counted.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { campaigns } from "#content/campaigns.ts";
import { readSnapshot } from "#content/snapshot.ts";

type Listed = DeskApi["GET"]["gifts/campaigns"]["answer"];

const coats = {
  title: "Winter Coats",
  lead: "A coat for every child in the after-school program.",
  story: "Eighty coats by the first snow.",
  picture: "plaza",
  goal: 1000,
  ends: "2026-03-15",
  onGivePage: "no",
  address: "winter-coats",
};
const { snapshot } = readSnapshot(
  [{ name: "campaigns", version: 1, content: { ...campaigns.defaults, campaigns: [coats] } }],
  1,
);
const content = async () => snapshot;
const name = "winter-coats";
const gift = { amount: 50, frequency: "one_time" };
const live = {
  provider: "stripe" as const,
  livemode: true,
  open: () => Promise.reject(new Error("Nobody opens a checkout here.")),
};

const giftsOf = ({ db }: Pick<Awaited<ReturnType<typeof testSite>>, "db">) =>
  storedRows<{ campaign: string | null; checkout_reference: string }>(db, "select * from gifts");

test("a gift names its campaign, and whoever leaves the checkout comes back to its page", async () => {
  const site = await testSite({ content });
  await site.post("create-payment", { ...gift, campaign: name });
  const [stored] = await giftsOf(site);
  expect(stored?.campaign).toBe(name);
  const checkout = `sandbox-checkout/${stored?.checkout_reference}`;
  expect(await (await site.get(checkout)).text()).toContain("For Winter Coats");
  const left = await site.submit(checkout, [["action", "cancel"]]);
  expect(left.headers.get("location")).toBe(
    "https://circleurban.example/give/winter-coats?amount=50&frequency=one_time",
  );
});

test("without script the form names it too, also after a mistake", async () => {
  const site = await testSite({ content });
  const wrong = await site.submit("create-payment", [
    ["campaign", name],
    ["amount", ""],
  ]);
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain(`name="campaign" value="${name}"`);
  await site.submit("create-payment", [
    ["campaign", name],
    ["amount", "50"],
  ]);
  expect(await giftsOf(site)).toMatchObject([{ campaign: name }]);
});

test("an unknown campaign takes no gift, and one that has ended none from the next morning on", async () => {
  const site = await testSite({ content });
  const asked = async (campaign: unknown) => {
    const answer = await site.post("create-payment", { ...gift, campaign });
    return [answer.status, ((await answer.json()) as { error?: string }).error];
  };
  expect(await asked("summer-coats")).toEqual([
    422,
    "There is no such campaign. You have not been charged. You can give on our Donate page.",
  ]);
  expect((await asked(7))[0]).toBe(400);
  // The last evening in Chicago, and a minute past its midnight.
  site.wait((Date.parse("2026-03-16T04:59:00Z") - site.deps.now().getTime()) / 1000);
  expect((await asked(name))[0]).toBe(200);
  site.wait(60);
  expect(await asked(name)).toEqual([
    422,
    "Winter Coats has ended. You have not been charged. You can still give on our Donate page.",
  ]);
  expect(await giftsOf(site)).toHaveLength(1);
});

test("the bar has what is ours of real gifts that name the campaign, checks apart", async () => {
  const desk = await testGifts({ content, checkout: live });
  const partly = await aGift(desk, { cents: 5000, campaign: name });
  await partly.refund(2000);
  const all = await aGift(desk, { cents: 9900, campaign: name });
  await all.refund(9900);
  await aGift(desk, { cents: 2500, frequency: "monthly", campaign: name });
  await aGift(desk, { cents: 7000, paidCents: 100, campaign: name });
  await aGift(desk, { cents: 8000, provider: "sandbox", campaign: name });
  await aGift(desk, { cents: 6000 });
  expect((await desk.change("record", aCheck({ campaign: name }))).status).toBe(200);
  expect((await desk.change("record", aCheck({ campaign: "unknown" }))).status).toBe(400);

  const raised = { goalCents: 100_000, onlineCents: 5500, officeCents: 12_050 };
  const answer = await desk.request("campaign-progress", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ campaign: name }),
  });
  expect(await answer.json()).toEqual({ ...raised, test: false });
  const page = await (await desk.get(`campaign-progress?campaign=${name}`)).text();
  for (const said of ["$175.50", "of $1,000 raised", "17% of the goal", "$120.50 of it"])
    expect(page).toContain(said);
  const { campaigns: listed, test: isTest } = await desk.read<Listed>("gifts/campaigns");
  expect(isTest).toBe(false);
  expect(listed).toMatchObject([{ name, ...raised, gifts: 3, over: false }]);
});

test("where no card is charged, the bar counts test gifts and says so", async () => {
  const site = await testSite({ content });
  await aGift(site, { cents: 8000, provider: "sandbox", campaign: name });
  await aGift(site, { cents: 5000, campaign: name });
  expect(await (await site.post("campaign-progress", { campaign: name })).json()).toMatchObject({
    onlineCents: 8000,
    test: true,
  });
  const page = await (await site.get(`campaign-progress?campaign=${name}`)).text();
  expect(page).toContain("These are test gifts");
});

test("of an unknown campaign nothing is told", async () => {
  const site = await testSite({ content });
  await aGift(site, { campaign: "summer-coats" });
  for (const campaign of ["summer-coats", "", 7])
    expect((await site.post("campaign-progress", { campaign })).status).toBe(404);
  const page = await site.get("campaign-progress?campaign=summer-coats");
  expect(page.status).toBe(404);
  expect(await page.text()).toContain("<h1>There is no such campaign</h1>");
});

test("however many ask for the sums of a campaign, they share one look, and a made-up name costs none", async () => {
  const { asked, db } = counted(await emptyPGlite());
  const site = await testSite({ content, db });
  await aGift(site, { cents: 8000, provider: "sandbox", campaign: name });
  const before = asked.statements;
  const ask = (campaign: string, n: number) =>
    site.post("campaign-progress", { campaign }, `203.0.113.${n}`);
  await Promise.all(Array.from({ length: 20 }, (_, n) => ask("made-up", n)));
  expect(asked.statements).toBe(before);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(name, n)));
  for (const answer of answers) expect(await answer.json()).toMatchObject({ onlineCents: 8000 });
  expect(asked.statements).toBe(before + 1);
});

test("the gift's page and both files name the campaign", async () => {
  const desk = await testGifts({ content });
  const { id } = await aGift(desk, { campaign: name });
  expect(await desk.page(id)).toMatchObject({ campaign: "Winter Coats", gift: { campaign: name } });
  for (const file of ["export", "accounts-export?since=2026-01-01&until=2026-12-31"]) {
    const answer = await desk.request(`desk/gifts/${file}`, {
      headers: { cookie: `__Host-circle-desk=${desk.token}`, "sec-fetch-site": "same-origin" },
    });
    const [head = "", row = ""] = (await answer.text()).split(/\r?\n/);
    const at = head.toLowerCase().split(",").indexOf("campaign");
    expect(row.split(",")[at]).toBe(name);
  }
});
