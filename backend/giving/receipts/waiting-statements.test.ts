import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { sendStatements } from "#backend/giving/receipts/statement-runs.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";

type Waiting = DeskApi["GET"]["gifts/statements-waiting"]["answer"];
type Listed = DeskApi["GET"]["gifts/statement-donors"]["answer"];

test("what waits is counted by email and on paper, and what changed since it was sent is told", async () => {
  const desk = await testGifts();
  const waiting = () => desk.read<Waiting>("gifts/statements-waiting?year=2026");
  const recorded = async (typed: Record<string, unknown>) =>
    (
      (await (await desk.change("record", aCheck({ email: "", ...typed }))).json()) as {
        id: string;
      }
    ).id;
  const ada = await aGift(desk, { cents: 5000 });
  await aGift(desk, { cents: 2500, email: "ADA@example.org" });
  await aGift(desk, { email: "obi@example.org", name: "Obi Okoro" });
  await aGift(desk, { email: "test@example.org", provider: "sandbox" });
  const grace = await recorded({});
  await recorded({ name: "June Park", received: "2026-02-20" });
  expect(await desk.read("gifts/statements?year=2026")).toMatchObject({ donors: 2, tests: 1 });
  expect(await waiting()).toMatchObject({
    statements: { email: 2, paper: 2 },
    waiting: { email: 2, paper: 2 },
    changedCount: 0,
  });

  await desk.change("send-statements", { year: 2026, donors: 2 });
  await sendStatements(desk.deps);
  await desk.printStatement(grace, 2026);
  expect(await waiting()).toMatchObject({ waiting: { email: 0, paper: 1 }, changedCount: 0 });

  await ada.refund(2000);
  await recorded({ received: "2026-02-28", amount: "10" });
  const after = await waiting();
  expect(after).toMatchObject({ waiting: { email: 1, paper: 2 }, changedCount: 2 });
  expect(after.changed).toMatchObject([
    { name: "Ada Okoro", byEmail: true, sentCents: 7500, cents: 5500 },
    { name: "Grace Bell", byEmail: false, sentCents: 12_050, cents: 13_050 },
  ]);
});

test("before they go out, each statement is listed with its donor, their gifts and its way", async () => {
  const desk = await testGifts();
  const listed = () => desk.read<Listed>("gifts/statement-donors?year=2026");
  await aGift(desk, { cents: 5000 });
  await aGift(desk, { cents: 2500, email: "ADA@example.org" });
  await aGift(desk, { email: "test@example.org", provider: "sandbox" });
  const paper = { email: "", name: "June Park", received: "2026-02-20", amount: "40" };
  expect((await desk.change("record", aCheck(paper))).status).toBe(200);
  const ada = { name: "Ada Okoro", email: "ADA@example.org", gifts: 2, cents: 7500 };
  const june = { name: "June Park", email: null, gifts: 1, cents: 4000, sent: false };
  expect(await listed()).toMatchObject({ total: 2, donors: [{ ...ada, sent: false }, june] });

  await desk.change("send-statements", { year: 2026, donors: 1 });
  await sendStatements(desk.deps);
  expect(await listed()).toMatchObject({ donors: [{ ...ada, sent: true }, june] });
  expect(await desk.read("gifts/statement-donors?year=2025")).toMatchObject({ total: 0 });
});

const yearOf = async () => {
  const desk = await testGifts();
  const waiting = () => desk.read<Waiting>("gifts/statements-waiting?year=2026");
  return {
    ...desk,
    waiting,
    /** A run for everybody, a minute after whatever came before it. */
    run: async () => {
      await desk.mails();
      desk.wait(60);
      const { donors } = await desk.read<{ donors: number }>("gifts/statements?year=2026");
      expect((await desk.change("send-statements", { year: 2026, donors })).status).toBe(200);
      await sendStatements(desk.deps);
      const mails = await desk.mails();
      return mails.map(({ to, text }) => `${to} ${/Total +(\S+)/.exec(text)?.[1]}`).sort();
    },
    check: async (typed: Record<string, unknown>) =>
      (await (await desk.change("record", aCheck(typed))).json()) as { id: string },
  };
};

const both = "grace@example.org $160.00";

