import { describe, expect, test } from "vitest";
import { disputeStory, refundStory } from "#backend/testing/stripe-returns.ts";
import { deliverAll, siteWithGift, standing, stripeForFile } from "#backend/testing/stripe-site.ts";
import { giftFilter } from "#rules/gifts.ts";
import { totalGifts } from "./gift-list.ts";

const stripe = await stripeForFile();

const paidGift = async (amount = 50) => {
  const { site, gift, story } = await siteWithGift({ ...stripe, gateway: stripe.live }, amount);
  stripe.refunds.length = 0;
  await deliverAll(site, [story.completed()]);
  await site.mails();
  const refund = (cents: number, name = "re_1") =>
    refundStory(stripe, site, story.intent, `${name}_${gift.id}`, cents);
  const dispute = (cents = gift.amount_cents, name = "dp_1") =>
    disputeStory(site, story.intent, `${name}_${gift.id}`, cents);
  return { site, story, refund, dispute };
};
type Site = Awaited<ReturnType<typeof paidGift>>["site"];

const sums = async (site: Site) => {
  const [row] = await site.db.query(
    `select state, refunded_cents as refunded, lost_cents as lost, held_cents as held
     from gift_payments`,
  );
  return row;
};
const none = { refunded: 0, lost: 0, held: 0 };
const totals = ({ db, deps }: Site) => totalGifts(db, giftFilter.parse({}), deps.now());

describe("a refund", () => {
  test("that fails gives the money back to the books, and staff are told once", async () => {
    const { site, refund } = await paidGift();
    const { made, became } = refund(5000);
    await deliverAll(site, [...made("pending"), ...became("succeeded")]);
    expect(await sums(site)).toEqual({ ...none, state: "refunded", refunded: 5000 });
    expect((await standing(site)).gift).toBe("refunded");
    await deliverAll(site, became("failed"));
    expect(await sums(site)).toEqual({ ...none, state: "paid" });
    expect((await standing(site)).gift).toBe("paid");
    expect(await totals(site)).toMatchObject({
      receivedCents: 5000,
      returnedCents: 0,
      heldCents: 0,
      months: [{ month: "2026-03", keptCents: 5000 }],
    });
  });

  test("that fails is told to staff in one mail", async () => {
    const { site, refund } = await paidGift();
    const { made, became } = refund(5000);
    await deliverAll(site, [...made("pending"), ...became("failed"), ...became("failed")]);
    const mails = await site.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(["gift-review"]);
    expect(mails[0]?.text).toContain("A refund of $50");
  });

  test("that is canceled counts for nothing; of several, each counts for itself", async () => {
    const { site, refund } = await paidGift();
    const [first, second, third] = [refund(1000, "a"), refund(1500, "b"), refund(500, "c")];
    await deliverAll(site, [
      ...first.made("succeeded"),
      ...second.made("pending"),
      ...third.made("requires_action"),
    ]);
    expect(await sums(site)).toEqual({ ...none, state: "paid", refunded: 3000 });
    await deliverAll(site, third.became("canceled"));
    expect(await sums(site)).toEqual({ ...none, state: "paid", refunded: 2500 });
    await deliverAll(site, [...second.became("succeeded"), ...second.became("failed")]);
    expect(await sums(site)).toEqual({ ...none, state: "paid", refunded: 1000 });
  });

  test("is learned from the charge's event alone, as older set-ups send it", async () => {
    const { site, refund } = await paidGift();
    const [charge] = refund(2000).made("succeeded").slice(-1);
    if (charge) await deliverAll(site, [charge]);
    expect(await sums(site)).toEqual({ ...none, state: "paid", refunded: 2000 });
  });
});

