import { expect, test } from "vitest";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aCheck, aGift } from "#backend/testing/giving/gifts.ts";

/** Mary, who gives online and has chosen a name and address for her receipts. */
const opened = async () => {
  const desk = await testGifts();
  const email = "smiths@example.org";
  const first = await aGift(desk, { name: "M. Smith", email });
  const mary = donorAt(desk, email);
  await mary.signIn();
  await mary.submit("giving/details", { name: "Mary Smith", address: "1 Elm St" });
  await desk.mails();
  desk.wait(60);
  const record = async (name: string) => {
    const typed = aCheck({ name, email, address: "500 Bank Plaza" });
    return (await (await desk.change("record", typed)).json()) as { id: string };
  };
  const correct = (id: string, from: string, name: string, more = {}) =>
    desk.change("correct-name", { id, from, name, everywhere: false, sendReceipt: false, ...more });
  const greetings = async () =>
    (await desk.mails())
      .filter(({ kind }) => kind === "receipt")
      .map(({ text }) => /^Dear (.*),$/m.exec(text)?.[1]);
  const printed = async (id: string) => {
    const number = (await desk.page(id)).payments[0]?.number;
    const receipt = await desk.read<{ name: string; postalAddress: string }>(
      `gifts/receipt?id=${id}&payment=${number}`,
    );
    return [receipt.name, receipt.postalAddress];
  };
  const byCard = () => aGift(desk, { name: "M. Smith", email });
  return { desk, first, record, correct, greetings, printed, byCard };
};

test("the receipt for a check bears the name that staff typed, whatever its email's owner chose", async () => {
  const { record, greetings, printed } = await opened();
  const company = await record("Smith Hardware Inc.");
  expect(await greetings()).toEqual(["Smith Hardware Inc."]);
  expect(await printed(company.id)).toEqual(["Smith Hardware Inc.", "500 Bank Plaza"]);
  const own = await record("mary  smith");
  expect(await greetings()).toEqual(["Mary Smith"]);
  expect(await printed(own.id)).toEqual(["Mary Smith", "1 Elm St"]);
});

test("a name corrected on one gift, or on all of a company, leaves what a donor chose for others", async () => {
  const { record, correct, greetings, byCard } = await opened();
  const [one, _other] = [await record("Smith Hardware Inc."), await record("Smith Hardware Inc.")];
  await greetings();
  await correct(one.id, "Smith Hardware Inc.", "Smith Hardware", { sendReceipt: true });
  expect(await greetings()).toEqual(["Smith Hardware"]);
  await record("Smith Hardware");
  await correct(one.id, "Smith Hardware", "Smith & Co.", { everywhere: true });
  await greetings();
  await byCard();
  expect(await greetings()).toEqual(["Mary Smith"]);
});

test("a name corrected on a monthly gift alone is on its later receipts, and on no other gift's", async () => {
  const { desk, correct, greetings, byCard } = await opened();
  const email = "smiths@example.org";
  const monthly = await aGift(desk, { name: "M. Smith", email, frequency: "monthly" });
  expect(await greetings()).toEqual(["Mary Smith"]);
  await correct(monthly.id, "M. Smith", "Mary Smyth");
  await monthly.pay("2026-03-10T18:00:00Z");
  expect(await greetings()).toEqual(["Mary Smyth"]);
  await byCard();
  expect(await greetings()).toEqual(["Mary Smith"]);
});

test("a name corrected to the one the desk shows is on the receipt that bore another", async () => {
  const { correct, greetings, byCard } = await opened();
  const { id } = await byCard();
  expect(await greetings()).toEqual(["Mary Smith"]);
  expect((await correct(id, "M. Smith", "M. Smith", { sendReceipt: true })).status).toBe(200);
  expect(await greetings()).toEqual(["M. Smith"]);
});

test("a gift that came under another donor's address bears nothing of theirs once that is corrected", async () => {
  const { desk, printed } = await opened();
  const ada = await aGift(desk, { name: "Ada Okoro", email: "smiths@example.org" });
  expect(await printed(ada.id)).toEqual(["Mary Smith", "1 Elm St"]);
  const typed = { id: ada.id, from: "smiths@example.org", email: "ada@example.org" };
  await desk.change("correct-address", { ...typed, everywhere: false, sendReceipt: false });
  expect(await printed(ada.id)).toEqual(["Ada Okoro", null]);
});
