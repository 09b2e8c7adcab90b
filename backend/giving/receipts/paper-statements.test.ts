import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";
import { organisation } from "#content/organisation.ts";
import { readSnapshot } from "#content/snapshot.ts";

type PrintableReceipt = DeskApi["GET"]["gifts/receipt"]["answer"];
type PrintableStatement = DeskApi["GET"]["gifts/paper-statement"]["answer"];
type PaperDonors = DeskApi["GET"]["gifts/paper-donors"]["answer"];

const deskWithChecks = async (parts: Parameters<typeof testGifts>[0] = {}) => {
  const desk = await testGifts(parts);
  return {
    ...desk,
    check: async (typed: Record<string, unknown>) => {
      const answer = await desk.change("record", aCheck({ email: "", ...typed }));
      return ((await answer.json()) as { id: string }).id;
    },
    statement: (id: string, year = 2026) =>
      desk.read<PrintableStatement & { success: boolean }>(
        `gifts/paper-statement?id=${id}&year=${year}`,
      ),
    donors: async (year = 2026) =>
      (await desk.read<PaperDonors>(`gifts/paper-donors?year=${year}`)).donors,
  };
};

test("a donor without a mail address gets a statement of all gifts of the year on paper", async () => {
  const desk = await deskWithChecks();
  const first = await desk.check({ amount: "120.50", received: "2026-01-05" });
  const again = await desk.check({
    amount: "80",
    received: "2026-02-27",
    name: " grace  BELL",
    address: "118 N Central Ave\nChicago IL 60644",
  });
  await desk.check({ amount: "999", received: "2025-12-31" });
  for (const id of [first, again]) {
    const { words, leftOut, postalAddress, duplicate } = await desk.statement(id);
    expect(words.rows.map(([, , amount]) => amount)).toEqual(["$120.50", "$80.00"]);
    expect(words.total).toEqual(["Total", "", "$200.50"]);
    expect(words.tax.join(" ")).toMatch(/No goods or services.*tax ID/);
    expect({ leftOut, duplicate }).toEqual({ leftOut: 0, duplicate: false });
    expect(postalAddress).toContain("118 N Central Ave");
  }
  expect((await desk.statement(first, 2025)).words.total[2]).toBe("$999.00");
  expect(await desk.statement(first, 2024)).toMatchObject({ success: false });
});

test("two people of one name do not read each other's gifts, and staff are told of the others", async () => {
  const desk = await deskWithChecks();
  const here = await desk.check({ amount: "10" });
  await desk.check({ amount: "20", address: "9 W Lake St, Chicago, IL 60601" });
  await desk.check({ amount: "30", email: "grace@example.org" });
  const { words, leftOut } = await desk.statement(here);
  expect(words.total[2]).toBe("$10.00");
  expect(leftOut).toBe(2);
});

test("what was printed, or mailed as it is, says that it is a copy; a changed one does not", async () => {
  const desk = await deskWithChecks();
  const id = await desk.check({ amount: "10" });
  expect((await desk.printStatement(id, 2026)).status).toBe(200);
  expect((await desk.statement(id)).duplicate).toBe(true);
  expect((await desk.page(id)).steps.at(-1)).toMatchObject({
    title: "Year-end statement printed",
    detail: "2026, 1 gift, $10",
    by: "Ruth Banks",
  });
  expect((await desk.log()).at(-1)).toMatchObject({ action: "printed a 2026 statement" });
  await desk.check({ amount: "20" });
  expect((await desk.statement(id)).duplicate).toBe(false);

  const { id: mailed } = await aGift(desk);
  expect((await desk.statement(mailed)).duplicate).toBe(false);
  await desk.change("send-statement", { year: 2026, email: "ada@example.org" });
  expect((await desk.statement(mailed)).duplicate).toBe(true);
});

test("a statement opened before another gift was recorded is not noted as the newer one", async () => {
  const desk = await deskWithChecks();
  const id = await desk.check({ amount: "500" });
  const opened = await desk.statement(id);
  await desk.check({ amount: "1000" });
  const note = ({ digest }: { digest: string }) =>
    desk.change("note-statement-printed", { id, year: 2026, digest });
  const refused = await note(opened);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: expect.stringContaining("have changed since you opened this statement"),
  });
  const waiting = () => desk.read("gifts/statements-waiting?year=2026");
  expect(await waiting()).toMatchObject({ waiting: { paper: 1 }, changedCount: 0 });
  const shown = await desk.statement(id);
  expect(shown).toMatchObject({ duplicate: false, words: { total: ["Total", "", "$1,500.00"] } });
  expect((await note(shown)).status).toBe(200);
  expect((await note(shown)).status).toBe(200);
  expect(await waiting()).toMatchObject({ waiting: { paper: 0 } });
  expect((await desk.page(id)).steps.at(-1)).toMatchObject({ detail: "2026, 2 gifts, $1,500" });
});

test("those whom no mail reaches are listed by name and address, once each", async () => {
  const desk = await deskWithChecks();
  await desk.check({ amount: "10" });
  const latest = await desk.check({ amount: "20", name: "GRACE BELL" });
  await desk.check({ amount: "5", name: "Abe Cole", address: "" });
  await aGift(desk, { name: null, email: null });
  await aGift(desk, { provider: "sandbox", email: null });
  await aGift(desk);
  expect(await desk.donors()).toMatchObject([
    { name: "Abe Cole", postalAddress: null, gifts: 1, keptCents: 500 },
    { gift: latest, name: "GRACE BELL", gifts: 2, keptCents: 3000 },
  ]);
  expect(await desk.donors(2025)).toEqual([]);
  // Whoever is reached by email gave this much: what is left for paper is not part of it.
  expect(await desk.read("gifts/statements?year=2026")).toMatchObject({
    donors: 1,
    keptCents: 5000,
    unreachable: 4,
  });
});

test("no statement is made for nobody, for a test or for money that went back", async () => {
  const desk = await deskWithChecks();
  const nameless = await aGift(desk, { name: null, email: null });
  const tested = await aGift(desk, { provider: "sandbox", email: null });
  const returned = await aGift(desk, { email: null });
  await returned.refund(5000);
  for (const { id } of [nameless, tested, returned]) {
    expect(await desk.statement(id)).toMatchObject({ success: false });
    const printed = { id, year: 2026, digest: "" };
    expect((await desk.change("note-statement-printed", printed)).ok).toBe(false);
  }
});

test("both papers carry the name and the phone that were published last", async () => {
  const phone = "(773) 555-0111";
  const content = { ...organisation.defaults, phone, fullName: "Circle of Austin" };
  const { snapshot } = readSnapshot([{ name: organisation.name, version: 1, content }], 4);
  const desk = await deskWithChecks({ content: async () => snapshot });
  const id = await desk.check({});
  const [payment] = (await desk.page(id)).payments;
  const receipt = await desk.read<PrintableReceipt>(
    `gifts/receipt?id=${id}&payment=${payment?.number}`,
  );
  for (const { letterhead } of [receipt, await desk.statement(id)])
    expect(letterhead).toMatchObject({
      name: "Circle of Austin",
      lines: [expect.any(String), expect.stringContaining(phone)],
    });
});
