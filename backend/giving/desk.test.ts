import { expect, test } from "vitest";
import { testDesk } from "#backend/desk/testing/desk.ts";
import type { GiftAnswer, GiftPage, GiftTotals, PersonAnswer } from "#rules/gifts.ts";
import { aCheck, aGift } from "./testing/gifts.ts";

const testGifts = async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["gifts"], name: "Ruth Banks" });
  const read = async <Answer>(path: string) =>
    (await (await desk.read(path, token)).json()) as Answer;
  return {
    ...desk,
    token,
    read,
    change: (path: string, body: unknown) => desk.post(`gifts/${path}`, body, token),
    find: async (query: string) =>
      (await read<GiftPage>(`gifts?${query}`)).gifts.map(({ gift }) => gift),
    totals: (query = "") => read<GiftTotals>(`gifts/totals?${query}`),
    page: (id: string) => read<GiftAnswer>(`gifts/gift?id=${id}`),
  };
};

test("a gift is found by part of a name, by address, amount, receipt number and reference", async () => {
  const desk = await testGifts();
  const ada = await aGift(desk, { name: "Ada Okoro-Núñez", cents: 7350 });
  await aGift(desk, { name: "Ben Stone", email: "ben@example.net", cents: 2500 });
  for (const q of [
    "oko",
    "NUN",
    "ada ok",
    "ada@example",
    "73.50",
    "$73.50",
    `2026-${String(ada.payment).padStart(6, "0")}`,
    ada.reference,
    ada.id,
  ])
    expect({ q, found: await desk.find(`q=${encodeURIComponent(q)}`) }).toEqual({
      q,
      found: [ada.id],
    });
  expect(await desk.find("q=nobody")).toEqual([]);
  expect(await desk.find(`q=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
});

test("kind, state and Chicago's days narrow the list, and it is sorted on the server", async () => {
  const desk = await testGifts();
  const newYear = await aGift(desk, { paidAt: "2026-01-01T05:30:00Z", cents: 1000, name: "Zoe" });
  const monthly = await aGift(desk, { frequency: "monthly", cents: 2500, name: "Amy" });
  const review = await aGift(desk, {
    paidCents: 9900,
    paidAt: "2026-02-11T18:00:00Z",
    name: "Max",
  });
  await monthly.refund(500);
  expect(await desk.find("until=2025-12-31")).toEqual([newYear.id]);
  expect(await desk.find("since=2026-01-01&order=oldest")).toEqual([monthly.id, review.id]);
  expect(await desk.find("kind=monthly")).toEqual([monthly.id]);
  expect(await desk.find("state=review")).toEqual([review.id]);
  expect(await desk.find("state=refunded")).toEqual([monthly.id]);
  expect(await desk.find("order=largest")).toEqual([review.id, monthly.id, newYear.id]);
  expect(await desk.find("order=name")).toEqual([monthly.id, review.id, newYear.id]);
});

test("a checkout that nobody finished is not among what arrived", async () => {
  const desk = await testGifts();
  await desk.request("create-payment", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ amount: 50, frequency: "one_time" }),
  });
  expect(await desk.find("")).toEqual([]);
  expect(await desk.find("state=waiting")).toHaveLength(1);
});

test("totals follow the filter, by month without a gap, and leave tests out", async () => {
  const desk = await testGifts();
  await aGift(desk, { cents: 1000, paidAt: "2025-11-15T18:00:00Z" });
  const refunded = await aGift(desk, { cents: 5000, paidAt: "2026-01-15T18:00:00Z" });
  await refunded.refund(2000);
  await aGift(desk, { cents: 9900, provider: "sandbox" });
  expect(await desk.totals()).toMatchObject({
    rows: 3,
    gifts: 2,
    tests: 1,
    receivedCents: 6000,
    returnedCents: 2000,
    months: [
      { month: "2025-11", gifts: 1, keptCents: 1000 },
      { month: "2025-12", gifts: 0, keptCents: 0 },
      { month: "2026-01", gifts: 1, keptCents: 3000 },
    ],
  });
  expect(await desk.totals("since=2026-01-01")).toMatchObject({ gifts: 1, receivedCents: 5000 });
});

test("the second page begins where the first ended", async () => {
  const desk = await testGifts();
  for (let day = 1; day <= 27; day++)
    await aGift(desk, { paidAt: `2026-01-${String(day).padStart(2, "0")}T18:00:00Z` });
  const both = [...(await desk.find("page=1")), ...(await desk.find("page=2"))];
  expect(await desk.find("page=1")).toHaveLength(25);
  expect(new Set(both).size).toBe(27);
});

test("a gift's page tells its whole story in words, with the way to the card provider", async () => {
  const desk = await testGifts();
  const gift = await aGift(desk);
  await gift.refund(5000);
  const { steps, payments } = await desk.page(gift.id);
  expect(steps.map(({ title, detail }) => [title, detail])).toEqual([
    ["Started by the donor", undefined],
    ["Paid", "$50"],
    ["Receipt sent", undefined],
    ["Refunded", `$50 re_${gift.id}`],
  ]);
  expect(payments[0]).toMatchObject({
    keptCents: 0,
    providerUrl: `https://dashboard.stripe.com/payments/${gift.reference}`,
  });
});

