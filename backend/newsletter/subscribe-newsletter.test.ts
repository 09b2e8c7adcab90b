import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { removeOldData } from "#backend/upkeep/retention.ts";
import { trapName } from "#rules/form-guard.ts";
import { newsletterRhythm } from "#rules/organisation.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const email = "reader@visitor.example";
const landing = (outcome: string) =>
  `https://circleurban.example/?newsletter=${outcome}#newsletter-${outcome}`;

const states = async ({ db }: Site) =>
  (await storedRows<{ state: string }>(db, "select state from newsletter_subscribers")).map(
    ({ state }) => state,
  );

/** The link in a mail, as a path the test site answers. */
const linkIn = (text: string | undefined, name: string) => {
  const path = text?.match(new RegExp(`${name}\\?token=[\\w-]+`))?.[0];
  if (!path) throw new Error(`There is no ${name} link in the mail.`);
  return path;
};

const press = (site: Site, path: string, body = "") =>
  site.request(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });

const subscribed = async (site: Site) => {
  await site.post("subscribe-newsletter", { email });
  const [mail] = await site.mails();
  await press(site, linkIn(mail?.text, "confirm-newsletter"));
  const [welcome] = await site.mails();
  return welcome;
};

describe.each(testDatabases)("on $name", ({ open }) => {
  test("an address is on the list only after its owner pressed the button", async () => {
    const site = await testSite({ db: await open() });
    const answer = await site.post("subscribe-newsletter", { email });
    expect(await answer.json()).toEqual({ success: true, error: null });
    expect(await states(site)).toEqual(["pending"]);

    const [mail] = await site.mails();
    expect(mail).toMatchObject({ to: email, kind: "newsletter-confirmation" });
    const link = linkIn(mail?.text, "confirm-newsletter");

    // A mail scanner opens the link, twice.
    for (const page of [await site.get(link), await site.get(link)]) {
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Yes, subscribe me");
    }
    expect(await states(site)).toEqual(["pending"]);

    const pressed = await press(site, link);
    expect(pressed.status).toBe(303);
    expect(pressed.headers.get("location")).toBe(landing("confirmed"));
    expect(await states(site)).toEqual(["confirmed"]);
  });

  test("a confirmation link works once", async () => {
    const site = await testSite({ db: await open() });
    await site.post("subscribe-newsletter", { email });
    const [mail] = await site.mails();
    const link = linkIn(mail?.text, "confirm-newsletter");
    await Promise.all([press(site, link), press(site, link)]);
    const [welcome, ...more] = await site.mails();
    expect(more).toEqual([]);
    await press(site, linkIn(welcome?.text, "unsubscribe-newsletter"));
    const again = await press(site, link);
    expect(again.headers.get("location")).toBe(landing("expired"));
    expect(await states(site)).toEqual(["unsubscribed"]);
  });

  test("leaving takes a page and a button, or one click in the mail program", async () => {
    const site = await testSite({ db: await open() });
    const welcome = await subscribed(site);
    const url = welcome?.headers?.["List-Unsubscribe"] ?? "";
    expect(url).toMatch(/^<https:\/\/circleurban\.example\/functions\/v1\/unsubscribe-newsletter/);
    expect(welcome?.headers).toMatchObject({
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });

    const link = linkIn(url, "unsubscribe-newsletter");
    expect(await (await site.get(link)).text()).toContain("Yes, unsubscribe me");
    expect(await states(site)).toEqual(["confirmed"]);
    const clicked = await press(site, link, "List-Unsubscribe=One-Click");
    expect(clicked.status).toBe(200);
    expect(await states(site)).toEqual(["unsubscribed"]);
    const pressed = await press(site, link);
    expect(pressed.headers.get("location")).toBe(landing("unsubscribed"));
  });

  test("who left can come back, by confirming again", async () => {
    const site = await testSite({ db: await open() });
    const welcome = await subscribed(site);
    await press(site, linkIn(welcome?.text, "unsubscribe-newsletter"));
    await subscribed(site);
    expect(await states(site)).toEqual(["confirmed"]);
  });
});

test("nobody learns from the answer whether an address is known", async () => {
  const site = await testSite();
  const read = async (answer: Response) => ({
    status: answer.status,
    body: await answer.text(),
    headers: [...answer.headers].filter(([name]) => name !== "x-request-id"),
  });
  const unknown = await read(await site.post("subscribe-newsletter", { email }));
  const pending = await read(await site.post("subscribe-newsletter", { email }));
  const [mail] = await site.mails();
  await press(site, linkIn(mail?.text, "confirm-newsletter"));
  await site.mails();
  const known = await read(await site.post("subscribe-newsletter", { email: email.toUpperCase() }));
  expect(pending).toEqual(unknown);
  expect(known).toEqual(unknown);
  expect((await site.mails()).map(({ kind }) => kind)).toEqual(["newsletter-already-subscribed"]);
});

