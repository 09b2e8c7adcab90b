import { describe, expect, test } from "vitest";
import { linkAddresses, unlinkAddress } from "#backend/giving/ledger/donor-addresses.ts";
import { startGift } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

type Parts = Parameters<typeof testGifts>[0];

/** Ada, signed in, with one gift; more are given as a test needs them. */
const signedIn = async (parts: Parts = {}) => {
  const desk = await testGifts(parts);
  const first = await aGift(desk);
  const [receipt] = await desk.mails();
  const ada = donorAt(desk);
  await ada.signIn();
  return { desk, ada, first, receipt };
};

/** Paid by a bank that has not sent it yet. */
const onItsWay = async (
  { db, deps }: Awaited<ReturnType<typeof testGifts>>,
  amountCents: number,
) => {
  const at = deps.now();
  const gift = await startGift(db, {
    amountCents,
    frequency: "one_time",
    provider: "stripe",
    livemode: true,
    intentKey: null,
    createdAt: at,
    expiresAt: at,
  });
  const donor = { name: "Ada Okoro", email: "ada@example.org" };
  const fact = { kind: "pending" as const, giftId: gift?.id ?? "", livemode: true, donor };
  await recordFact(db, fact, await recordingFrom(deps, "webhook"));
};

const ruth = { id: null, name: "Ruth Banks" };

describe.each(testDatabases)("on $name", ({ open }) => {
  test("gifts stand by year, each with its receipt, and money on its way is called that", async () => {
    const { desk, ada, first } = await signedIn({ db: await open() });
    const earlier = await aGift(desk, { paidAt: "2025-12-31T20:00:00Z", cents: 2500 });
    const refunded = await aGift(desk, { cents: 7700 });
    await refunded.refund(7700);
    await onItsWay(desk, 12_300);
    const answer = await ada.get("giving");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const html = await answer.text();
    expect(html.match(/<h2>\d{4}<\/h2>/g)).toEqual(["<h2>2026</h2>", "<h2>2025</h2>"]);
    for (const { payment } of [first, earlier])
      expect(html).toContain(`/functions/v1/giving/receipt?number=${payment}"`);
    expect(html).not.toContain(`receipt?number=${refunded.payment}"`);
    expect(html).toContain("Refunded to you");
    expect(html).toMatch(/On its way<\/h2>\s*<ul><li>\$123, begun/);
    expect(html).toContain("statement?year=2026");
  });
});

test("an entry that the office voided is not called a refund", async () => {
  const { desk, ada } = await signedIn();
  const check = aCheck({ email: "ada@example.org" });
  const { id } = (await (await desk.change("record", check)).json()) as { id: string };
  await desk.change("take-back", { id, reason: "The check bounced" });
  const html = await ada.html("giving");
  expect(html).toContain("Voided by our office");
  expect(html).not.toContain("Refunded to you");
  expect(await ada.html("giving?language=es")).toContain("Anulada por nuestra oficina");
});

test("a receipt says what the email said, is marked as a copy, and is the same to the byte", async () => {
  const { desk, ada, first, receipt } = await signedIn();
  const path = `giving/receipt?number=${first.payment}`;
  const html = await ada.html(path);
  expect(html).toContain("Duplicate copy of receipt number 2026-");
  for (const words of [
    "Dear Ada Okoro,",
    "Your gift of $50 has arrived.",
    "No goods or services were provided in exchange for this contribution.",
    "February 10, 2026",
  ]) {
    expect(html).toContain(words);
    expect(receipt?.text).toContain(words);
  }
  await aGift(desk);
  desk.wait(20 * 86_400);
  const later = donorAt(desk);
  await later.signIn();
  expect(await later.html(path)).toBe(html);
});

test("the statement of a year lists what counts, is marked as a copy, and is the same to the byte", async () => {
  const { desk, ada } = await signedIn();
  await aGift(desk, { cents: 12_345 });
  await (await aGift(desk, { cents: 9900 })).refund(9900);
  await aGift(desk, { provider: "sandbox", cents: 100_00 });
  const html = await ada.html("giving/statement?year=2026");
  expect(html).toContain("Copy of our records of your gifts in 2026.");
  expect(html).toContain("$173.45");
  expect(html.match(/<tr><td>/g)).toHaveLength(2);
  expect(html).toContain("No goods or services were provided in exchange for these contributions.");
  desk.wait(20 * 86_400);
  const later = donorAt(desk);
  await later.signIn();
  expect(await later.html("giving/statement?year=2026")).toBe(html);
  expect(await (await later.get("giving/statement?year=2025")).text()).toContain(
    "You made no gifts in 2025.",
  );
  for (const year of ["2024", "", "x", "99999", "2026 or 1=1"])
    expect((await later.get(`giving/statement?year=${encodeURIComponent(year)}`)).status).toBe(404);
});

