import { expect, test } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { aContactMessage, formEntries, literally } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const submit = (site: Site, changes: Record<string, unknown> = {}) =>
  site.submit("send-contact-form", formEntries({ ...aContactMessage, ...changes }));

const stored = (db: Database) =>
  storedRows<{ message: string }>(db, "select * from contact_messages");

/** The page's text with its entities read, as far as our own texts need it. */
const pageOf = async (answer: Response) => {
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  return (await answer.text()).replaceAll("&#39;", "'").replaceAll("&quot;", '"');
};

test("a message sent as a form is stored and mailed as if by script, and leads to the site", async () => {
  const site = await testSite();
  const answer = await submit(site);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("https://circleurban.example/contact#sent");
  // Line breaks count once, however the browser sends them.
  expect((await stored(site.db))[0]?.message).toBe(aContactMessage.message);
  expect((await site.mails()).map(({ kind }) => kind)).toEqual([
    "contact-acknowledgement",
    "contact",
  ]);
});

test.each([
  ["firstName", "  ", "First name is required"],
  ["lastName", undefined, "Last name is required"],
  ["email", "", "Email is required"],
  ["email", "ruth@", "Please enter a valid email address"],
  ["subject", "", "Subject is required"],
  ["message", "", "Message is required"],
  ["message", "too short", "Message must be at least 10 characters long"],
  ["phone", "7".repeat(41), "Please use at most 40 characters"],
])("%s %j: a page with the reason and everything typed", async (field, value, sentence) => {
  const site = await testSite();
  const answer = await submit(site, { [field]: value });
  expect(answer.status).toBe(400);
  const page = await pageOf(answer);
  expect(page).toContain(`<a href="#${field}">${sentence}</a>`);
  for (const [name, typed] of Object.entries({ ...aContactMessage, [field]: value ?? "" }))
    if (name !== "message")
      expect(page).toMatch(new RegExp(`name="${name}"[^>]*value="${literally(typed)}"`));
  if (field !== "message") expect(page).toContain(`\n${aContactMessage.message}</textarea>`);
  expect(await stored(site.db)).toEqual([]);
});

const multipart = (fields: Record<string, unknown>) => {
  const form = new FormData();
  for (const [name, value] of formEntries(fields)) form.append(name, value);
  return form;
};

test("a form sent in parts, as with files, is a form like any other", async () => {
  const site = await testSite();
  const send = (body: FormData) => site.request("send-contact-form", { method: "POST", body });
  const withFile = multipart({ ...aContactMessage, phone: undefined });
  withFile.append("phone", new File(["not a phone"], "phone.txt"));
  const sent = await send(withFile);
  expect(sent.status).toBe(303);
  expect(await stored(site.db)).toMatchObject([{ message: aContactMessage.message, phone: null }]);

  const wrong = await send(multipart({ ...aContactMessage, email: "ruth@" }));
  expect(wrong.status).toBe(400);
  const page = await pageOf(wrong);
  expect(page).toContain("Please enter a valid email address");
  expect(page).toContain(`value="${aContactMessage.subject}"`);
});

test.each(["multipart/form-data", "multipart/form-data; boundary=x"])(
  "a form that cannot be read (%s) gets a page that says so",
  async (type) => {
    const site = await testSite();
    for (const name of ["send-contact-form", "create-payment", "subscribe-newsletter"]) {
      const answer = await site.request(name, {
        method: "POST",
        headers: { "content-type": type },
        body: "--y no parts at all",
      });
      expect(answer.status).toBe(400);
      expect(await pageOf(answer)).toContain("could not be read");
    }
  },
);

test("hostile text comes back as text", async () => {
  const site = await testSite();
  const hostile = `"><script>alert(1)</script></textarea>`;
  const answer = await submit(site, { subject: hostile, message: `${hostile}`, email: hostile });
  const page = await answer.text();
  expect(page).not.toContain("<script");
  expect(page.match(/<\/textarea>/g)).toHaveLength(1);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("null characters are taken out, repeated and unknown entries do no harm", async () => {
  const site = await testSite();
  const answer = await site.submit("send-contact-form", [
    ...formEntries({ ...aContactMessage, message: "nul \u0000 in a message" }),
    ["firstName", "Second"],
    ["__proto__", "x"],
    ["constructor", "x"],
  ]);
  expect(answer.status).toBe(303);
  expect(await stored(site.db)).toMatchObject([
    { first_name: "Ruth", message: "nul  in a message" },
  ]);
});

test("an empty body is a form with everything missing", async () => {
  const site = await testSite();
  const answer = await site.submit("send-contact-form", []);
  expect(answer.status).toBe(400);
  expect((await pageOf(answer)).match(/<li>/g)).toHaveLength(5);
});

test("the same form sent twice at once, or reloaded, is one message; a changed one is another", async () => {
  const site = await testSite();
  await Promise.all([submit(site), submit(site)]);
  site.wait(60);
  expect((await submit(site)).status).toBe(303);
  expect(await stored(site.db)).toHaveLength(1);
  await submit(site, { message: "Please call after six instead." });
  expect(await stored(site.db)).toHaveLength(2);
});

test("a filled trap is kept and not mailed, and stays filled on the page with reasons", async () => {
  const site = await testSite();
  expect((await submit(site, { leaveBlank: "x" })).status).toBe(303);
  expect(await stored(site.db)).toMatchObject([{ suspicion: expect.any(String) }]);
  expect(await site.mails()).toEqual([]);
  const page = await pageOf(await submit(site, { leaveBlank: "x", subject: "" }));
  expect(page).toContain('type="hidden" name="leaveBlank" value="x"');
});

test("too many messages, or a failure of ours, lose nothing typed either", async () => {
  const site = await testSite();
  for (let n = 0; n < 40; n++) await submit(site, { subject: `Number ${n}` });
  const flood = await submit(site, { subject: "Number 40" });
  expect(flood.status).toBe(429);
  expect(flood.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await pageOf(flood)).toContain('value="Number 40"');

  const broken = await testSite({
    db: database({
      query: () => Promise.reject(new Error("secret detail")),
      transaction: () => Promise.reject(new Error("secret detail")),
    }),
  });
  const failure = await submit(broken);
  expect(failure.status).toBe(500);
  const page = await pageOf(failure);
  expect(page).toContain("Something went wrong on our side.");
  expect(page).toContain(aContactMessage.message);
  expect(page).not.toContain("secret");
  expect(broken.logged.filter(({ event }) => event === "request failed")).toHaveLength(1);
});

test("a form that is far too long is answered with a page that leads back to it", async () => {
  const site = await testSite();
  const answer = await submit(site, { message: "long ".repeat(60_000) });
  expect(answer.status).toBe(413);
  expect(await pageOf(answer)).toContain("what you entered is still there");
});