test("a confirmation link expires", async () => {
  const site = await testSite();
  await site.post("subscribe-newsletter", { email });
  const [mail] = await site.mails();
  const link = linkIn(mail?.text, "confirm-newsletter");
  site.wait(8 * 86_400);
  expect((await site.get(link)).headers.get("location")).toBe(landing("expired"));
  expect((await press(site, link)).headers.get("location")).toBe(landing("expired"));
  expect(await states(site)).toEqual(["pending"]);
});

test("a confirmation link made under a clock that was ahead does not last until then", async () => {
  const site = await testSite();
  site.wait(3 * 366 * 86_400);
  await site.post("subscribe-newsletter", { email });
  const [mail] = await site.mails();
  site.wait(-3 * 366 * 86_400);
  const answer = await press(site, linkIn(mail?.text, "confirm-newsletter"));
  expect(answer.headers.get("location")).toBe(landing("expired"));
});

test("an address that is asked for again is kept from then on, but not for a program", async () => {
  const site = await testSite();
  const removed = async (days: number) => {
    const now = new Date(site.deps.now().getTime() + days * 86_400_000);
    const counts = await removeOldData(site.db, { now, dryRun: true });
    return counts.find(({ what }) => what.startsWith("newsletter addresses"))?.n;
  };
  await site.post("subscribe-newsletter", { email });
  site.wait(29 * 86_400);
  await site.post("subscribe-newsletter", { email });
  expect(await removed(2)).toBe(0);
  expect(await removed(31)).toBe(1);
  site.wait(29 * 86_400);
  await site.post("subscribe-newsletter", { email, [trapName]: "x" });
  expect(await removed(2)).toBe(1);
});

test.each([
  ["confirm-newsletter", "expired"],
  ["unsubscribe-newsletter", "not-subscribed"],
])("%s with an unknown token changes nothing, and says %s", async (name, outcome) => {
  const site = await testSite();
  for (const path of [name, `${name}?token=x`, `${name}?token=%00%ff'`]) {
    const answer = await press(site, path);
    expect(answer.headers.get("location")).toBe(landing(outcome));
  }
});

test.each([
  ["en", ""],
  ["es", "es"],
])(
  "whoever never confirmed and wants out later is not asked to subscribe (%s)",
  async (language, home) => {
    const site = await testSite();
    await site.submit("subscribe-newsletter", [
      ["email", email],
      ["language", language],
    ]);
    const [mail] = await site.mails();
    const link = mail?.text?.match(/unsubscribe-newsletter\?token=\S+/)?.[0] ?? "";
    await site.db.query("delete from newsletter_subscribers");
    for (const answer of [await site.get(link), await press(site, link)])
      expect(answer.headers.get("location")).toBe(
        `https://circleurban.example/${home}?newsletter=not-subscribed#newsletter-not-subscribed`,
      );
  },
);

test("the page behind a link sends its secret nowhere and runs no script", async () => {
  const site = await testSite();
  await site.post("subscribe-newsletter", { email });
  const [mail] = await site.mails();
  const page = await site.get(linkIn(mail?.text, "confirm-newsletter"));
  expect(page.headers.get("referrer-policy")).toBe("strict-origin");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("how often the newsletter comes is said alike before and after confirming", async () => {
  const site = await testSite();
  await site.post("subscribe-newsletter", { email });
  const [mail] = await site.mails();
  const link = linkIn(mail?.text, "confirm-newsletter");
  const question = await (await site.get(link)).text();
  await press(site, link);
  const [welcome] = await site.mails();
  for (const body of [mail?.text, mail?.html, question, welcome?.text, welcome?.html])
    expect(body).toContain(newsletterRhythm);
  expect(question).not.toContain("a few times a year");
});

test("an address that is none is refused, and a program's request is kept without a mail", async () => {
  const site = await testSite();
  const refused = await site.post("subscribe-newsletter", { email: "reader" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    success: false,
    error: "Please enter a valid email address",
  });
  const trapped = await site.post("subscribe-newsletter", { email, leaveBlank: "x" });
  expect(await trapped.json()).toEqual({ success: true, error: null });
  expect(await site.mails()).toEqual([]);
});

test("one mailbox is not flooded with confirmation mails", async () => {
  const site = await testSite();
  for (let n = 0; n < 6; n++) await site.post("subscribe-newsletter", { email });
  expect(await site.mails()).toHaveLength(3);
});
