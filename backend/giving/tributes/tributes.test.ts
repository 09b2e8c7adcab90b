import { describe, expect, test } from "vitest";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { sendDueCards } from "./send.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const card = {
  id: "8f0f3c1e-52a1-4f5b-9d0a-0c7f1f0a2b3c",
  occasion: "memory",
  honoree: "Rosa Delgado",
  recipientName: "Luis Delgado",
  email: "luis@family.example",
  postalAddress: "",
  words: "She taught me to read.\nThank you.",
  signature: "Ada Okoro",
  sendOn: "",
  language: "en",
};

const open = async (
  parts: Parameters<typeof testSite>[0] = {},
  given: Parameters<typeof aGift>[1] = {},
) => {
  const site = await testSite(parts);
  const gift = await aGift(site, given);
  const [receipt] = await site.mails();
  const link = receipt?.text.match(/\/functions\/v1\/(tribute\?token=\S+)/)?.[1] ?? "";
  const send = (change: Partial<typeof card> = {}, action = "send", path = link) =>
    site.submit(path, Object.entries({ ...card, ...change, action }));
  return { site, gift, link, send };
};

const cards = ({ db }: Site) =>
  storedRows<Record<string, unknown>>(db, "select * from tribute_cards order by created_at, id");

test("from the receipt a donor has a card sent, once, that never names the amount", async () => {
  const { site, link, send } = await open();
  const page = await (await site.get(link)).text();
  expect(page).toContain('value="Ada Okoro"');
  expect(page).not.toContain("$50");

  const preview = await (await send({}, "preview")).text();
  expect(preview).toContain("In memory of Rosa Delgado");
  expect(preview).toContain("Dear Luis Delgado,");
  expect(await cards(site)).toEqual([]);
  expect(await site.mails()).toEqual([]);

  const answers = await Promise.all([1, 2, 3].map(() => send()));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  const known = await (await site.get(link)).text();
  expect(known).toContain("Who should we tell about your gift in honor or memory of Rosa Delgado?");
  const [mail, ...others] = await site.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: "tribute-card",
    to: "luis@family.example",
    subject: "A gift in memory of Rosa Delgado",
  });
  expect(mail?.text).toContain("> She taught me to read.\n> Thank you.");
  expect(mail?.html).toContain("https://circleurban.example/pictures/");
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/\$|50\.00/);
  expect(await (await site.get(link)).text()).toContain("Luis Delgado: sent on");
  expect(await storedRows(site.db, "select honoree from gifts")).toEqual([
    { honoree: "Rosa Delgado" },
  ]);
});

test("a card that has gone is not changed by sending its form again", async () => {
  const { site, send } = await open();
  await send();
  await send({ email: "other@family.example", words: "Other words" });
  expect(await site.mails()).toHaveLength(1);
  expect(await cards(site)).toMatchObject([{ recipient_email: "luis@family.example" }]);
});

test("on its day it goes out in the morning, once, whoever looks; until then it can be changed", async () => {
  const { site, link, send } = await open();
  await send({ sendOn: "2026-03-04" });
  expect(await sendDueCards(site.deps)).toBe(0);
  const page = await (await site.get(`${link}&card=${card.id}`)).text();
  expect(page).toContain("goes out on March 4, 2026");
  expect(page).toContain('value="2026-03-04"');
  await send({ sendOn: "2026-03-04", recipientName: "Luis and Ana" });
  site.wait(2 * 86_400);
  const sent = await Promise.all([1, 2, 3].map(() => sendDueCards(site.deps)));
  expect(sent.reduce((sum, n) => sum + n)).toBe(1);
  const mails = await site.mails();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("Dear Luis and Ana,");
});

test("until it goes its donor cancels it, and nothing of it is kept", async () => {
  const { site, gift, link, send } = await open();
  const other = await open({ db: site.db });
  await send({ sendOn: "2026-03-04" });
  expect(await (await site.get(`${link}&card=${card.id}`)).text()).toContain(
    'value="cancel">Cancel this card',
  );
  // Another gift's link cannot touch this card.
  await other.send({}, "cancel");
  expect(await cards(site)).toHaveLength(1);
  const canceled = await send({}, "cancel");
  expect(canceled.status).toBe(303);
  const page = await (await site.get(`tribute${canceled.headers.get("location")}`)).text();
  expect(page).toContain("The card is canceled and deleted. No one will get it.");
  expect(page).not.toContain("Luis Delgado");
  site.wait(2 * 86_400);
  expect(await sendDueCards(site.deps)).toBe(0);
  expect(await cards(site)).toEqual([]);
  await send();
  expect(await site.mails()).toHaveLength(1);
  // One that has gone stays: its donor sees that it went.
  expect((await send({}, "cancel")).headers.get("location")).not.toContain("canceled");
  expect(await cards(site)).toMatchObject([{ gift_id: gift.id }]);
});

