import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { organisation } from "#rules/organisation.ts";

type PrintableReceipt = DeskApi["GET"]["gifts/receipt"]["answer"];
type PersonAnswer = DeskApi["GET"]["gifts/person"]["answer"];

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
  const [told, copy, ...more] = await desk.mails();
  expect(more).toEqual([]);
  // Once, for however many gifts.
  expect(told).toMatchObject({ to: "ada@exmaple.org", kind: "address-changed" });
  expect(copy?.to).toBe("ada@example.org");
  expect(copy?.subject).toMatch(/^Duplicate copy: /);
  expect(copy?.text).toContain("Duplicate copy of receipt number 2026-");
  const { gift: stored, steps } = await desk.page(gift.id);
  expect(stored.donorEmail).toBe("ada@example.org");
  expect(steps.slice(-2)).toMatchObject([
    { detail: "ada@exmaple.org to ada@example.org", by: "Ruth Banks" },
    { title: "Receipt sent again, marked “duplicate copy”", detail: "to ada@example.org" },
  ]);
  expect((await desk.page(other.id)).gift.donorEmail).toBe("ada@example.org");
  expect((await desk.change("correct-address", correction)).status).toBe(409);
});

test("undo of a corrected address moves back the gifts that it moved, and the link, and nothing else", async () => {
  const desk = await testGifts();
  const [right, wrong] = ["ada@example.org", "ada@exmaple.org"];
  const mistyped = await aGift(desk, { email: wrong });
  const capitals = await aGift(desk, { email: "ADA@exmaple.org" });
  const lisas = await aGift(desk, { email: wrong });
  const before = await aGift(desk, { email: right });
  await desk.change("link", { email: right, with: wrong });
  const correction = { id: mistyped.id, from: wrong, email: right };
  const corrected = await desk.change("correct-address", {
    ...correction,
    everywhere: true,
    sendReceipt: false,
  });
  const undo = { email: right, ...((await corrected.json()) as object) };
  expect(undo).toMatchObject({
    gifts: expect.arrayContaining([{ id: capitals.id, was: "ADA@exmaple.org" }]),
    links: { before: [[right, wrong]], after: [[wrong], [right]] },
  });
  const since = await aGift(desk, { email: right });
  const lisa = { id: lisas.id, from: right, email: "lisa@example.org" };
  await desk.change("correct-address", { ...lisa, everywhere: false, sendReceipt: false });

  expect((await desk.change("undo-address", undo)).status).toBe(200);
  const gifts = [mistyped, capitals, lisas, before, since];
  const emails = gifts.map(async ({ id }) => (await desk.page(id)).gift.donorEmail);
  expect(await Promise.all(emails)).toEqual([
    wrong,
    "ADA@exmaple.org",
    "lisa@example.org",
    right,
    right,
  ]);
  const { addresses } = await desk.read<PersonAnswer>(`gifts/person?email=${right}`);
  expect(addresses.map(({ email }) => email)).toEqual([right, wrong]);
  expect((await desk.page(capitals.id)).steps.at(-1)).toMatchObject({
    detail: `${right} to ADA@exmaple.org`,
    by: "Ruth Banks",
  });
  expect((await desk.log()).at(-1)).toMatchObject({
    action: "took back the correction of a donor's email address",
    about: expect.stringMatching(/^from a…@example.org \(gift \S+ and 1 more\)$/),
  });
  expect((await desk.change("undo-address", undo)).status).toBe(409);
});

