import { describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { markup } from "#backend/markup.ts";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aGift as aPaidGift } from "#backend/testing/giving/gifts.ts";
import { aGift, aPayment } from "#backend/testing/letters.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { organisation } from "#rules/organisation.ts";
import { composeReceipt } from "./receipts.ts";

const gift: Gift = { ...aGift, donorName: "Ada <b>Okoro</b>" };
const settings = {
  siteUrl: "https://circleurban.example",
  functionsUrl: "https://circleurban.example/functions/v1",
  staffEmail: "staff@example.org",
};
const receipt = (change: Partial<Gift> = {}) =>
  composeReceipt(
    { ...gift, ...change },
    "ada@example.org",
    { ...aPayment, livemode: change.livemode ?? true },
    { settings, site: shippedSite },
  );

test("a receipt says all that a tax office asks for, on Chicago's calendar", () => {
  const { text, html, subject, to } = receipt();
  for (const words of [
    organisation.fullName,
    organisation.taxId,
    "December 31, 2026",
    "$50",
    "2026-000042",
    "No goods or services were provided",
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(`${markup`${words}`}`);
  }
  expect(text).toContain("Your gift of $50 has arrived");
  expect(subject).toBe(`Your receipt for $50 to ${organisation.fullName}`);
  expect(to).toBe("ada@example.org");
});

test("what a donor calls themselves stays text", () => {
  expect(receipt().html).toContain("Ada &lt;b&gt;Okoro&lt;/b&gt;");
  expect(receipt().html).not.toContain("<b>Okoro");
  expect(receipt({ donorName: null }).text).toContain("Dear friend,");
});

test("a monthly receipt has the link that pauses or stops the gift, and says how to change it", () => {
  expect(receipt().text).not.toContain("pause or stop");
  const { text, html } = receipt({ frequency: "monthly" });
  expect(text).toContain(`write to ${organisation.email}`);
  const link = `${settings.functionsUrl}/monthly-gift?token=${gift.donorToken}`;
  expect(text).toContain(`gift: ${link}`);
  expect(html).toContain(`href="${link}"`);
});

test("one payment has one key, so one receipt", () => {
  expect(receipt().key).toBe(receipt({ donorName: "Other" }).key);
});

const bodies = ({ text, html = "" }: { text: string; html?: string | undefined }) => [text, html];

test("a test gift is never mistaken for a receipt", () => {
  const test = receipt({ livemode: false });
  expect(test.subject).toMatch(/^\[Test\]/);
  for (const body of bodies(test)) {
    expect(body).toContain("no card was charged");
    expect(body).toContain("not a receipt for tax purposes");
  }
});

test.each(["one_time", "monthly"] as const)(
  "a %s test gift thanks for nothing, and tells nobody to keep it for taxes",
  (frequency) => {
    for (const body of bodies(receipt({ livemode: false, frequency })))
      expect(body).not.toMatch(/has arrived|keep|deductible|tax records|No goods|change or stop/i);
  },
);

test("what is deductible is the gift, never the receipt", () => {
  for (const body of bodies(receipt())) {
    expect(body).toContain("Your gift is tax-deductible as the law allows.");
    expect(body).not.toMatch(/receipt (is|are) (tax-)?deductible/i);
  }
});

describe("of a gift of which money went back", () => {
  const inWords = [
    "Your gift of $500 has arrived.",
    "Of this amount, $450 has since gone back to you.",
    "For your taxes, your gift is $50.",
  ];

  test("the first receipt says so, and the donor's own page does", async () => {
    const desk = await testGifts();
    const gift = await aPaidGift(desk, { cents: 5000, paidCents: 50_000 });
    await gift.refund(45_000);
    await desk.mails();
    expect((await desk.change("accept", { id: gift.id })).status).toBe(200);
    const [mail, ...more] = await desk.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your receipt for $500 to ${organisation.fullName}`);
    const ada = donorAt(desk);
    await ada.signIn();
    const page = await ada.html(`giving/receipt?number=${gift.payment}`);
    for (const words of inWords)
      for (const body of [mail?.text, mail?.html, page]) expect(body).toContain(words);
  });

  test("the first receipt on paper says so", async () => {
    const desk = await testGifts();
    const { id, payment, refund } = await aPaidGift(desk, { email: null, cents: 50_000 });
    await refund(45_000);
    const { words, duplicate } = await desk.read<DeskApi["GET"]["gifts/receipt"]["answer"]>(
      `gifts/receipt?id=${id}&payment=${payment}`,
    );
    expect(duplicate).toBe(false);
    expect([words.thanks, ...words.wentBack].join(" ")).toContain(inWords.slice(1).join(" "));
  });

  test.each([
    ["en" as const, inWords.slice(1)],
    [
      "es" as const,
      [
        "De esta cantidad, después se le devolvieron $450.",
        "Para sus impuestos, su donación es de $50.",
      ],
    ],
  ])(
    "a receipt that waited for an address says so, and its copy does (%s)",
    async (language, said) => {
      const desk = await testGifts();
      const { id, payment, refund } = await aPaidGift(desk, { email: null, cents: 50_000 });
      await desk.db.query("update gifts set language = $2 where id = $1", [id, language]);
      await refund(45_000);
      const email = "ada@example.org";
      const correction = { id, from: null, email, everywhere: false, sendReceipt: true };
      expect((await desk.change("correct-address", correction)).status).toBe(200);
      expect((await desk.change("send-receipt", { id, payment })).status).toBe(200);
      const mails = await desk.mails();
      expect(mails).toHaveLength(2);
      for (const body of mails.flatMap(bodies))
        for (const words of said) expect(body).toContain(words);
    },
  );

  test("a test says what went back, and nothing of taxes", () => {
    const returned = { ...aPayment, livemode: false, refundedCents: 4000 };
    const site = { settings, site: shippedSite };
    const { text } = composeReceipt(
      { ...gift, livemode: false },
      "ada@example.org",
      returned,
      site,
    );
    expect(text).toContain("Of this amount, $40 has since gone back to you.");
    expect(text).not.toContain("For your taxes");
  });
});