test("a card goes in the language that its donor chose", async () => {
  const { site, link, send } = await open();
  const preview = await (await send({ language: "es" }, "preview")).text();
  expect(preview).toContain('<article class="card" lang="es">');
  expect(preview).toContain("En memoria de Rosa Delgado");
  await send({ language: "es", sendOn: "2026-03-04" });
  expect(await (await site.get(`${link}&card=${card.id}`)).text()).toMatch(
    /value="es"[^>]* checked/,
  );
  site.wait(2 * 86_400);
  await sendDueCards(site.deps);
  const [mail] = await site.mails();
  expect(mail?.subject).toBe("Una donación en memoria de Rosa Delgado");
  expect(mail?.text).toContain("Para Luis Delgado:");
  expect(mail?.html).toContain('<html lang="es">');
});

test("the thank-you page knows the link for an hour, and only until there is a card", async () => {
  const justNow = "2026-03-02T14:59:00Z";
  const told = async ({ site, gift }: Awaited<ReturnType<typeof open>>) => {
    const answer = await site.get(`gift-status?reference=${gift.id}`);
    return ((await answer.json()) as { tribute?: string }).tribute;
  };
  const left = await open({}, { paidAt: justNow });
  expect(await told(left)).toContain(left.link);
  left.site.wait(3_600);
  expect(await told(left)).toBeUndefined();
  const made = await open({}, { paidAt: justNow });
  await made.send({ sendOn: "2026-03-04" });
  expect(await told(made)).toBeUndefined();
  // The receipt's own link goes on.
  expect((await made.site.get(made.link)).status).toBe(200);
});

test("a card on paper waits for the desk", async () => {
  const { site, link, send } = await open();
  await send({ email: "", postalAddress: "118 N Central Ave\nChicago, IL 60644" });
  expect(await sendDueCards(site.deps)).toBe(0);
  expect(await site.mails()).toEqual([]);
  expect(await cards(site)).toMatchObject([{ sent_at: null, recipient_email: null }]);
  expect(await (await site.get(link)).text()).toContain("we will print and mail it");
});

test.each(["one_time" as const, "monthly" as const])(
  "nobody is told of a gift that went back (%s)",
  async (frequency) => {
    const { site, gift, link, send } = await open({}, { frequency });
    await send({ sendOn: "2026-03-04" });
    await gift.refund(5000);
    site.wait(2 * 86_400);
    expect(await sendDueCards(site.deps)).toBe(0);
    expect((await site.get(link)).status).toBe(404);
    expect((await send()).status).toBe(404);
  },
);

test("the link belongs to one gift, and the gift's own reference is none", async () => {
  const { site, gift, send } = await open();
  const other = await open({ db: site.db });
  await send({ sendOn: "2026-03-04" });
  // Another gift's link cannot touch this card.
  await other.send({ email: "thief@elsewhere.example" });
  expect(await cards(site)).toMatchObject([{ gift_id: gift.id, recipient_email: card.email }]);
  expect(await site.mails()).toEqual([]);
  for (const token of [gift.id, "", "x", "'; drop table gifts", crypto.randomUUID()]) {
    const path = `tribute?token=${encodeURIComponent(token)}`;
    for (const answer of [await site.get(path), await send({}, "send", path)]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("<h1>We do not recognize this link</h1>");
    }
  }
});

describe("what cannot be sent is said, with everything typed still there", () => {
  const wrong: [string, Partial<typeof card>, string][] = [
    ["no name", { recipientName: " " }, "Please enter the name of the person to tell"],
    ["no address", { email: "" }, "Please enter an email address or a mailing address"],
    ["two addresses", { postalAddress: "118 N Central Ave" }, "Please give one of the two"],
    ["no such mailbox", { email: "luis" }, "valid email address"],
    ["a link", { words: "Look at https://spam.example" }, "Please leave out web addresses"],
    ["a link as a name", { signature: "www.spam.example" }, "Please leave out web addresses"],
    ["too much", { words: "x".repeat(501) }, "at most 500 characters"],
    ["a day that is over", { sendOn: "2026-03-01" }, "This day has passed"],
    ["a day far away", { sendOn: "2027-06-01" }, "within a year"],
    ["no day", { sendOn: "tomorrow" }, "Please enter a date"],
  ];
  test.each(wrong)("%s", async (_, change, message) => {
    const { site, send } = await open();
    const answer = await send(change);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toContain('value="Rosa Delgado"');
    expect(await cards(site)).toEqual([]);
    expect(await site.mails()).toEqual([]);
  });
});