test("what is somebody else's is not found, by whatever number or name it is asked for", async () => {
  const { desk, ada } = await signedIn();
  const other = await aGift(desk, {
    email: "grace@example.org",
    frequency: "monthly",
    cents: 2500,
  });
  for (const path of [
    `giving/receipt?number=${other.payment}`,
    `giving/receipt?number=${other.payment}e0`,
    "giving/receipt?number=999999999999",
    "giving/receipt?number=-1",
    "giving/receipt",
    `giving/monthly?gift=${other.id}`,
    "giving/monthly?gift=x",
    "giving/monthly",
  ])
    expect((await ada.get(path)).status, path).toBe(404);
  const pressed = await ada.submit(`giving/monthly?gift=${other.id}`, {
    key: crypto.randomUUID(),
    action: "stop",
  });
  expect(pressed.status).toBe(404);
  expect(await desk.db.query("select 1 from monthly_requests")).toEqual([]);
  expect(await ada.html("giving")).not.toContain("$25");
});

test("gifts under another address are shown when staff have linked the two, and only then", async () => {
  const { desk, ada } = await signedIn();
  const { payment } = await aGift(desk, { email: "a.okoro@example.net", cents: 4200 });
  const path = `giving/receipt?number=${payment}`;
  expect((await ada.get(path)).status).toBe(404);
  const both = { email: "ada@example.org", with: "a.okoro@example.net" };
  const by = { now: desk.deps.now(), actor: ruth };
  await desk.db.transaction((tx) => linkAddresses(tx, both, by));
  expect((await ada.get(path)).status).toBe(200);
  expect(await ada.html("giving/statement?year=2026")).toContain("$92.00");
  await desk.db.transaction((tx) => unlinkAddress(tx, { email: "a.okoro@example.net" }));
  expect((await ada.get(path)).status).toBe(404);
});

test("an address that is corrected on its last gift is no longer linked, and its owner is signed out", async () => {
  const desk = await testGifts();
  await aGift(desk);
  const mistyped = "ada@exmaple.org";
  const wrong = [await aGift(desk, { email: mistyped }), await aGift(desk, { email: mistyped })];
  await desk.mails();
  await desk.change("link", { email: "ada@example.org", with: mistyped });
  const stranger = donorAt(desk, mistyped);
  await stranger.signIn();
  const unused = await stranger.link();
  expect(unused).toBeDefined();
  const linked = async () =>
    (
      await desk.read<{ addresses: { email: string }[] }>("gifts/person?email=ada@example.org")
    ).addresses.map(({ email }) => email);
  const statuses = [];
  for (const { id } of wrong) {
    const correction = { id, from: mistyped, email: "ada@example.org" };
    await desk.change("correct-address", { ...correction, everywhere: false, sendReceipt: false });
    statuses.push([(await linked()).length, (await stranger.get("giving/details")).status]);
  }
  expect(statuses).toEqual([
    [2, 200],
    [1, 303],
  ]);
  await stranger.submit(unused ?? "");
  expect((await stranger.get("giving/details")).status).toBe(303);
  desk.wait(3600);
  await desk.mails();
  expect(await stranger.link()).toBeUndefined();
});

test("a corrected address takes the gift out of the wrong mailbox's pages at once", async () => {
  const { desk, ada, first } = await signedIn();
  await desk.change("correct-address", {
    id: first.id,
    from: "ada@example.org",
    email: "ada.okoro@example.org",
    everywhere: true,
    sendReceipt: false,
  });
  for (const page of [`giving/receipt?number=${first.payment}`, "giving/details"])
    expect((await ada.get(page)).status, page).toBe(303);
});

