import { expect, test } from "vitest";
import { testSite } from "#backend/testing/site.ts";
import { startStripeAccount } from "#backend/testing/stripe-account.ts";
import { sendStatements } from "./statement-runs.ts";
import { createStripe } from "./stripe.ts";
import { given, staffAt } from "./testing/ledger.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

/** All that was queued since it was asked last, whatever the clock says. */
const mailsOf = async (site: Site) => {
  site.wait(400 * 86_400);
  return site.mails();
};

const bo = { name: "Bo Lindqvist", email: "bo@example.org" };

test("the gifts of one person are found by address or name, of all years", async () => {
  const site = await testSite();
  await given(site, { paidAt: "2024-05-01T12:00:00Z", amountCents: 1100 });
  await given(site, { paidAt: "2026-05-01T12:00:00Z", amountCents: 2200 });
  await given(site, { paidAt: "2026-05-02T12:00:00Z", amountCents: 3300, donor: bo });
  const staff = staffAt(site);
  const byEmail = await staff("gifts", "--email", "ADA@example.org");
  expect(byEmail).toContain("$11");
  expect(byEmail).toContain("$22");
  expect(byEmail).not.toContain("$33");
  const byName = await staff("gifts", "--name", "lindq");
  expect(byName).toContain("$33");
  expect(byName).not.toContain("$22");
});

test("an address is put right on every gift, the ledger remembers, and the receipt goes there", async () => {
  const site = await testSite();
  const donor = { name: "Ada", email: "ada@exmaple.org" };
  const { id } = await given(site, { paidAt: "2026-05-01T12:00:00Z", amountCents: 2200, donor });
  await given(site, { paidAt: "2026-06-01T12:00:00Z", amountCents: 2200, donor });
  await mailsOf(site);
  const staff = staffAt(site);
  const corrected = await staff("gifts", "correct-email", "Ada@exmaple.org", "ada@example.org");
  expect(corrected).toContain("All gifts of this donor have the address ada@example.org");
  const addresses = await site.db.query("select distinct donor_email from gifts");
  expect(addresses).toEqual([{ donor_email: "ada@example.org" }]);
  const events = await site.db.query<{ detail: string; source: string }>(
    "select detail, source from gift_events where kind = 'address corrected' and gift_id = $1",
    [id],
  );
  expect(events).toEqual([{ detail: "ada@exmaple.org to ada@example.org", source: "staff" }]);

  expect(await staff("gifts", "receipt", "2026-000001")).toContain("ada@example.org");
  const [copy] = await mailsOf(site);
  expect(copy).toMatchObject({ to: "ada@example.org", kind: "receipt" });
  expect(copy?.subject).toMatch(/^Duplicate copy: /);
  expect(copy?.text).toContain("2026-000001");
  expect(copy?.html).toContain("Duplicate copy");
  expect(await staff("gifts", "correct-email", "nobody@example.org", "x@example.org")).toContain(
    "There is no gift",
  );
  expect(await staff("gifts", "correct-email", id, "not an address")).toContain("no email address");
});

test("a receipt for money that went back is not sent again; for a part it says so", async () => {
  const site = await testSite();
  await (await given(site, { paidAt: "2026-05-01T12:00:00Z", amountCents: 2200 })).refund(2200);
  await (await given(site, { paidAt: "2026-05-02T12:00:00Z", amountCents: 5000 })).refund(1000);
  await mailsOf(site);
  const staff = staffAt(site);
  expect(await staff("gifts", "receipt", "1")).toContain("not ours");
  expect(await staff("gifts", "receipt", "2")).toContain("on its way");
  expect((await mailsOf(site))[0]?.text).toContain("$10 went back to you since");
  expect(await staff("gifts", "receipt", "99")).toContain("no receipt with this number");
});

test("a statement goes out again as a duplicate copy", async () => {
  const site = await testSite();
  await given(site, { paidAt: "2026-05-01T12:00:00Z", amountCents: 2200 });
  await mailsOf(site);
  const args = ["statement", "--year", "2026", "--email", "ada@example.org", "--send"];
  const staff = staffAt(site);
  expect(await staff(...args)).toContain("on its way");
  expect(await staff(...args)).toContain("--again");
  expect(await staff(...args, "--again")).toContain("duplicate copy");
  const subjects = (await mailsOf(site)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Duplicate copy: "))).toHaveLength(1);
  expect(subjects).toHaveLength(2);
});

test("statements for all are counted first, and sent once to each", async () => {
  const site = await testSite();
  await given(site, { paidAt: "2026-05-01T12:00:00Z", amountCents: 2200 });
  await given(site, { paidAt: "2026-06-01T12:00:00Z", amountCents: 800 });
  await given(site, { paidAt: "2026-05-02T12:00:00Z", amountCents: 3300, donor: bo });
  await given(site, { paidAt: "2026-05-02T12:00:00Z", amountCents: 100, livemode: false });
  await mailsOf(site);
  const staff = staffAt(site);
  const all = ["statement", "--year", "2026", "--all"];
  expect(await staff(...all)).toBe(
    "2 donors gave in 2026, $63 in all. Nothing was sent: add --send.\n",
  );
  await sendStatements(site.deps);
  expect(await mailsOf(site)).toEqual([]);
  for (const _ of [1, 2]) {
    expect(await staff(...all, "--send")).toContain("sends them now, each once");
    await sendStatements(site.deps);
  }
  expect((await mailsOf(site)).map(({ to }) => to).sort()).toEqual([
    "ada@example.org",
    "bo@example.org",
  ]);
});

test("a monthly gift: how to stop it, and stopping it at Stripe", async () => {
  const stripe = await startStripeAccount("https://www.circle.internal");
  const site = await testSite();
  const { id } = await given(site, {
    paidAt: "2026-05-01T12:00:00Z",
    amountCents: 2500,
    frequency: "monthly",
    subscription: "sub_ada",
  });
  const gateway = createStripe({
    secretKey: "sk_live_stand_in",
    webhookSecret: undefined,
    siteUrl: "https://www.circle.internal",
    apiBase: stripe.apiBase,
  });
  const staff = staffAt(site, { openStripe: async () => gateway });
  const how = await staff("gifts", "stop", id);
  expect(how).toContain("$25 a month from Ada Okoro");
  expect(how).toContain("sub_ada");
  expect(stripe.state.ended).toEqual([]);
  expect(await staff("gifts", "stop", id, "--now")).toContain("Stopped");
  expect(stripe.state.ended).toEqual(["sub_ada"]);
  expect(await staff("gifts", "stop", "x")).toContain("There is no monthly gift");
  await stripe.stop();
});