describe("a dispute", () => {
  test("holds the money, and gives it back when won", async () => {
    const { site, dispute } = await paidGift();
    const { created, withdrawn, closed, reinstated } = dispute();
    await deliverAll(site, [created(), withdrawn()]);
    expect(await sums(site)).toEqual({ ...none, state: "disputed", held: 5000 });
    await deliverAll(site, [closed("won"), reinstated()]);
    expect(await sums(site)).toEqual({ ...none, state: "paid" });
  });

  test("that is lost in part loses that part; the rest stays in the totals and keeps its receipt", async () => {
    const { site, dispute } = await paidGift();
    const { created, withdrawn, closed } = dispute(2000);
    await deliverAll(site, [created(), withdrawn(), closed("lost")]);
    expect(await sums(site)).toEqual({ ...none, state: "paid", lost: 2000 });
    expect(await totals(site)).toMatchObject({
      receivedCents: 5000,
      returnedCents: 2000,
      heldCents: 0,
      months: [{ month: "2026-03", keptCents: 3000 }],
    });
  });

  test("that is over stays so when its money is told of later", async () => {
    const { site, dispute } = await paidGift();
    const { closed, withdrawn } = dispute();
    const lost = closed("lost");
    site.wait(1);
    await deliverAll(site, [lost, withdrawn()]);
    expect(await sums(site)).toEqual({ ...none, state: "lost", lost: 5000 });
    site.wait(1);
    const won = closed("won");
    site.wait(1);
    await deliverAll(site, [won, withdrawn()]);
    expect(await sums(site)).toEqual({ ...none, state: "paid" });
    expect(await site.mails()).toEqual([]);
  });

  test("that is still called an inquiry holds the money that was withdrawn", async () => {
    const { site, dispute } = await paidGift();
    const { created, withdrawn } = dispute();
    await deliverAll(site, [created("warning_needs_response"), withdrawn()]);
    expect(await sums(site)).toEqual({ ...none, state: "disputed", held: 5000 });
  });

  test("that is an inquiry takes nothing until it becomes a dispute", async () => {
    const { site, dispute } = await paidGift();
    const { created, updated, withdrawn, closed } = dispute();
    await deliverAll(site, [created("warning_needs_response")]);
    expect(await sums(site)).toEqual({ ...none, state: "paid" });
    site.wait(60);
    await deliverAll(site, [updated("needs_response"), withdrawn()]);
    expect(await sums(site)).toEqual({ ...none, state: "disputed", held: 5000 });
    site.wait(60);
    await deliverAll(site, [closed("lost")]);
    expect(await sums(site)).toEqual({ ...none, state: "lost", lost: 5000 });
  });

  test("an inquiry that is closed takes nothing; a lost one that is won later gives back", async () => {
    const { site, dispute } = await paidGift();
    const inquiry = dispute(5000, "dp_inquiry");
    await deliverAll(site, [inquiry.created("warning_needs_response")]);
    await deliverAll(site, [inquiry.closed("warning_closed")]);
    expect(await sums(site)).toEqual({ ...none, state: "paid" });
    const { created, closed, updated } = dispute();
    await deliverAll(site, [created(), closed("lost")]);
    site.wait(60);
    await deliverAll(site, [updated("appeal_under_review")]);
    expect(await sums(site)).toEqual({ ...none, state: "lost", lost: 5000 });
    site.wait(60);
    await deliverAll(site, [closed("won")]);
    expect(await sums(site)).toEqual({ ...none, state: "paid" });
  });

  test("staff hear of it while they can still answer, once", async () => {
    const { site, dispute } = await paidGift();
    const { created, withdrawn, updated } = dispute();
    await deliverAll(site, [created(), withdrawn(), updated("under_review")]);
    const mails = await site.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(["gift-review"]);
    expect(mails[0]?.text).toContain("disputes a payment of $50");
  });

  test.each(["updated first", "withdrawn first"])(
    "staff hear of an inquiry and, once more, that it is a dispute now (%s)",
    async (order) => {
      const { site, dispute } = await paidGift();
      const { created, updated, withdrawn } = dispute();
      const asked = created("warning_needs_response");
      await deliverAll(site, [asked, asked, updated("warning_under_review")]);
      const [inquiry, ...more] = await site.mails();
      expect(inquiry?.text).toContain("bank asks about a payment of $50");
      expect(more).toEqual([]);
      site.wait(20 * 86_400);
      if (order === "updated first") await deliverAll(site, [updated("needs_response")]);
      await deliverAll(site, [withdrawn(), updated("needs_response")]);
      site.wait(60);
      await deliverAll(site, [updated("under_review"), asked]);
      const mails = await site.mails();
      expect(mails.map(({ kind }) => kind)).toEqual(["gift-review"]);
      expect(mails[0]?.text).toContain("disputes a payment of $50");
    },
  );

  test("an inquiry that is told of after its dispute is not told to staff", async () => {
    const { site, dispute } = await paidGift();
    const { created, updated } = dispute();
    const asked = created("warning_needs_response");
    site.wait(60);
    await deliverAll(site, [updated("needs_response"), asked]);
    expect(await site.mails()).toMatchObject([{ subject: expect.stringContaining("check gift") }]);
  });
});
