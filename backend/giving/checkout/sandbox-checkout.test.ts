import { expect, test } from "vitest";
import { createStripe } from "#backend/giving/stripe/stripe.ts";
import { testSite } from "#backend/testing/site.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const start = async (site: Site, amount = 50, frequency = "one_time") => {
  const answer = await site.post("create-payment", { amount, frequency });
  expect(answer.status).toBe(200);
  const { url } = (await answer.json()) as { url: string };
  return url.split("/functions/v1/")[1] ?? "";
};

const send = (site: Site, path: string, form: Record<string, string>, headers = {}) =>
  site.request(path, { method: "POST", body: new URLSearchParams(form), headers });

const donor = { name: "Ada Okoro", email: "ada@example.org" };

const statusOf = async (site: Site, path: string) => {
  const reference = path.replace("sandbox-checkout/test_", "");
  return (await site.get(`gift-status?reference=${reference}`)).json();
};

test("a visitor gives 50 dollars and gets a receipt that says it was a test", async () => {
  const site = await testSite();
  const path = await start(site);
  const page = await site.get(path);
  expect(page.headers.get("content-type")).toContain("text/html");
  const html = await page.text();
  expect(html).toContain("Test checkout: no card is charged");
  expect(html).toContain("$50");
  expect(await statusOf(site, path)).toMatchObject({ state: "open" });

  const paid = await send(site, path, { ...donor, action: "pay" });
  expect(paid.status).toBe(303);
  const back = new URL(paid.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe("https://circleurban.example/donation-success");
  expect(back.searchParams.get("amount")).toBe("50");
  expect(back.searchParams.get("type")).toBe("one_time");
  const status = await site.get(`gift-status?reference=${back.searchParams.get("reference")}`);
  expect(await status.json()).toEqual({
    state: "paid",
    amount: 50,
    frequency: "one_time",
    test: true,
    tribute: expect.stringMatching(/\/functions\/v1\/tribute\?token=[0-9a-f-]{36}$/),
  });

  const mails = await site.mails();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: donor.email, kind: "receipt" });
  expect(mails[0]?.subject).toContain("[Test]");
  expect(mails[0]?.text).toContain("no card was charged");
  expect(mails[0]?.html).toContain("Ada Okoro");
});

test("pressing Pay twice, also at the same time, is one gift and one receipt", async () => {
  const site = await testSite();
  const path = await start(site, 25, "monthly");
  await Promise.all(Array.from({ length: 5 }, () => send(site, path, { ...donor, action: "pay" })));
  const later = await send(site, path, { ...donor, action: "pay" });
  expect(await later.text()).toContain("This gift is complete");
  expect(await site.db.query("select 1 from gift_payments")).toHaveLength(1);
  expect(await site.mails()).toHaveLength(1);
});

test("money from a bank account is on its way until it arrives, and then gets its receipt", async () => {
  const site = await testSite();
  const path = await start(site);
  expect((await send(site, path, { ...donor, action: "bank" })).status).toBe(303);
  expect(await statusOf(site, path)).toMatchObject({ state: "pending" });
  expect(await site.mails()).toMatchObject([{ kind: "gift-on-its-way", to: donor.email }]);
  expect(await (await site.get(path)).text()).toContain("This gift is on its way");
  for (const _ of [1, 2]) await send(site, path, { action: "arrive" });
  expect(await statusOf(site, path)).toMatchObject({ state: "paid" });
  expect(await site.mails()).toMatchObject([{ kind: "receipt", to: donor.email }]);
});

test("a bank that does not send the money is told kindly, once, and without a receipt", async () => {
  const site = await testSite();
  const path = await start(site);
  await send(site, path, { ...donor, action: "bank" });
  await site.mails();
  for (const _ of [1, 2]) await send(site, path, { action: "fail" });
  expect(await statusOf(site, path)).toMatchObject({ state: "failed" });
  const mails = await site.mails();
  expect(mails).toMatchObject([{ kind: "gift-not-arrived", to: donor.email }]);
  expect(mails[0]?.text).toContain("Your bank did not send your gift of $50");
});

test("a declined card is said plainly and can be tried again", async () => {
  const site = await testSite();
  const path = await start(site);
  const more = { honoree: "Rosa Delgado", designation: "Education and Youth" };
  const declined = await send(site, path, { ...donor, ...more, action: "decline" });
  expect(declined.status).toBe(422);
  const page = await declined.text();
  expect(page).toContain("Your card was declined. You haven’t been charged.");
  for (const typed of [donor.name, donor.email, more.honoree])
    expect(page).toContain(`value="${typed}"`);
  expect(page).toMatch(/<option[^>]* selected[^>]*>Education and Youth/);
  expect(page).toContain('value="pay"');
  expect(await statusOf(site, path)).toMatchObject({ state: "open" });
  expect((await send(site, path, { ...donor, action: "pay" })).status).toBe(303);
  expect(await statusOf(site, path)).toMatchObject({ state: "paid" });
});

test("who cancels comes back to the form as it was, and nothing was given", async () => {
  const site = await testSite();
  const path = await start(site, 1000.5);
  const canceled = await send(site, path, { action: "cancel" });
  expect(canceled.headers.get("location")).toBe(
    "https://circleurban.example/give?amount=1000.50&frequency=one_time",
  );
  expect(await statusOf(site, path)).toMatchObject({ state: "canceled" });
  const late = await send(site, path, { ...donor, action: "pay" });
  expect(await late.text()).toContain("Nothing was given");
  expect(await site.mails()).toHaveLength(0);
});

test("without an address for the receipt the page asks for one", async () => {
  const site = await testSite();
  const path = await start(site);
  const answer = await send(site, path, { name: '"><script>', email: "nobody", action: "pay" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("valid email address");
  expect(html).not.toContain("<script>");
  expect(await statusOf(site, path)).toMatchObject({ state: "open" });
});

test("the page runs no script, loads nothing and sends its form nowhere else", async () => {
  const site = await testSite();
  const policy = (await site.get(await start(site))).headers.get("content-security-policy");
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  expect(policy).toContain("form-action 'self' https://circleurban.example");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("another site cannot send the form", async () => {
  const site = await testSite();
  const path = await start(site);
  const headers = { "sec-fetch-site": "cross-site" };
  const answer = await send(site, path, { ...donor, action: "pay" }, headers);
  expect(answer.status).toBe(404);
  expect(await statusOf(site, path)).toMatchObject({ state: "open" });
});

test("where real cards are taken there is no test checkout", async () => {
  const site = await testSite();
  const path = await start(site);
  const stripe = createStripe({
    secretKey: "sk_test_1",
    webhookSecret: undefined,
    siteUrl: site.deps.settings.siteUrl,
  });
  const real = await testSite({ db: site.db, checkout: stripe, stripe });
  expect((await real.get(path)).status).toBe(404);
  expect((await send(real, path, { ...donor, action: "pay" })).status).toBe(404);
});

test("an expired checkout cannot be paid", async () => {
  const site = await testSite();
  const path = await start(site);
  site.wait(3601);
  expect(await (await send(site, path, { ...donor, action: "pay" })).text()).toContain("over");
  expect(await site.db.query("select 1 from gift_payments")).toHaveLength(0);
});