test("undo of a link leaves two people with the addresses that each had, unless somebody linked more since", async () => {
  const desk = await testGifts();
  const [ruth, bob, work] = ["ruth@example.org", "bob@example.org", "bob@work.example"];
  const link = async (email: string, other: string) =>
    (await desk.change("link", { email, with: other })).json();
  const groups = async () =>
    (
      await storedRows<{ keys: string }>(
        desk.db,
        `select string_agg(email_key, ' ' order by email_key) as keys
         from donor_addresses group by donor order by 1`,
      )
    ).map(({ keys }) => keys);
  await link(bob, work);
  const slip = await link(ruth, bob);
  expect(await groups()).toEqual([`${bob} ${work} ${ruth}`]);
  expect((await desk.change("undo-link", slip)).status).toBe(200);
  expect(await groups()).toEqual([`${bob} ${work}`]);
  expect((await desk.log()).at(-1)).toMatchObject({
    action: "took back a change to a donor's linked email addresses",
    about: "r…@example.org and b…@example.org and b…@work.example",
  });

  const again = await link(ruth, bob);
  await link(ruth, "r.moore@example.net");
  expect((await desk.change("undo-link", again)).status).toBe(409);
  const unlinked = await (await desk.change("unlink", { email: work })).json();
  await link(work, "w.barnes@example.net");
  expect((await desk.change("undo-link", unlinked)).status).toBe(409);
  expect(await groups()).toEqual([
    `${bob} r.moore@example.net ${ruth}`,
    `${work} w.barnes@example.net`,
  ]);
  const stranger = { before: [[ruth, "eve@example.net"]], after: [[ruth]] };
  expect((await desk.change("undo-link", stranger)).status).toBe(400);
});

test("a corrected name is on the next copy and on the donor's other gifts, and stays in the history", async () => {
  const desk = await testGifts();
  const gift = await aGift(desk, { name: "Ada Okro" });
  const other = await aGift(desk, { name: "Ada Okro", email: "ADA@example.org" });
  const husband = await aGift(desk, { name: "Obi Okoro" });
  await desk.mails();
  const correction = {
    id: gift.id,
    from: "Ada Okro",
    name: " Ada Okoro ",
    everywhere: true,
    sendReceipt: true,
  };
  expect((await desk.page(gift.id)).othersNamed).toBe(1);
  expect((await desk.change("correct-name", correction)).status).toBe(200);
  const [copy, ...more] = await desk.mails();
  expect(more).toEqual([]);
  expect(copy?.subject).toMatch(/^Duplicate copy: /);
  expect(copy?.text).toContain("Dear Ada Okoro,");
  const { gift: stored, steps } = await desk.page(gift.id);
  expect(stored.donorName).toBe("Ada Okoro");
  expect(steps.at(-2)).toMatchObject({
    title: "Name corrected",
    detail: "Ada Okro to Ada Okoro",
    by: "Ruth Banks",
  });
  expect((await desk.page(other.id)).gift.donorName).toBe("Ada Okoro");
  expect((await desk.page(husband.id)).gift.donorName).toBe("Obi Okoro");
  expect(await desk.find("q=okoro")).toHaveLength(3);
  expect(await desk.log()).toMatchObject([
    { action: "corrected a donor's name", about: `gift ${gift.id}` },
  ]);
  expect((await desk.change("correct-name", correction)).status).toBe(409);
  desk.wait(3600);
  const late = await desk.change("correct-name", { ...correction, from: "Ada Okoro" });
  expect(await late.json()).toMatchObject({ code: "sign-in-again" });
});

test("without an email address a corrected name goes to the gifts of the same mailing address", async () => {
  const desk = await testGifts();
  const record = async (typed: object) =>
    (
      (await (await desk.change("record", aCheck({ email: "", ...typed }))).json()) as {
        id: string;
      }
    ).id;
  const [first, second, elsewhere] = [
    await record({}),
    await record({}),
    await record({ address: "5 W Lake St, Chicago, IL 60644" }),
  ];
  const correction = { id: first, from: "Grace Bell", name: "Grace Belle", sendReceipt: false };
  await desk.change("correct-name", { ...correction, everywhere: true });
  const names = [first, second, elsewhere].map(async (id) => (await desk.page(id)).gift.donorName);
  expect(await Promise.all(names)).toEqual(["Grace Belle", "Grace Belle", "Grace Bell"]);
});