test("a corrected address stays in the history, and the receipt goes to it as a duplicate copy", async () => {
  const desk = await testGifts();
  const gift = await aGift(desk, { email: "ada@exmaple.org" });
  const other = await aGift(desk, { email: "ADA@exmaple.org" });
  await desk.mails();
  const correction = {
    id: gift.id,
    from: "ada@exmaple.org",
    email: "ada@example.org",
    everywhere: true,
    sendReceipt: true,
  };
  expect((await desk.change("correct-address", correction)).status).toBe(200);
  const mails = await desk.mails();
  expect(mails.map(({ to }) => to)).toEqual(["ada@example.org"]);
  expect(mails[0]?.subject).toMatch(/^Duplicate copy: /);
  expect(mails[0]?.text).toContain("Duplicate copy of receipt number 2026-");
  const { gift: stored, steps } = await desk.page(gift.id);
  expect(stored.donorEmail).toBe("ada@example.org");
  expect(steps.slice(-2)).toMatchObject([
    { detail: "ada@exmaple.org to ada@example.org", by: "Ruth Banks" },
    { title: "Receipt sent again, marked “duplicate copy”", detail: "to ada@example.org" },
  ]);
  expect((await desk.page(other.id)).gift.donorEmail).toBe("ada@example.org");
  expect((await desk.change("correct-address", correction)).status).toBe(409);
});

test("each receipt that is sent again goes out once per request", async () => {
  const desk = await testGifts();
  const { id, payment } = await aGift(desk);
  await desk.mails();
  await desk.change("send-receipt", { id, payment });
  await desk.change("send-receipt", { id, payment });
  expect(await desk.mails()).toHaveLength(2);
});

test("a gift in review is accepted by name and gets its receipt", async () => {
  const desk = await testGifts();
  const { id } = await aGift(desk, { paidCents: 9900 });
  await desk.mails();
  await desk.change("accept", { id });
  expect((await desk.mails()).map(({ kind }) => kind)).toEqual(["receipt"]);
  expect((await desk.page(id)).steps.find(({ by }) => by)).toMatchObject({ by: "Ruth Banks" });
  expect((await desk.change("accept", { id })).status).toBe(409);
});

test("a recorded check is in the list, the totals, the statement and the export, with a receipt", async () => {
  const desk = await testGifts();
  const typed = aCheck();
  const { id } = (await (await desk.change("record", typed)).json()) as { id: string };
  expect(await (await desk.change("record", typed)).json()).toMatchObject({ id });
  const [receipt, ...more] = await desk.mails();
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ to: "grace@example.org" });
  expect(receipt?.text).toContain("By check");
  expect(receipt?.text).toContain("February 27, 2026");
  expect(await desk.find("kind=office&q=1047")).toEqual([id]);
  expect(await desk.totals()).toMatchObject({ gifts: 1, receivedCents: 12050, tests: 0 });
  const statement = await desk.read<{ text: string }>(
    "gifts/statement?year=2026&email=grace@example.org",
  );
  expect(statement.text).toContain("$120.50");
  const csv = await (
    await desk.request("desk/gifts/export?kind=office", {
      headers: { cookie: `__Host-circle-desk=${desk.token}`, origin: desk.siteUrl },
    })
  ).text();
  expect(csv).toContain("120.50,120.50,usd,Check,Received,,1047");
});