test("a statement that returns to an earlier state goes out again, once", async () => {
  const desk = await yearOf();
  const { id } = await desk.check({ amount: "100" });
  await desk.check({ amount: "60" });
  expect(await desk.run()).toEqual([both]);
  await desk.change("take-back", { id, reason: "entered twice" });
  expect(await desk.run()).toEqual(["grace@example.org $60.00"]);
  await desk.change("put-back", { id });
  expect(await desk.waiting()).toMatchObject({
    waiting: { email: 1 },
    changed: [{ sentCents: 6000, cents: 16_000 }],
  });
  expect(await desk.read<Listed>("gifts/statement-donors?year=2026")).toMatchObject({
    donors: [{ sent: false }],
  });
  expect(await desk.run()).toEqual([both]);
  expect(await desk.run()).toEqual([]);
  expect(await desk.waiting()).toMatchObject({ waiting: { email: 0 }, changedCount: 0 });

  await desk.change("take-back", { id, reason: "entered twice" });
  expect(await desk.run()).toEqual(["grace@example.org $60.00"]);
  await desk.change("put-back", { id });
  desk.wait(60);
  const asked = { year: 2026, email: "grace@example.org" };
  expect((await desk.change("send-statement", asked)).status).toBe(200);
  expect(await desk.mails()).toHaveLength(1);
  expect((await desk.change("send-statement", asked)).status).toBe(400);
});

test("a year whose gifts are all other ones now is not taken for one that was sent before", async () => {
  const desk = await yearOf();
  const first = await desk.check({ amount: "100" });
  expect(await desk.run()).toEqual(["grace@example.org $100.00"]);
  await desk.change("take-back", { id: first.id, reason: "wrong check" });
  const second = await desk.check({ amount: "60" });
  expect(await desk.run()).toEqual(["grace@example.org $60.00"]);
  await desk.change("take-back", { id: second.id, reason: "wrong check" });
  await desk.change("put-back", { id: first.id });
  expect(await desk.run()).toEqual(["grace@example.org $100.00"]);
});

test("two donors who were linked by mistake each get their own statement again", async () => {
  const desk = await yearOf();
  const [grace, george] = ["grace@example.org", "george@example.org"];
  await desk.check({ amount: "100" });
  await desk.check({ amount: "60", email: george, name: "George Bell", received: "2026-02-28" });
  const each = [`${george} $60.00`, `${grace} $100.00`];
  expect(await desk.run()).toEqual(each);
  await desk.change("link", { email: grace, with: george });
  expect(await desk.run()).toEqual([`${george} $160.00`]);
  await desk.change("unlink", { email: grace });
  expect(await desk.run()).toEqual(each);
});

test("a donor whose statement went out and whose gifts are all gone is listed as changed", async () => {
  const desk = await yearOf();
  const ada = await aGift(desk, { cents: 10_000 });
  const { id } = await desk.check({ email: "", amount: "40" });
  await desk.run();
  await desk.printStatement(id, 2026);
  await ada.refund(10_000);
  await desk.change("take-back", { id, reason: "the check bounced" });
  await aGift(desk, { email: "new@example.org", cents: 1000 }).then(({ refund }) => refund(1000));
  expect(await desk.waiting()).toMatchObject({
    statements: { email: 0, paper: 0 },
    waiting: { email: 0, paper: 0 },
    changedCount: 2,
    changed: [
      { gift: ada.id, name: "Ada Okoro", byEmail: true, sentCents: 10_000, cents: 0 },
      { gift: id, name: "Grace Bell", byEmail: false, sentCents: 4000, cents: 0 },
    ],
  });
  expect(await desk.read("gifts/statement-donors?year=2026")).toMatchObject({ total: 0 });
});

test.each([
  ["en", "If you already have a statement for 2026, this one replaces it."],
  ["es", "Si ya tiene un estado de 2026, este lo reemplaza."],
])(
  "a corrected statement says that it replaces the earlier one (%s)",
  async (language, sentence) => {
    const desk = await yearOf();
    const asked = { year: 2026, email: "ada@example.org" };
    const send = async (again = false) => {
      await desk.mails();
      desk.wait(60);
      expect((await desk.change("send-statement", { ...asked, again })).status).toBe(200);
      return (await desk.mails())[0]?.text;
    };
    const { id, refund } = await aGift(desk);
    await desk.db.query("update gifts set language = $1", [language]);
    expect(await send()).not.toContain(sentence);
    await refund(1000);
    expect(await desk.read(`gifts/paper-statement?id=${id}&year=2026`)).toMatchObject({
      duplicate: false,
      replaces: true,
    });
    expect(await send()).toContain(sentence);
    expect(await send(true)).not.toContain(sentence);
    expect(await desk.read(`gifts/paper-statement?id=${id}&year=2026`)).toMatchObject({
      duplicate: true,
      replaces: false,
    });
  },
);

const corrected = async (
  desk: Awaited<ReturnType<typeof yearOf>>,
  { id, from, email }: { id: string; from: string | null; email: string },
) => {
  const typed = { id, from, email, everywhere: true, sendReceipt: false };
  expect((await desk.change("correct-address", typed)).status).toBe(200);
};

const wrong = "grace@typo.example";
const right = "grace@right.example";
const one = { year: 2026, email: right };

