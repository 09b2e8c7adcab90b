import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { counted } from "#backend/testing/counted.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { aContactMessage, anApplication, formEntries } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { contactFields } from "#rules/contact.ts";

// What is remembered is forgotten after seconds, and a busy machine may take longer than that.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

type Site = Awaited<ReturnType<typeof testSite>>;

const forms = [
  "send-contact-form",
  "send-volunteer-application",
  "send-group-application",
  "subscribe-newsletter",
  "create-payment",
  "gift-status",
];

const json = (site: Site, path: string, body: string, address?: string) =>
  site.request(
    path,
    { method: "POST", headers: { "content-type": "application/json" }, body },
    address,
  );

test.each(forms)("%s takes no more than 32 KB", async (path) => {
  const site = await testSite();
  const body = JSON.stringify({ text: "x".repeat(33 * 1024) });
  expect((await json(site, path, body)).status).toBe(413);
});

test.each(forms)("%s takes no more than a hundred entries, and parses no others", async (path) => {
  const site = await testSite();
  const parse = vi.spyOn(JSON, "parse");
  const many = [
    JSON.stringify({ amount: Array.from({ length: 200 }, () => 1) }),
    `[${"[".repeat(200)}`,
    `{${'"a":{'.repeat(200)}`,
  ];
  for (const body of many) expect((await json(site, path, body)).status).toBe(413);
  const parsed = parse.mock.calls.map(([text]) => text);
  parse.mockRestore();
  for (const body of many) expect(parsed).not.toContain(body);
});

test("a spelled form takes 32 KB of text as well, and what is shown again of it is short", async () => {
  const site = await testSite();
  const spelled = (body: string) =>
    site.request("send-contact-form", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });
  for (const long of ['"', "%", "%a"])
    expect((await spelled(`message=${long.repeat(90_000 / long.length)}`)).status).toBe(413);
  const refused = await spelled(`message=${'"'.repeat(30_000)}&leaveBlank=${"<".repeat(2_000)}`);
  expect(refused.status).toBe(400);
  expect((await refused.text()).length).toBeLessThan(80_000);
});

test("a form with thousands of amounts is refused before they are read", async () => {
  const site = await testSite();
  const entries = Array.from({ length: 5000 }, (): [string, string] => ["amount", "1"]);
  const spelled = await site.submit("create-payment", entries);
  expect(spelled.status).toBe(413);
  const form = new FormData();
  for (const [name, value] of entries.slice(0, 150)) form.append(name, value);
  const inParts = await site.request("create-payment", { method: "POST", body: form });
  expect(inParts.status).toBe(413);
});

test("parts of a form with more lines before them than ours are refused unread", async () => {
  const site = await testSite();
  const head = Array.from({ length: 50 }, (_, at) => `X-${at}: a\r\n`).join("");
  const part = `--b\r\nContent-Disposition: form-data; name="email"\r\n${head}\r\na\r\n`;
  const answer = await site.request("send-group-application", {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=b" },
    body: `${part.repeat(30)}--b--\r\n`,
  });
  expect(answer.status).toBe(413);
});

test.each(["x=boundary=zz; boundary=b", "xboundary=zz; boundary=b", 'boundary="\\b"'])(
  "parts are counted by the boundary that they are read by: %s",
  async (parameters) => {
    const site = await testSite();
    const part = '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n';
    const answer = await site.request("send-contact-form", {
      method: "POST",
      headers: { "content-type": `multipart/form-data; ${parameters}` },
      body: `${part.repeat(150)}--b--\r\n`,
    });
    expect(await answer.text()).toMatch(/could not be read|more than we can take/);
  },
);

test.each(["giving", "update-card", "confirm-newsletter", "gift-status"])(
  "an address of %s with thousands of names is refused before it is read",
  async (name) => {
    const site = await testSite();
    const names = Array.from({ length: 2_000 }, (_, at) => at).join("&");
    expect((await site.request(`${name}?${names}`)).status).toBe(413);
  },
);

test("a line of dashes in what somebody writes is no part", async () => {
  const site = await testSite();
  const form = new FormData();
  const message = `Thank you!\n${"--\n".repeat(120)}${"x".repeat(600)}`;
  for (const [name, value] of formEntries({ ...aContactMessage, message }))
    form.append(name, value);
  const answer = await site.request("send-contact-form", { method: "POST", body: form });
  expect(answer.status).toBe(303);
});

test("commas and brackets in what somebody writes are no entries", async () => {
  const site = await testSite();
  const message = `${'one, two, [three], {four}, "five" \\ '.repeat(50)}`;
  const answer = await site.post("send-contact-form", { ...aContactMessage, message });
  expect(answer.status).toBe(200);
  expect(await site.db.query("select message from contact_messages")).toEqual([
    { message: message.trim() },
  ]);
});

test("the longest message in another script can be sent, with script and without", async () => {
  const site = await testSite();
  const longest = Object.fromEntries(
    Object.entries(contactFields)
      .filter(([name]) => name !== "email" && name !== "phone")
      .map(([name, { longest: length }]) => [name, "漢".repeat(length)]),
  );
  const message = { ...aContactMessage, ...longest };
  expect((await site.post("send-contact-form", message)).status).toBe(200);
  expect((await site.submit("send-contact-form", formEntries(message))).status).toBe(303);
  const form = new FormData();
  for (const [name, value] of formEntries(anApplication)) form.append(name, value);
  const inParts = { method: "POST", body: form };
  expect((await site.request("send-volunteer-application", inParts)).status).toBe(303);
});

const untilTold = async (send: () => Promise<Response>) => {
  for (let calls = 1; calls <= 200; calls++) {
    const answer = await send();
    if (answer.status === 429) return { calls, answer };
  }
  throw new Error("Two hundred refused requests, and none was counted.");
};

const garbage = ["{", JSON.stringify({ email: "nobody" }), "x".repeat(40_000)];

test.each(garbage)(
  "what is refused counts, and whoever goes on is told to wait: %#",
  async (body) => {
    const { asked, db } = counted(await emptyPGlite());
    const site = await testSite({ db });
    const send = (address?: string) => json(site, "send-contact-form", body, address);
    const { calls, answer } = await untilTold(send);
    expect(calls).toBeGreaterThan(120);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({
      success: false,
      error: expect.stringContaining("We could not read many requests from your connection."),
    });
    asked.statements = 0;
    for (let call = 0; call < 20; call++) expect((await send()).status).toBe(429);
    expect(asked.statements).toBe(0);
    expect((await send("198.51.100.4")).status).not.toBe(429);
  },
);

test("what is valid passes behind an address from which others send nonsense", async () => {
  const site = await testSite();
  await untilTold(() => json(site, "send-contact-form", "{"));
  expect((await site.post("send-contact-form", aContactMessage)).status).toBe(200);
  expect((await site.submit("send-contact-form", formEntries(aContactMessage))).status).toBe(303);
  await untilTold(() => json(site, "create-payment", "{"));
  const gift = { amount: 50, frequency: "one_time" };
  expect((await site.post("create-payment", gift)).status).toBe(200);
});
