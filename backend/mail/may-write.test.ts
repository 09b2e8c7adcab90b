import { expect, test } from "vitest";
import { emailsToStaff } from "#backend/http/form-limits.ts";
import { aContactMessage, anApplication } from "#backend/testing/forms.ts";
import { countCalls } from "#backend/testing/limits.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { limitsOf, mailboxKey } from "./may-write.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const stranger = "198.51.100.9";
const owner = "203.0.113.7";

const write = (site: Site, email: string, address = stranger) =>
  site.post("send-contact-form", { ...aContactMessage, email }, address);
const signUp = (site: Site, email: string, address = stranger) =>
  site.post("subscribe-newsletter", { email }, address);
const apply = (site: Site, email: string, address = stranger) =>
  site.post("send-volunteer-application", { ...anApplication, email }, address);

const mailsTo = async (site: Site, pattern: RegExp) => {
  const queued = await storedRows<{ recipient: string; kind: string }>(
    site.db,
    "select recipient, kind from mails order by id",
  );
  return queued.filter(({ recipient }) => pattern.test(recipient)).map(({ kind }) => kind);
};

test.each([
  ["Ruth@Visitor.example", "ruth@visitor.example"],
  ["ruth+circle@visitor.example", "ruth@visitor.example"],
  ["r.u.th+1@gmail.com", "ruth@gmail.com"],
  ["ruth@googlemail.com", "ruth@gmail.com"],
  ["r.u.th@visitor.example", "r.u.th@visitor.example"],
  ["+tag@visitor.example", "+tag@visitor.example"],
])("%s counts as %s", (email, key) => {
  expect(mailboxKey(email)).toBe(key);
});

test("one mailbox under many spellings gets no more mails than under one", async () => {
  const site = await testSite();
  for (let n = 0; n < 6; n++) await write(site, `vic.tim+${n}@gmail.com`);
  expect(await mailsTo(site, /gmail/)).toHaveLength(3);
  expect(await site.db.query("select 1 from contact_messages")).toHaveLength(6);
});

test("from many connections one mailbox still gets fifteen emails a day at most", async () => {
  const site = await testSite();
  for (let n = 0; n < 10; n++) {
    const address = `198.51.100.${n}`;
    await write(site, `victim+${n}@visitor.example`, address);
    await signUp(site, `victim+${n}@visitor.example`, address);
  }
  expect(await mailsTo(site, /^victim/)).toHaveLength(15);
});

test("a stranger's sign-ups, messages and applications leave the owner's own mails alone", async () => {
  const site = await testSite();
  const email = "ruth@visitor.example";
  for (let n = 0; n < 6; n++) {
    await signUp(site, email);
    await write(site, email);
    await apply(site, email);
  }
  const before = await mailsTo(site, /^ruth/);
  await signUp(site, email, owner);
  await write(site, email, owner);
  const after = await mailsTo(site, /^ruth/);
  expect(after.slice(before.length)).toEqual([
    "newsletter-confirmation",
    "contact-acknowledgement",
  ]);
});

test("sign-ups do not use up acknowledgements", async () => {
  const site = await testSite();
  for (let n = 0; n < 4; n++) await signUp(site, "ruth@visitor.example", owner);
  await write(site, "ruth@visitor.example", owner);
  expect(await mailsTo(site, /^ruth/)).toContain("contact-acknowledgement");
});

test("however many write in an hour, acknowledgements and staff's emails end somewhere; messages do not", async () => {
  const site = await testSite();
  const messages = 20;
  await countCalls(site.db, limitsOf("acknowledgements").ofEverybody, "all", 110);
  await countCalls(site.db, emailsToStaff, "all", 30);
  for (let n = 0; n < messages; n++) {
    const answer = await write(site, `somebody${n}@visitor.example`, `203.0.113.${n}`);
    expect(answer.status).toBe(200);
  }
  const acknowledgements = await mailsTo(site, /^somebody/);
  // One more comes free in half a minute.
  expect(acknowledgements.length).toBeGreaterThanOrEqual(10);
  expect(acknowledgements.length).toBeLessThan(20);
  expect(await site.db.query("select 1 from contact_messages")).toHaveLength(messages);
  // The others wait for one digest.
  expect(await mailsTo(site, /^frontdesk/)).toHaveLength(10);
  expect(await site.db.query("select 1 from contact_messages where waits_for_digest")).toHaveLength(
    messages - 10,
  );
  // Another kind has a count of its own.
  await signUp(site, "reader@visitor.example", "203.0.113.200");
  expect(await mailsTo(site, /^reader/)).toEqual(["newsletter-confirmation"]);
});

test("a flood of sign-ups is told to wait, and readers from elsewhere are heard meanwhile", async () => {
  const site = await testSite();
  await countCalls(site.db, limitsOf("newsletter mails").ofEverybody, "all", 110);
  const statuses: number[] = [];
  let last = new Response();
  for (let n = 0; n < 40; n++) {
    last = await signUp(site, `victim${n}@visitor.example`, `198.51.100.${n % 8}`);
    statuses.push(last.status);
    if (last.status === 429) break;
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(18);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject({
    success: false,
    error: expect.stringContaining("Please try again"),
  });
  for (let n = 0; n < 20; n++)
    expect((await signUp(site, `reader${n}@visitor.example`, `203.0.113.${n}`)).status).toBe(200);
  expect(await mailsTo(site, /^reader/)).toHaveLength(20);
});

test("a customer with a whole IPv6 network counts as one", async () => {
  const site = await testSite();
  for (let n = 0; n < 10; n++) await write(site, "victim@visitor.example", `2001:db8:7:${n}::1`);
  expect(await mailsTo(site, /^victim/)).toHaveLength(3);
});