test("a statement that went to a wrong address goes to the corrected one, once, and is no copy", async () => {
  const desk = await yearOf();
  const { id } = await desk.check({ amount: "100", email: wrong });
  expect(await desk.run()).toEqual([`${wrong} $100.00`]);
  await corrected(desk, { id, from: wrong, email: right });
  expect(await desk.waiting()).toMatchObject({ waiting: { email: 1 }, changedCount: 0 });
  expect(await desk.read<Listed>("gifts/statement-donors?year=2026")).toMatchObject({
    donors: [{ email: right, sent: false }],
  });
  expect(await desk.read(`gifts/paper-statement?id=${id}&year=2026`)).toMatchObject({
    duplicate: false,
    replaces: false,
  });
  expect(await desk.run()).toEqual([`${right} $100.00`]);
  expect(await desk.run()).toEqual([]);
  expect(await desk.waiting()).toMatchObject({ waiting: { email: 0 }, changedCount: 0 });
  // The address that was right after all has it.
  await corrected(desk, { id, from: right, email: wrong });
  expect(await desk.run()).toEqual([]);
});

test("after a correction of the address one statement is sent as it stands", async () => {
  const desk = await yearOf();
  const { id } = await desk.check({ amount: "100", email: wrong });
  await desk.run();
  await corrected(desk, { id, from: wrong, email: right });
  await desk.mails();
  expect((await desk.change("send-statement", one)).status).toBe(200);
  const [mail] = await desk.mails();
  expect(mail?.to).toBe(right);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/duplicate|replaces/i);
  const again = await desk.change("send-statement", one);
  expect(await again.json()).toMatchObject({ error: `This statement already went to ${right}.` });
});

test("a donor with linked addresses has what went to any of them", async () => {
  const desk = await yearOf();
  const { id } = await desk.check({ amount: "100", email: wrong });
  const latest = { amount: "60", email: "grace@example.org", received: "2026-02-28" };
  await desk.check(latest);
  await desk.change("link", { email: wrong, with: latest.email });
  expect(await desk.run()).toEqual([both]);
  await corrected(desk, { id, from: wrong, email: right });
  await desk.change("link", { email: right, with: latest.email });
  expect(await desk.run()).toEqual([]);
});

test("a donor who has it on paper gets no second one at an address that staff enter", async () => {
  const desk = await yearOf();
  const { id } = await desk.check({ amount: "100", email: wrong });
  await desk.run();
  await corrected(desk, { id, from: wrong, email: "grace@typo2.example" });
  expect((await desk.printStatement(id, 2026)).status).toBe(200);
  await corrected(desk, { id, from: "grace@typo2.example", email: right });
  expect(await desk.run()).toEqual([]);
  expect(await desk.waiting()).toMatchObject({ waiting: { email: 0 } });
});

test("a receipt that still waits goes to the corrected address, and a statement is made anew for it", async () => {
  const desk = await yearOf();
  const gift = await aGift(desk, { email: wrong });
  const other = await aGift(desk, { email: wrong });
  await desk.change("send-statement", { ...one, email: wrong });
  const typed = { id: gift.id, from: wrong, email: right, everywhere: true, sendReceipt: true };
  expect((await desk.change("correct-address", typed)).status).toBe(200);
  const tokens = await desk.db.query("select tribute_token as token from gifts");
  const mails = await desk.mails();
  expect(mails.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
    `address-changed ${wrong}`,
    `receipt ${right}`,
    `receipt ${right}`,
  ]);
  const receipts = mails.filter(({ kind }) => kind === "receipt").map(({ text }) => text);
  expect(receipts.join()).not.toMatch(/duplicate/i);
  for (const { token } of tokens as { token: string }[]) expect(receipts.join()).toContain(token);
  expect(await desk.run()).toEqual([`${right} $100.00`]);
  expect(await desk.run()).toEqual([]);
  expect(
    (await desk.page(other.id)).steps.filter(({ title }) => /receipt/i.test(title)),
  ).toHaveLength(1);
});

test("a statement of two people at one address that still waits goes to neither when they are told apart", async () => {
  const desk = await yearOf();
  const ada = await aGift(desk, { name: "Ada Okoro", email: wrong, cents: 70_000 });
  const bob = await aGift(desk, { name: "Bob Hill", email: wrong, cents: 2500 });
  await desk.change("send-statement", { ...one, email: wrong });
  for (const [{ id }, email] of [
    [ada, right],
    [bob, "bob@example.org"],
  ] as const) {
    const typed = { id, from: wrong, email, everywhere: false, sendReceipt: false };
    expect((await desk.change("correct-address", typed)).status).toBe(200);
  }
  expect((await desk.mails()).filter(({ kind }) => kind === "statement")).toEqual([]);
  expect(await desk.run()).toEqual(["bob@example.org $25.00", `${right} $700.00`]);
});
