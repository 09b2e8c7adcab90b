import { expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { organisation } from "#rules/organisation.ts";

type Letter = DeskApi["GET"]["gifts/letter"]["answer"];
type Letters = DeskApi["GET"]["gifts/letters"]["answer"];

const typed = (changed: Record<string, unknown> = {}) => ({
  key: crypto.randomUUID(),
  kind: "stock",
  name: "Ada Okoro",
  address: "118 N Central Ave, Chicago, IL 60644",
  received: "2026-02-27",
  what: "Acme Corporation",
  shares: "12",
  ...changed,
});

test("a gift of stock is thanked for by its shares and day, without a value; sent twice it is one letter", async () => {
  const desk = await testGifts();
  const gift = typed();
  for (const _ of [1, 2]) expect((await desk.change("acknowledge", gift)).status).toBe(200);
  const { letters } = await desk.read<Letters>("gifts/letters");
  expect(letters).toMatchObject([
    { id: gift.key, received: "2026-02-27", writtenBy: "Ruth Banks" },
  ]);
  const { words, postalAddress } = await desk.read<Letter>(`gifts/letter?id=${gift.key}`);
  const said = words.sentences.join(" ");
  expect(said).toContain(
    "On February 27, 2026 we received your gift of 12 shares of Acme Corporation",
  );
  expect(said).toContain("No goods or services");
  expect(said).toContain(organisation.taxId);
  expect(said).not.toContain("$");
  expect(postalAddress).toContain("118 N Central Ave");
});

test("a form that was already saved as a letter is refused with other words in it", async () => {
  const desk = await testGifts();
  const gift = typed();
  expect((await desk.change("acknowledge", gift)).status).toBe(200);
  for (const other of [
    { name: "Bert Hale" },
    { address: "" },
    { received: "2026-02-26" },
    { shares: "13" },
    { kind: "fund", shares: "" },
  ]) {
    const refused = await desk.change("acknowledge", { ...gift, ...other });
    expect(refused.status, JSON.stringify(other)).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "changed-meanwhile",
      error: expect.stringContaining("already saved as a letter to Ada Okoro."),
      details: { earlier: gift.key },
    });
  }
  const { letters } = await desk.read<Letters>("gifts/letters");
  expect(letters).toHaveLength(1);
});

test("the person behind a fund's grant is thanked without a word about taxes", async () => {
  const desk = await testGifts();
  const grant = typed({ kind: "fund", what: "Prairie Giving Fund", shares: "" });
  await desk.change("acknowledge", grant);
  const { words } = await desk.read<Letter>(`gifts/letter?id=${grant.key}`);
  const said = words.sentences.join(" ");
  expect(said).toContain("A grant from Prairie Giving Fund reached us on February 27, 2026");
  expect(said).not.toMatch(/tax|deduct|goods or services|receipt/i);
});

test.each([
  { shares: "" },
  { shares: "many" },
  { name: " " },
  { received: "2026-02-30" },
  { what: "" },
])("a letter with %j is not written", async (wrong) => {
  const desk = await testGifts();
  expect((await desk.change("acknowledge", typed(wrong))).status).toBe(400);
  expect((await desk.read<Letters>("gifts/letters")).letters).toEqual([]);
});