test("a check of more than a card could pay is recorded, found and counted", async () => {
  const desk = await testGifts();
  for (const amount of ["1,250,000", "$21,474,836.47"]) {
    const recorded = await desk.change("record", aCheck({ amount }));
    expect(recorded.status).toBe(200);
    const { id } = (await recorded.json()) as { id: string };
    expect(await desk.find(`q=${encodeURIComponent(amount)}`)).toEqual([id]);
  }
  const year = "since=2026-01-01&until=2026-12-31";
  expect(JSON.stringify(await desk.totals(year))).toContain(`${125_000_000 + 2_147_483_647}`);
});

test("a recorded check's mailing address and number are corrected, also on the donor's other gifts", async () => {
  const desk = await testGifts();
  const record = async (typed: Record<string, unknown> = {}) =>
    ((await (await desk.change("record", aCheck(typed))).json()) as { id: string }).id;
  const [id, other] = [await record(), await record({ checkNumber: "1048" })];
  const address = "118 N Central Ave, Chicago, IL 60644";
  const correction = {
    id,
    from: { address, checkNumber: "1047" },
    address: " 811 N Central Ave, Chicago, IL 60651 ",
    checkNumber: "1074",
    everywhere: true,
  };
  expect((await desk.change("correct-paper", correction)).status).toBe(200);
  const { gift, steps } = await desk.page(id);
  expect(gift).toMatchObject({
    postalAddress: "811 N Central Ave, Chicago, IL 60651",
    checkNumber: "1074",
  });
  expect(steps.slice(-2)).toMatchObject([
    {
      title: "Mailing address corrected",
      detail: `${address} to 811 N Central Ave, Chicago, IL 60651`,
      by: "Ruth Banks",
    },
    { title: "Check number corrected", detail: "1047 to 1074", by: "Ruth Banks" },
  ]);
  expect((await desk.page(other)).gift).toMatchObject({
    postalAddress: "811 N Central Ave, Chicago, IL 60651",
    checkNumber: "1048",
  });
  expect(await desk.find("q=1074")).toEqual([id]);
  expect((await desk.log()).at(-1)).toMatchObject({ about: `gift ${id}` });
  expect((await desk.change("correct-paper", correction)).status).toBe(409);
  const card = await aGift(desk);
  const byCard = { ...correction, id: card.id, from: { address: null, checkNumber: null } };
  expect((await desk.change("correct-paper", byCard)).status).toBe(400);
  desk.wait(3600);
  const late = await desk.change("correct-paper", correction);
  expect(await late.json()).toMatchObject({ code: "sign-in-again" });
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
  const [notice] = await desk.mails();
  expect(notice).toMatchObject({ kind: "gift-review" });
  expect(notice?.text).toContain(`${desk.siteUrl}/desk/gifts/${id}`);
  await desk.change("accept", { id });
  expect((await desk.mails()).map(({ subject }) => subject)).toEqual([
    `Your receipt for $99 to ${organisation.fullName}`,
  ]);
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
    "Voided",
    "Restored",
  ]);
  const card = await aGift(desk);
  expect((await desk.change("take-back", { id: card.id, reason: "No" })).status).toBe(400);
});

test.each([
  [{ means: "card" }, "Please choose check or cash"],
  [{ amount: "a lot" }, "Please enter an amount in dollars, like 25 or 1,000.50."],
  [{ amount: "21,474,836.48" }, "The largest gift we can record is $21,474,836.47."],
  [{ amount: "0.25" }, "The smallest gift we can record is $0.50."],
  [{ received: "2026-02-30" }, "Please enter the date received"],
  [{ received: "2099-01-01" }, "This date is in the future"],
  [{ name: " " }, "Please enter the donor's name"],
  [{ email: "grace" }, "Please enter a valid email address"],
])("%j is refused with a sentence", async (changed, sentence) => {
  const desk = await testGifts();
  const answer = await desk.change("record", aCheck(changed));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: sentence });
});