test("a wrong entry is taken back by a second one, and can be put back", async () => {
  const desk = await testGifts();
  const answer = await desk.change("record", aCheck());
  const { id } = (await answer.json()) as { id: string };
  await desk.change("take-back", { id, reason: "It bounced" });
  expect(await desk.totals()).toMatchObject({ receivedCents: 12050, returnedCents: 12050 });
  expect((await desk.change("take-back", { id, reason: "Again" })).status).toBe(400);
  await desk.change("put-back", { id });
  expect(await desk.totals()).toMatchObject({ returnedCents: 0 });
  expect((await desk.page(id)).steps.map(({ title }) => title)).toEqual([
    "Recorded at the desk",
    "Paid",
    "Receipt sent",
    "Taken back",
    "Put back into the books",
  ]);
  const card = await aGift(desk);
  expect((await desk.change("take-back", { id: card.id, reason: "No" })).status).toBe(400);
});

test.each([
  [{ amount: "a lot" }, "Please enter an amount in dollars, like 25 or 1,000.50."],
  [{ received: "2026-02-30" }, "Please enter the day it came"],
  [{ received: "2099-01-01" }, "This day has not come yet"],
  [{ name: " " }, "Please enter the donor's name"],
  [{ email: "grace" }, "Please enter a valid email address"],
])("%j is refused with a sentence", async (changed, sentence) => {
  const desk = await testGifts();
  const answer = await desk.change("record", aCheck(changed));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: sentence });
});

test("linked addresses are one person, until they are unlinked", async () => {
  const desk = await testGifts();
  await aGift(desk, { email: "ada@example.org", cents: 1000 });
  await aGift(desk, { email: "Okoro@example.net", cents: 2000, paidAt: "2026-02-20T18:00:00Z" });
  const person = (email: string) => desk.read<PersonAnswer>(`gifts/person?email=${email}`);
  await desk.change("link", { email: "ada@example.org", with: "okoro@example.net" });
  await desk.change("link", { email: "third@example.org", with: "okoro@example.net" });
  const { addresses, years } = await person("ADA@example.org");
  expect(addresses.map(({ email, gifts }) => [email, gifts])).toEqual([
    ["ada@example.org", 1],
    ["okoro@example.net", 1],
    ["third@example.org", 0],
  ]);
  expect(years).toEqual([{ year: 2026, gifts: 2, keptCents: 3000 }]);
  const statement = await desk.read<{ to: string; text: string }>(
    "gifts/statement?year=2026&email=ada@example.org",
  );
  expect(statement.to).toBe("Okoro@example.net");
  expect(statement.text).toContain("$30.00");
  await desk.change("unlink", { email: "okoro@example.net" });
  expect((await person("okoro@example.net")).years).toEqual([
    { year: 2026, gifts: 1, keptCents: 2000 },
  ]);
});

test("an export opens in a spreadsheet and runs nothing", async () => {
  const desk = await testGifts();
  await aGift(desk, { name: '=HYPERLINK("http://x.example","a")', email: "+1@example.org" });
  const answer = await desk.request("desk/gifts/export", {
    headers: { cookie: `__Host-circle-desk=${desk.token}`, origin: desk.siteUrl },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain(`"'=HYPERLINK(""http://x.example"",""a"")"`);
  expect(text).toContain("'+1@example.org");
  expect(await desk.log()).toMatchObject([{ action: "exported gifts" }]);
});

test("an export of more than one page leaves nothing out and repeats nothing", async () => {
  const desk = await testGifts();
  await desk.db.query(
    `insert into gifts (id, amount_cents, frequency, state, provider, livemode, donor_name,
                        created_at, expires_at, updated_at)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 1000, 'one_time', 'paid',
            'check', true, 'Donor ' || n, $1, $1, $1 from generate_series(1, 1201) n`,
    [desk.deps.now()],
  );
  await desk.db.query(
    `insert into gift_payments (gift_id, reference, livemode, amount_cents, currency, state,
                                paid_at, recorded_at)
     select id, 'check ' || id, true, 1000, 'usd', 'paid', $1, $1 from gifts`,
    [desk.deps.now()],
  );
  const answer = await desk.request("desk/gifts/export", {
    headers: { cookie: `__Host-circle-desk=${desk.token}`, origin: desk.siteUrl },
  });
  const donors = (await answer.text()).match(/Donor \d+/g) ?? [];
  expect(donors).toHaveLength(1201);
  expect(new Set(donors).size).toBe(1201);
});
