import { describe, expect, test } from "vitest";
import { database } from "#backend/storage/rows.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { answerLinkRequests, linksFromNetwork } from "./links.ts";

/** A site to which Ada has given, and her browser. */
const withAda = async (parts: Parameters<typeof testSite>[0] = {}) => {
  const site = await testSite(parts);
  await aGift(site);
  await site.mails();
  return { site, ada: donorAt(site) };
};

const count = async ({ db }: Awaited<ReturnType<typeof testSite>>, table: string) =>
  (await storedRows(db, `select 1 from ${table}`)).length;

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a link opens My giving once, by its button, and the session is a donor's alone", async () => {
    const { site, ada } = await withAda({ db: await open() });
    const link = (await ada.link()) ?? "";
    const shown = await ada.get(link);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain("<button");
    expect(shown.headers.get("set-cookie")).toBeNull();
    expect(await count(site, "donor_sessions")).toBe(0);

    const opened = await ada.submit(link);
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toBe("/functions/v1/giving");
    const cookie = opened.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-circle-giving=[\w-]{43}; /);
    for (const part of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age=7200"])
      expect(cookie).toContain(part);
    expect(await ada.html("giving")).toContain("You are signed in as ada@example.org.");
    // Pressed twice: the first press has opened it.
    expect((await ada.submit(link)).status).toBe(303);

    const other = donorAt(site);
    for (const again of [await other.get(link), await other.submit(link)]) {
      expect(again.status).toBe(410);
      const html = await again.text();
      expect(html).toContain("This link was used already");
      expect(html).toContain('name="email"');
    }
    expect(other.cookie()).toBe("");
  });
});

test("the answer is the same whether we know the address or not, and is given before we look", async () => {
  const { site } = await withAda();
  const answers = [];
  for (const email of ["ada@example.org", "nobody@example.org"]) {
    const answer = await donorAt(site).submit("giving", { email });
    const { status, headers } = answer;
    answers.push([status, headers.get("location"), await answer.text()]);
  }
  expect(answers[0]).toEqual([303, "/functions/v1/giving?asked", ""]);
  expect(answers[1]).toEqual(answers[0]);
  // Nothing was looked up yet: both wait for the clock.
  expect(await count(site, "donor_link_requests")).toBe(2);
  expect(await count(site, "donor_links")).toBe(0);
  expect(await answerLinkRequests(site.deps)).toBe(1);
  expect((await site.mails()).map(({ to }) => to)).toEqual(["ada@example.org"]);
  // Of an address that we do not know nothing stays.
  expect(await count(site, "donor_link_requests")).toBe(0);
  const limits = await storedRows<{ name: string }>(site.db, "select name from limits");
  expect(limits.filter(({ name }) => name === linksFromNetwork.name)).toHaveLength(1);
});

test("the site's short address leads to it, wherever the functions stand", async () => {
  const { site } = await withAda();
  const at = (path: string) => new Request(`https://circleurban.example${path}`);
  for (const path of ["/giving", "/giving/"]) {
    const answer = await site.app.fetch(at(path));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/functions/v1/giving"]);
  }
  site.deps.settings.functionsUrl = "https://api.example/functions/v1";
  const elsewhere = await site.app.fetch(at("/giving"));
  expect(elsewhere.headers.get("location")).toBe("https://api.example/functions/v1/giving");
});

