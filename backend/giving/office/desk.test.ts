import { expect, test } from "vitest";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";

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

test("within a day, what was recorded last is newest, whatever the hour of the others", async () => {
  const desk = await testGifts();
  const before = await aGift(desk, { paidAt: "2026-02-26T20:00:00Z" });
  const evening = await aGift(desk, { paidAt: "2026-02-28T02:00:00Z" });
  const answer = await desk.change("record", aCheck({ received: "2026-02-27" }));
  const { id } = (await answer.json()) as { id: string };
  expect(await desk.find("")).toEqual([id, evening.id, before.id]);
  expect(await desk.find("order=oldest")).toEqual([before.id, evening.id, id]);
});

test("days that no calendar has, and pages beyond the last, are still a list", async () => {
  const desk = await testGifts();
  const { id } = await aGift(desk);
  for (const query of ["since=0000-01-01&until=9999-12-31", "since=2026-02-30", "until=x"])
    expect({ query, found: await desk.find(query) }).toEqual({ query, found: [id] });
  for (const page of ["99999999999999999999", "400000000", "-1", "1e9", "x"])
    expect(await desk.find(`page=${page}`)).toEqual(expect.any(Array));
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
      { month: "2026-02", gifts: 0, keptCents: 0 },
      // The present one, in which nothing has come yet.
      { month: "2026-03", gifts: 0, keptCents: 0 },
    ],
  });
  expect(await desk.totals("since=2026-01-01")).toMatchObject({ gifts: 1, receivedCents: 5000 });
  expect((await desk.totals("until=2025-12-31")).months).toEqual([
    { month: "2025-11", gifts: 1, keptCents: 1000 },
    { month: "2025-12", gifts: 0, keptCents: 0 },
  ]);
  await aGift(desk, { cents: 1000, paidAt: "2024-02-15T18:00:00Z" });
  // Gifts that ended long ago are not followed by years of nothing.
  expect((await desk.totals("until=2025-06-30")).months).toHaveLength(1);
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

test("an inquiry that is closed is not called a dispute that gave money back", async () => {
  const desk = await testGifts();
  const gift = await aGift(desk);
  const tell = (state: "inquiry" | "won", at: string) =>
    gift.tell({
      kind: "dispute",
      references: [gift.reference],
      dispute: "dp_1",
      amountCents: 5000,
      state,
      madeAt: "2026-02-11T18:00:00Z",
      at,
    });
  await tell("inquiry", "2026-02-11T18:00:00Z");
  await tell("won", "2026-02-20T18:00:00Z");
  const { steps } = await desk.page(gift.id);
  expect(steps.slice(-2).map(({ title }) => title)).toEqual([
    "The donor's bank is asking about the payment",
    "The bank closed the case and takes no money",
  ]);
});

test("a receipt that was only saved to a file is not called sent in the history", async () => {
  const desk = await testGifts();
  desk.deps.settings.emailGoesToFiles = true;
  const { steps } = await desk.page((await aGift(desk)).id);
  expect(steps.map(({ title }) => title)).toContain("Receipt saved, not sent");
  expect(steps.map(({ title }) => title)).not.toContain("Receipt sent");
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

test("what is asked for can stand in a header, so that no address names a donor", async () => {
  const desk = await testGifts();
  await aGift(desk, { name: "Ngozi Okonkwo", email: "ngozi@visitor.example" });
  const find = async (q: string) => {
    const headers = { "x-desk-query": new URLSearchParams({ q }).toString() };
    const answer = await desk.request("desk/gifts", {
      headers: { ...headers, cookie: `__Host-circle-desk=${desk.token}` },
    });
    return ((await answer.json()) as { gifts: unknown[] }).gifts;
  };
  expect(await find("ngozi@visitor.example")).toHaveLength(1);
  expect(await find("somebody else")).toHaveLength(0);
});