test.each([
  ["take-back", { id: "x", reason: "Entered twice" }, "We couldn't find this gift."],
  [
    "link",
    { email: "ada@example.org", with: "ADA@example.org" },
    "Please enter a different email address for the same person.",
  ],
  ["unlink", { email: "ada@example.org" }, "This email address isn't linked to another one."],
])("%s is refused with a sentence, and leaves no entry", async (path, body, sentence) => {
  const desk = await testGifts();
  expect(await (await desk.change(path, body)).json()).toMatchObject({ error: sentence });
  expect(await desk.log()).toEqual([]);
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

test("a donor without a mail address gets the receipt on paper, and what comes after is a copy", async () => {
  const desk = await testGifts();
  const answer = await desk.change("record", aCheck({ email: "" }));
  const { id } = (await answer.json()) as { id: string };
  const [payment] = (await desk.page(id)).payments;
  const which = { id, payment: payment?.number ?? 0 };
  const look = () => desk.read<PrintableReceipt>(`gifts/receipt?id=${id}&payment=${which.payment}`);
  const { words, ...rest } = await look();
  expect(rest).toMatchObject({
    duplicate: false,
    name: "Grace Bell",
    postalAddress: "118 N Central Ave, Chicago, IL 60644",
  });
  expect(words.facts).toContainEqual(["Receipt number", payment?.receipt]);
  expect(words.facts).toContainEqual(["Amount", "$120.50 (US dollars)"]);
  expect(words.facts).toContainEqual(["Gift", "By check"]);
  expect(words.tax.join(" ")).toContain("No goods or services were provided");
  // Looking at it is no receipt yet.
  expect(await look()).toMatchObject({ duplicate: false });

  expect((await desk.change("note-printed", which)).status).toBe(200);
  expect(await look()).toMatchObject({ duplicate: true });
  expect((await desk.page(id)).steps.at(-1)).toMatchObject({
    title: "Receipt printed",
    by: "Ruth Banks",
  });
  const email = "grace@example.org";
  const correction = { id, from: null, email, everywhere: false, sendReceipt: true };
  await desk.change("correct-address", correction);
  const mails = await desk.mails();
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect(mails[0]?.subject).toMatch(/^Duplicate copy: /);
});

test("nothing is printed for a test, and nothing for a gift that is not ours", async () => {
  const desk = await testGifts();
  const tested = await aGift(desk, { provider: "sandbox" });
  const refunded = await aGift(desk);
  await refunded.refund(5000);
  for (const { id, payment } of [tested, refunded]) {
    const looked = await desk.read<{ success: boolean }>(
      `gifts/receipt?id=${id}&payment=${payment}`,
    );
    expect(looked.success).toBe(false);
    expect((await desk.change("note-printed", { id, payment })).status).toBe(400);
  }
  const other = await aGift(desk);
  const mixed = { id: tested.id, payment: other.payment };
  expect((await desk.change("note-printed", mixed)).status).toBe(404);
});

test("a statement that went out before goes again only when asked, as a duplicate copy", async () => {
  const desk = await testGifts();
  await aGift(desk);
  await desk.mails();
  const asked = { year: 2026, email: "ada@example.org" };
  const look = () =>
    desk.read<{ sentBefore: boolean }>("gifts/statement?year=2026&email=ada@example.org");
  expect(await look()).toMatchObject({ sentBefore: false });
  expect((await desk.change("send-statement", asked)).status).toBe(200);
  expect(await look()).toMatchObject({ sentBefore: true });
  expect((await desk.change("send-statement", asked)).status).toBe(400);
  expect((await desk.change("send-statement", { ...asked, again: true })).status).toBe(200);
  const subjects = (await desk.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Duplicate copy: "))).toHaveLength(1);
  expect(subjects).toHaveLength(2);
});

const aRefusedCall = { status: 403, body: { code: "sign-in-again" } };

test("an older session neither changes where a donor's mail goes nor books a large gift", async () => {
  const desk = await testGifts();
  const gift = await aGift(desk, { email: "ada@example.org" });
  await desk.mails();
  desk.wait(16 * 60);
  const call = async (path: string, body: unknown) => {
    const answer = await desk.change(path, body);
    return { status: answer.status, body: await answer.json() };
  };
  const correction = {
    id: gift.id,
    from: "ada@example.org",
    email: "stranger@example.net",
    everywhere: true,
    sendReceipt: true,
  };
  expect(await call("correct-address", correction)).toMatchObject(aRefusedCall);
  const link = { email: "ada@example.org", with: "stranger@example.net" };
  expect(await call("link", link)).toMatchObject(aRefusedCall);
  expect(await call("record", aCheck({ amount: "10,000.01" }))).toMatchObject(aRefusedCall);
  expect(await desk.mails()).toEqual([]);
  expect((await call("record", aCheck({ amount: "10,000" }))).status).toBe(200);
  expect(await desk.mails()).toHaveLength(1);
  for (const path of ["take-back", "put-back"])
    expect(await call(path, { id: gift.id, reason: "No" })).toMatchObject(aRefusedCall);
});

test("a form sent twice is one gift, and with anything else in it, it is refused", async () => {
  const desk = await testGifts();
  const check = aCheck({ email: " Grace@example.org ", campaign: "" });
  const first = (await (await desk.change("record", check)).json()) as { id: string };
  const again = await desk.change("record", check);
  expect([again.status, await again.json()]).toEqual([200, first]);
  for (const other of [
    { name: "Bert Hale" },
    { amount: "1,205" },
    { received: "2026-02-26" },
    { email: "" },
    { address: "" },
    { checkNumber: "1048" },
    { means: "cash" },
  ]) {
    const refused = await desk.change("record", { ...check, ...other });
    expect(refused.status, JSON.stringify(other)).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "changed-meanwhile",
      error: expect.stringContaining("already recorded: $120.50 from Grace Bell."),
      details: { earlier: first.id },
    });
  }
  expect(await desk.find("")).toHaveLength(1);
  const { key: _, ...another } = check;
  expect((await desk.change("record", aCheck(another))).status).toBe(200);
  expect(await desk.find("")).toHaveLength(2);
});

test("a form whose gift was voided is not said to be recorded", async () => {
  const desk = await testGifts();
  const check = aCheck();
  const { id } = (await (await desk.change("record", check)).json()) as { id: string };
  await desk.change("take-back", { id, reason: "Recorded by mistake" });
  const refused = await desk.change("record", check);
  expect(refused.status).toBe(409);
  expect(((await refused.json()) as { error: string }).error).toContain("since voided");
});

test("gifts that an older session records count together, however many are sent at once", async () => {
  const desk = await testGifts();
  expect((await desk.change("record", aCheck({ amount: "9,000" }))).status).toBe(200);
  desk.wait(16 * 60);
  const checks = Array.from({ length: 5 }, () => aCheck({ amount: "4,000" }));
  const answers = await Promise.all(checks.map((check) => desk.change("record", check)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403, 403]);
  const recorded = checks[answers.findIndex(({ status }) => status === 200)];
  expect((await desk.change("record", recorded)).status).toBe(200);
  const token = await desk.signedIn({ permissions: ["gifts"] }, "other@circleurban.example");
  expect((await desk.post("gifts/record", aCheck({ amount: "4,000" }), token)).status).toBe(200);
});

test.each(["send-receipt", "send-statement"])(
  "one person sends 60 by %s in ten minutes",
  async (path) => {
    const desk = await testGifts();
    const { id, payment } = await aGift(desk, { email: "ada@example.org" });
    const bodies: Record<string, object> = {
      "send-receipt": { id, payment },
      "send-statement": { year: 2026, email: "ada@example.org", again: true },
    };
    const send = async () => (await desk.change(path, bodies[path])).status;
    const began = performance.now();
    let sent = 0;
    while ((await send()) === 200) sent += 1;
    // The limit lets one more through for every ten seconds that this took.
    expect(sent).toBeGreaterThanOrEqual(60);
    expect(sent).toBeLessThanOrEqual(61 + (performance.now() - began) / 10_000);
    const colleague = await desk.signedIn({ permissions: ["gifts"] }, "other@circleurban.example");
    expect((await desk.post(`gifts/${path}`, bodies[path], colleague)).status).toBe(200);
  },
);
