import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage, anApplication } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { sendCrowdDigest } from "./digests.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const write = async (site: Site, address: string, number: number) =>
  (
    await site.post(
      "send-contact-form",
      { ...aContactMessage, subject: `Number ${number}`, email: `from${number}@visitor.example` },
      address,
    )
  ).status;

const signUp = async (site: Site, address: string, number: number) =>
  (await site.post("subscribe-newsletter", { email: `reader${number}@visitor.example` }, address))
    .status;

const apply = async (site: Site, address: string, number: number) =>
  (
    await site.post(
      "send-volunteer-application",
      { ...anApplication, email: `helper${number}@visitor.example` },
      address,
    )
  ).status;

const inHex = (number: number) => number.toString(16).padStart(2, "0");
const forms = [
  ["messages", write, 60],
  ["applications", apply, 40],
  ["newsletter sign-ups", signUp, 40],
] as const;

test.each(forms)("one customer's /56 cannot send %s without end", async (_, send, most) => {
  const site = await testSite();
  let taken = 0;
  for (let call = 0; call < 120; call++)
    if ((await send(site, `2001:db8:1:1${inHex(call)}::1`, call)) === 200) taken += 1;
  // One more may be allowed while a slow machine works.
  expect(taken).toBeGreaterThanOrEqual(most);
  expect(taken).toBeLessThan(most + 5);
  expect(await send(site, "2001:db8:2::1", 1000)).toBe(200);
});

test("sign-ups and applications of a whole shelter leave the contact form open", async () => {
  const site = await testSite();
  const shelter = "203.0.113.40";
  for (let call = 0; call < 40; call++) {
    await signUp(site, shelter, call);
    await apply(site, shelter, call);
  }
  expect(await signUp(site, shelter, 100)).toBe(429);
  expect(await apply(site, shelter, 100)).toBe(429);
  for (let call = 0; call < 30; call++) expect(await write(site, shelter, call)).toBe(200);
});

describe.each(testDatabases)("on $name", ({ open }) => {
  test("beyond an overall rate every message is stored, and staff get one email about them", async () => {
    const db = await open();
    const site = await testSite({ db });
    for (let call = 0; call < 60; call++)
      expect(await write(site, `198.51.100.${call}`, call)).toBe(200);
    expect(await apply(site, "198.51.100.200", 1)).toBe(200);
    expect(await db.query("select 1 from contact_messages")).toHaveLength(60);
    const toStaff = async () =>
      (await storedRows<{ kind: string; subject: string; text: string }>(
        db,
        "select kind, subject, body_text as text from mails where recipient = $1 order by id",
        [site.deps.settings.staffEmail],
      )) as { kind: string; subject: string; text: string }[];
    const single = (await toStaff()).length;
    expect(single).toBeGreaterThanOrEqual(40);
    expect(single).toBeLessThan(45);

    const waiting = 61 - single;
    // Two processes ask at once.
    const told = await Promise.all([sendCrowdDigest(site.deps), sendCrowdDigest(site.deps)]);
    expect(told.toSorted((a, b) => a - b)).toEqual([0, waiting]);
    const [digest, ...more] = (await toStaff()).slice(single);
    expect(more).toEqual([]);
    expect(digest?.kind).toBe("message-digest");
    expect(digest?.subject).toBe(`${waiting} messages from the website`);
    expect(digest?.text).toContain("Number 59");
    expect(digest?.text).toContain("Volunteer application");

    // Others go on within the hour: they wait for the next digest.
    expect(await write(site, "198.51.100.201", 99)).toBe(200);
    expect(await sendCrowdDigest(site.deps)).toBe(0);
    await db.query("delete from limits where name = 'digest of messages'");
    expect(await sendCrowdDigest(site.deps)).toBe(1);
    expect(await sendCrowdDigest(site.deps)).toBe(0);
    await db.close();
  });
});
