import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { aCard } from "#backend/testing/giving/cards.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { attack, newAddresses, tellsTooMuch } from "#backend/testing/giving/hostile.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

const good = {
  ...aCard,
  sendOn: "",
  action: "send",
};
type Field = keyof typeof good;
const fields = Object.keys(good) as Field[];

const form = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...fields, "id"), attack, { maxKeys: 6 }),
    fc.dictionary(attack, attack, { maxKeys: 3 }),
  )
  .map(([changed, more]) => ({ ...more, id: crypto.randomUUID(), ...good, ...changed }));

/** Something of it no rule lets through. */
const brokenForm = fc
  .tuple(
    form,
    fc.constantFrom<[Field, string]>(
      ["honoree", " "],
      ["recipientName", ""],
      ["email", "nobody"],
      ["postalAddress", "118 N Central Ave"],
      ["words", "w".repeat(501)],
      ["signature", "www.elsewhere.example"],
      ["sendOn", "2026-02-30"],
      ["occasion", "birthday"],
    ),
  )
  .map(([typed, [field, wrong]]) => ({
    ...typed,
    email: good.email,
    postalAddress: "",
    [field]: wrong,
    action: "send",
  }));

const openSite = async (db: Database) => {
  const site = await testSite({ db });
  await aGift(site);
  const [receipt] = await site.mails();
  const link = receipt?.text.match(/\/functions\/v1\/(tribute\?token=\S+)/)?.[1] ?? "";
  const newAddress = newAddresses();
  return {
    ...site,
    link,
    newAddress,
    send(path: string, entries: Record<string, string>) {
      const text = Object.entries(entries).map(([name, value]): [string, string] => [
        name.toWellFormed(),
        value.toWellFormed(),
      ]);
      return site.submit(path, text, newAddress());
    },
    cards: () => storedRows(site.db, "select 1 from tribute_cards"),
  };
};

describe.each(testDatabases)("on $name", ({ open }) => {
  test("1,000 broken cards by a link that is real: all refused, none kept, none sent", async () => {
    const site = await openSite(await open());
    await fc.assert(
      fc.asyncProperty(brokenForm, async (typed) => {
        const answer = await site.send(site.link, typed);
        expect([400, 413]).toContain(answer.status);
        expect(await answer.text()).not.toMatch(tellsTooMuch);
      }),
      { numRuns: 1_000, endOnFailure: true },
    );
    expect(await site.cards()).toEqual([]);
    expect(await site.mails()).toEqual([]);
  });

  test("1,000 forms of any kind: none breaks anything, and a gift has no more cards than its twenty", async () => {
    const site = await openSite(await open());
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(form, async (typed) => {
        const answer = await site.send(site.link, typed);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect([200, 303, 400, 413]).toContain(answer.status);
        // The page repeats what was typed, as text; the card has one picture, which is ours.
        expect(await answer.text()).not.toMatch(/<script|<img src=x|\n\s+at |\.ts:\d/);
      }),
      { numRuns: 1_000, endOnFailure: true },
    );
    console.log(`forms by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
    expect((await site.cards()).length).toBeLessThanOrEqual(20);
    for (const { to, subject, html } of await site.mails()) {
      expect(to).not.toMatch(/[\r\n]/);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toMatch(/<script|<img src=x/);
    }
  });

  test("1,000 links and campaigns that are none: nothing is told, nothing is kept", async () => {
    const site = await openSite(await open());
    await fc.assert(
      fc.asyncProperty(attack, async (text) => {
        const query = encodeURIComponent(text.toWellFormed()).slice(0, 8_000);
        const answers = [
          await site.get(`tribute?token=${query}`),
          await site.send(`tribute?token=${query}`, { ...good, id: crypto.randomUUID() }),
          await site.get(`campaign-progress?campaign=${query}`, site.newAddress()),
          await site.post("campaign-progress", { campaign: text }, site.newAddress()),
        ];
        for (const answer of answers) {
          expect(answer.status).toBe(404);
          expect(await answer.text()).not.toMatch(tellsTooMuch);
        }
      }),
      { numRuns: 1_000, endOnFailure: true },
    );
    expect(await site.cards()).toEqual([]);
    expect(await site.mails()).toEqual([]);
  });
});