test("a new name is on the next receipt, on no earlier one, and the desk shows the change", async () => {
  const { desk, ada, first } = await signedIn();
  const path = `giving/receipt?number=${first.payment}`;
  const before = await ada.html(path);
  const address = "118 N Central Ave\nChicago, IL 60644";
  const chosen = { name: "Ada <b>Bell</b>", address };
  const saved = await ada.submit("giving/details", chosen);
  expect(saved.headers.get("location")).toBe("/functions/v1/giving");
  // Sent again, nothing more is kept.
  await ada.submit("giving/details", chosen);
  expect(await ada.html("giving/details")).toContain("Ada &lt;b&gt;Bell");

  const next = await aGift(desk, { cents: 3300 });
  const mail = (await desk.mails()).find(({ kind }) => kind === "receipt");
  expect(mail?.text).toContain("Dear Ada <b>Bell</b>,");
  expect(await ada.html(path)).toBe(before);
  const copy = await ada.html(`giving/receipt?number=${next.payment}`);
  expect(copy).toContain("Dear Ada &lt;b&gt;Bell&lt;/b&gt;,");
  expect(copy).toContain("118 N Central Ave\nChicago, IL 60644");

  desk.wait(60);
  await ada.submit("giving/details", { name: "Ada Bell", address: "" });
  expect(await ada.html(`giving/receipt?number=${next.payment}`)).toBe(copy);
  const { details } = await desk.read<{ details: { name: string; by: string | null }[] }>(
    "gifts/person?email=ada@example.org",
  );
  expect(details.map(({ name, by }) => [name, by])).toEqual([
    ["Ada Bell", null],
    ["Ada <b>Bell</b>", null],
  ]);

  // A colleague corrects it on all her gifts: that is what copies and later receipts say.
  await desk.change("correct-name", {
    id: next.id,
    from: "Ada Okoro",
    name: "Ada Okoro-Bell",
    everywhere: true,
    sendReceipt: false,
  });
  expect(await ada.html(`giving/receipt?number=${next.payment}`)).toContain("Dear Ada Okoro-Bell,");
  const last = await aGift(desk, { cents: 4400 });
  expect(await ada.html(`giving/receipt?number=${last.payment}`)).toContain("Dear Ada Okoro-Bell,");
});

test("undo of a corrected name brings back the name that the donor chose, and leaves others alone", async () => {
  const { desk, ada, first } = await signedIn();
  await ada.submit("giving/details", { name: "Ada Bell", address: "" });
  const next = await aGift(desk);
  const cousins = await aGift(desk, { name: "Ada Okoro-Bell" });
  const pages = () =>
    Promise.all(
      [first, next, cousins].map(({ payment }) => ada.html(`giving/receipt?number=${payment}`)),
    );
  const before = await pages();
  const correction = { id: first.id, from: "Ada Okoro", name: "Ada Okoro-Bell" };
  const corrected = await desk.change("correct-name", {
    ...correction,
    everywhere: true,
    sendReceipt: false,
  });
  expect((await pages())[1]).toContain("Dear Ada Okoro-Bell,");
  const undo = { name: "Ada Okoro-Bell", ...((await corrected.json()) as object) };
  expect((await desk.change("undo-name", undo)).status).toBe(200);
  expect(await pages()).toEqual(before);
  const names = [first, next, cousins].map(async ({ id }) => (await desk.page(id)).gift.donorName);
  expect(await Promise.all(names)).toEqual(["Ada Okoro", "Ada Okoro", "Ada Okoro-Bell"]);
  expect(await ada.html("giving/details")).toContain("Ada Bell");
  expect((await desk.change("undo-name", undo)).status).toBe(409);
});

test("a mailing address that staff correct counts over the one the donor chose", async () => {
  const { desk, ada } = await signedIn();
  await ada.submit("giving/details", { name: "Ada Okoro", address: "118 N Central Ave" });
  const check = aCheck({ name: "Ada Okoro", email: "ada@example.org", address: "9 W Lake St" });
  await desk.change("record", check);
  const [recorded] = await storedRows<{ id: string; number: number }>(
    desk.db,
    `select g.id, p.number from gifts g join gift_payments p on p.gift_id = g.id
     where g.provider = 'check'`,
  );
  const { id, number } = recorded ?? { id: "", number: 0 };
  const path = `giving/receipt?number=${number}`;
  expect(await ada.html(path)).toContain("118 N Central Ave");
  const corrected = await desk.change("correct-paper", {
    id,
    from: { address: "9 W Lake St", checkNumber: "1047" },
    address: "90 W Lake St",
    checkNumber: "1047",
    everywhere: false,
  });
  expect(corrected.status).toBe(200);
  const html = await ada.html(path);
  expect(html).toContain("90 W Lake St");
  expect(html).not.toContain("118 N Central Ave");
});

test("a test gift's page is no receipt, and says so", async () => {
  const { desk, ada } = await signedIn();
  const { payment } = await aGift(desk, { provider: "sandbox" });
  const html = await ada.html(`giving/receipt?number=${payment}`);
  expect(html).toContain("Test: no card was charged");
  expect(html).toContain("This is not a receipt for tax purposes.");
  expect(html).not.toContain("No goods or services");
});

test("a changed name or address is told to the donor's own mailbox, without what it is now", async () => {
  const { desk, ada } = await signedIn();
  await desk.mails();
  const details = { name: "Ada Bell", address: "118 N Central Ave" };
  await ada.submit("giving/details", details);
  await ada.submit("giving/details", details);
  const [mail, ...more] = await desk.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    kind: "details-changed",
    to: "ada@example.org",
    subject: "Your details for receipts have changed",
  });
  expect(mail?.text).toContain("was changed on My giving on March 2, 2026");
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Ada Bell|Central Ave/);
});