test("a link works for 30 minutes, and one that is none tells nothing", async () => {
  const { site, ada } = await withAda();
  const link = (await ada.link()) ?? "";
  site.wait(30 * 60 - 1);
  expect((await ada.get(link)).status).toBe(200);
  site.wait(1);
  for (const late of [await ada.get(link), await ada.submit(link)]) {
    expect(late.status).toBe(410);
    expect(await late.text()).toContain("This link has expired");
  }
  for (const token of ["", "x", "%00", "a".repeat(43)]) {
    const unknown = await ada.submit(`giving/link?token=${token}`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain("We do not recognize this link");
  }
  expect(await count(site, "donor_sessions")).toBe(0);
});

test("the link is stored as a hash, and neither it nor an address stands in the log", async () => {
  const { site, ada } = await withAda();
  const link = (await ada.link()) ?? "";
  await ada.submit(link);
  await ada.get("giving");
  const token = link.split("=")[1] ?? "";
  const secret = ada.cookie().split("=")[1] ?? "";
  const rows = [
    ...(await storedRows(site.db, "select * from donor_links")),
    ...(await storedRows(site.db, "select * from donor_sessions")),
    // Delivered by now.
    ...(await storedRows(site.db, "select * from mails")),
  ];
  for (const kept of [token, secret]) expect(JSON.stringify(rows)).not.toContain(kept);
  for (const said of [token, secret, "ada@", "example.org"])
    expect(JSON.stringify(site.logged)).not.toContain(said);
});

test("using one link ends the others to the same mailbox", async () => {
  const { site, ada } = await withAda();
  const [first = "", second = ""] = [await ada.link(), await ada.link()];
  expect(first).not.toBe(second);
  await ada.submit(second);
  expect((await donorAt(site).get(first)).status).toBe(410);
});

test("a mailbox gets three links, however it is spelled, and a stranger cannot shut its owner out", async () => {
  const { site } = await withAda();
  await aGift(site, { email: "ada+church@example.org" });
  const ask = async (email: string, address: string) => {
    const answer = await site.submit("giving", [["email", email]], address);
    expect(answer.headers.get("location")).toContain("?asked");
    return answerLinkRequests(site.deps);
  };
  let fromStranger = 0;
  for (let n = 0; n < 3; n += 1)
    for (const email of ["ada@example.org", "ada+church@example.org"])
      fromStranger += await ask(email, "198.51.100.9");
  expect(fromStranger).toBe(2);
  expect(await ask("ada@example.org", "203.0.113.7")).toBe(1);
  expect(await ask("ada@example.org", "203.0.113.8")).toBe(0);
  expect(await ask("ada+church@example.org", "203.0.113.9")).toBe(0);
});

test("a flood from one network is told to wait, with what was typed still there", async () => {
  const { site, ada } = await withAda();
  const statuses = [];
  for (let n = 0; n < 21; n += 1) {
    const answer = await ada.submit("giving", { email: `n${n}@example.org` });
    statuses.push(answer.status);
    if (answer.status === 429) expect(await answer.text()).toContain(`n${n}@example.org`);
  }
  expect(statuses.indexOf(429)).toBe(20);
  expect(await count(site, "donor_link_requests")).toBe(20);
});

test("a session ends after two hours, and at once by signing out, also for who copied its cookie", async () => {
  const { site, ada } = await withAda();
  await ada.signIn();
  const copied = donorAt(site);
  copied.useCookie(ada.cookie());
  expect(await copied.html("giving")).toContain("You are signed in");
  const left = await ada.submit("giving/sign-out");
  expect(left.headers.get("location")).toBe("/functions/v1/giving?left");
  expect(left.headers.get("set-cookie")).toContain("Max-Age=0");
  expect(await copied.html("giving")).not.toContain("You are signed in");
  expect((await copied.get("giving/receipt?number=1")).headers.get("location")).toBe(
    "/functions/v1/giving?ended",
  );

  await ada.signIn();
  site.wait(2 * 3600);
  expect(await ada.html("giving")).not.toContain("You are signed in");
  await answerLinkRequests(site.deps);
  expect(await count(site, "donor_sessions")).toBe(0);
});

test("another site can neither ask, nor open, nor sign out", async () => {
  const { site, ada } = await withAda();
  const link = (await ada.link()) ?? "";
  const paths = ["giving", link, "giving/sign-out", "giving/details", "giving/monthly"];
  for (const path of paths) {
    const foreign = { origin: "https://elsewhere.example" };
    expect((await ada.submit(path, { email: "a@example.org" }, foreign)).status).toBe(403);
    const cross = { "sec-fetch-site": "cross-site" };
    expect((await ada.submit(path, { email: "a@example.org" }, cross)).status).toBe(404);
  }
  expect(await count(site, "donor_sessions")).toBe(0);
  expect(await count(site, "donor_link_requests")).toBe(0);
});

test("where cards are real, whoever only tried the test checkout is unknown", async () => {
  const site = await testSite();
  await aGift(site, { provider: "sandbox" });
  await site.mails();
  const checkout = site.deps.checkout && { ...site.deps.checkout, livemode: true };
  const live = { ...site, deps: { ...site.deps, checkout } };
  expect(await donorAt(live).link()).toBeUndefined();
  expect(await donorAt(site).link()).toBeDefined();
});

test("a stranger's test gift does not let anybody have us write to a mailbox for ever", async () => {
  const site = await testSite();
  await aGift(site, { provider: "sandbox" });
  await site.mails();
  let mailed = 0;
  for (let n = 0; n < 12; n += 1) {
    const body = new URLSearchParams({ email: "ada@example.org" });
    await site.request("giving", { method: "POST", body }, `198.51.100.${n}`);
    mailed += await answerLinkRequests(site.deps);
  }
  expect(mailed).toBeLessThanOrEqual(3);
});

test("a crowd that asks for links is answered in turns that others can come between", async () => {
  const { db, deps } = await testSite();
  await db.query(
    `insert into donor_link_requests (email_key, subject, requested_at, language)
     select 'a' || n || '@example.org', 's' || n, now(), 'en' from generate_series(1, 45) as n`,
  );
  const left: number[] = [];
  const counting = database({
    ...db,
    transaction: async (work, options) => {
      const answer = await db.transaction(work, options);
      left.push(await db.count("select count(*) as n from donor_link_requests"));
      return answer;
    },
  });
  await answerLinkRequests({ ...deps, db: counting });
  expect(left.slice(0, 3)).toEqual([25, 5, 0]);
});

const hostile = [
  "",
  "email",
  "email=",
  "email=%00",
  "email=a%40b",
  "email=a%40example.org%0d%0aBcc%3Ax%40example.org",
  "email=<script>alert(1)</script>",
  `email=${"a".repeat(60_000)}%40example.org`,
  "email[]=ada%40example.org",
  "%",
  "&".repeat(5_000),
];

test("what is no request leaves nothing, and is answered in words", async () => {
  const { site, ada } = await withAda();
  await ada.signIn();
  const tables = ["donor_link_requests", "donor_details", "monthly_requests"];
  for (const path of ["giving", "giving/details", "giving/monthly", "giving/link"])
    for (const [n, body] of hostile.entries())
      for (const type of ["application/x-www-form-urlencoded", "application/json", "text/plain"]) {
        const headers = { "content-type": type, cookie: ada.cookie() };
        const init = { method: "POST", headers, body };
        const answer = await site.request(path, init, `10.0.${n}.${path.length}`);
        expect([400, 404, 413], `${path} ${type} ${body.slice(0, 40)}`).toContain(answer.status);
        expect(await answer.text()).not.toContain("<script>");
      }
  for (const table of tables) expect(await count(site, table)).toBe(0);
});