test("for a gift of cents three strangers get an email, and cards on paper go on", async () => {
  const { site, send } = await open({}, { cents: 50 });
  const another = (change = {}) => send({ id: crypto.randomUUID(), ...change });
  for (let n = 0; n < 3; n++) expect((await another()).status).toBe(303);
  const refused = await another();
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("as many cards as we can for a gift of less than $5");
  expect((await another({ email: "", postalAddress: "118 N Central Ave" })).status).toBe(303);
  expect(await site.mails()).toHaveLength(3);
});

test("many gifts send no more cards to strangers in a day than one family needs", async () => {
  const { site, send } = await open();
  const gifts = [send];
  for (let n = 0; n < 2; n++) gifts.push((await open({ db: site.db })).send);
  const statuses: number[] = [];
  for (let n = 0; n < 42; n++) {
    // The limit of an hour is another one.
    await site.db.query("delete from limits where name like 'tribute cards of%'");
    statuses.push((await gifts[n % 3]?.({ id: crypto.randomUUID() }))?.status ?? 0);
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(40);
  expect(statuses.at(-1)).toBe(429);
});

test("donors without an email address do not share one donor's cards", async () => {
  const site = await testSite();
  for (let n = 0; n < 3; n++) await aGift(site, { email: null });
  const rows = await storedRows<{ token: string }>(
    site.db,
    "select tribute_token as token from gifts",
  );
  const statuses: number[] = [];
  for (let n = 0; n < 42; n++) {
    const form = { ...card, id: crypto.randomUUID(), action: "send" };
    const path = `tribute?token=${rows[n % 3]?.token}`;
    statuses.push((await site.submit(path, Object.entries(form), `10.0.0.${n}`)).status);
  }
  expect(statuses.filter((status) => status !== 303)).toEqual([]);
});

test("while the date is doubted, cards for later wait", async () => {
  const { site, send } = await open();
  await send({ sendOn: "2026-03-04" });
  site.wait(2 * 86_400);
  expect(await sendDueCards({ ...site.deps, doubtDate: async () => "wrong" })).toBe(0);
  expect(await site.mails()).toEqual([]);
  expect(await sendDueCards(site.deps)).toBe(1);
});

test("twenty cards are enough for one gift, and a connection cannot send without end", async () => {
  const { site, send } = await open();
  const statuses: number[] = [];
  for (let n = 0; n < 45; n++) statuses.push((await send({ id: crypto.randomUUID() })).status);
  expect(statuses.slice(0, 20).every((status) => status === 303)).toBe(true);
  expect(statuses[20]).toBe(400);
  expect(statuses.at(-1)).toBe(429);
  expect(await cards(site)).toHaveLength(20);
});

test("markup in what was typed stays text", async () => {
  const { site, send } = await open();
  const hostile = "<img src=x onerror=alert(1)>";
  const change = { recipientName: hostile, words: hostile, signature: hostile, honoree: hostile };
  expect(await (await send(change, "preview")).text()).not.toContain("<img src=x");
  await send(change);
  expect((await site.mails())[0]?.html).not.toContain("<img src=x");
});

test("everything wrong with a card is said at once, and its day is said when it is kept", async () => {
  const { site, send } = await open();
  const wrong = { recipientName: "", email: "", sendOn: "2020-01-01" };
  const answer = await (await send(wrong, "preview")).text();
  for (const words of [
    "Please enter the name of the person to tell",
    "Please enter an email address or a mailing address, one of the two",
    "This day has passed",
  ])
    expect(answer).toContain(words);
  const paper = { email: "", postalAddress: "118 N Central Ave", sendOn: "2026-12-24" };
  expect(await (await send(paper, "preview")).text()).toContain("118 N Central Ave</p>");
  const kept = await send(paper);
  const page = await site.get(`tribute${kept.headers.get("location")}`);
  expect(await page.text()).toContain("Scheduled for December 24, 2026.");
});
