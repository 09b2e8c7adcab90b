import { expect, test } from "vitest";
import { testGifts } from "#backend/testing/giving/desk-of-gifts.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";

const home = "Ada@home.example";
const work = "ada@work.example";

const opened = async () => {
  const desk = await testGifts();
  await aGift(desk, { email: home, cents: 990_000 });
  await desk.mails();
  const told = async (kind: string) => {
    const mails = (await desk.mails()).filter((mail) => mail.kind === kind);
    return new Map(mails.map((mail) => [mail.to, mail]));
  };
  return { desk, told };
};

test("every address of a donor is told when staff link another one, which learns of no donor", async () => {
  const { desk, told } = await opened();
  await aGift(desk, { email: work });
  await desk.db.query("update gifts set language = 'es' where donor_email = $1", [work]);
  await desk.mails();
  expect((await desk.change("link", { email: home, with: work })).status).toBe(200);
  const both = await told("addresses-linked");
  expect([...both.keys()].toSorted()).toEqual([home, work]);
  expect(both.get(home)?.text).toContain("a…@work.example");
  expect(both.get(home)?.text).toContain("can see all of these gifts on My giving");
  expect(both.get(home)?.text).not.toMatch(/ada@work|\$/);
  expect(both.get(work)?.text).toContain("Nuestra oficina");

  await desk.change("link", { email: home, with: work });
  expect(await told("addresses-linked")).toEqual(new Map());

  const other = "reader@elsewhere.example";
  await desk.change("link", { email: work, with: other });
  const three = await told("addresses-linked");
  expect([...three.keys()].toSorted()).toEqual([home, work, other]);
  expect(three.get(home)?.text).toContain("r…@elsewhere.example");
  const text = `${three.get(other)?.text} ${three.get(other)?.html}`;
  expect(text).toContain("Our office has linked this email address");
  expect(text).not.toMatch(/home\.example|work\.example|My giving|\$/);
});

test("addresses without a gift are linked without an email", async () => {
  const { desk } = await opened();
  await desk.change("link", { email: "one@example.org", with: "two@example.org" });
  expect(await desk.mails()).toEqual([]);
});

test("whoever changes the name on receipts at one address, all linked ones are told", async () => {
  const { desk, told } = await opened();
  await desk.change("link", { email: home, with: work });
  await desk.mails();
  const ada = donorAt(desk, work);
  await ada.signIn();
  await ada.submit("giving/details", { name: "Somebody Else", address: "9 Other St" });
  const mails = await told("details-changed");
  expect([...mails.keys()].toSorted()).toEqual([home, work]);
});
