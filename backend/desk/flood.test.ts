import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeLink, type Purpose } from "#backend/access/links.ts";
import type { DeskApi } from "#backend/endpoints.ts";
import { database } from "#backend/storage/rows.ts";
import { passkeyFor } from "#backend/testing/access/authenticator.ts";
import { counted } from "#backend/testing/counted.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";

type SessionAnswer = DeskApi["GET"]["session"]["answer"];

// What is remembered is forgotten after seconds, and a busy machine may take longer than that.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

type Desk = Awaited<ReturnType<typeof testDesk>>;

const office = "203.0.113.9";
const wrongToken = "x".repeat(43);

const at =
  (desk: Desk, address = office) =>
  (path: string, body: object, token?: string) =>
    desk.post(path, body, token, {}, address);

/** A guest on the office's network tries everything that needs no account, for hours. */
const guestTriesEverything = async (desk: Desk) => {
  const post = at(desk);
  for (let call = 0; call < 40; call++) {
    await post("sign-in/passkey-options", {});
    await post("sign-in/link", { email: `guess${call}@circleurban.example` });
    await post("sign-in/use-link", { token: wrongToken });
    await post("sign-in/passkey", { response: { id: "none" } });
    await post("invitation/look", { token: wrongToken });
    await post("invitation/accept", { token: wrongToken, name: "Mallory" });
  }
};

const linkOf = async ({ db, deps }: Desk, accountId: string, purpose: Purpose) =>
  (await makeLink(db, deps.settings, accountId, purpose, deps.now())).split("#")[1];

test("a guest in the office keeps no colleague there out: passkey, link and invitation still open the desk", async () => {
  const desk = await testDesk();
  const post = at(desk);
  const id = await desk.person("ana@circleurban.example");
  const passkey = passkeyFor(desk.siteUrl);
  const session = await desk.signIn(id);
  const registration = await (await post("account/passkey-options", {}, session)).json();
  await post("account/add-passkey", { response: passkey.create(registration) }, session);
  const invited = await desk.person("ben@circleurban.example", { joined: false, name: "" });

  await guestTriesEverything(desk);

  const options = await post("sign-in/passkey-options", {});
  expect(options.status).toBe(200);
  const response = passkey.get(await options.json());
  expect((await post("sign-in/passkey", { response })).status).toBe(200);
  const token = await linkOf(desk, id, "sign-in");
  expect((await post("sign-in/use-link", { token })).status).toBe(200);
  const invitation = await linkOf(desk, invited, "invitation");
  expect((await post("invitation/look", { token: invitation })).status).toBe(200);
  expect((await post("invitation/accept", { token: invitation, name: "Ben" })).status).toBe(200);
  expect((await post("sign-in/link", { email: "ana@circleurban.example" })).status).toBe(200);
});

test("whoever asks for thousands of challenges leaves nothing behind", async () => {
  const desk = await testDesk();
  for (let call = 0; call < 40; call++) await at(desk)("sign-in/passkey-options", {});
  expect(await desk.db.query("select 1 from staff_challenges")).toEqual([]);
  expect(await desk.db.query("select 1 from limits")).toEqual([]);
});

test.each([
  ["sign-in/use-link", { token: wrongToken }],
  ["sign-in/passkey", { response: { id: "none" } }],
  ["invitation/look", { token: wrongToken }],
  ["sign-in/use-link", { token: 7 }],
])("failures at %s are held up, and then nothing is written for them", async (path, body) => {
  const { asked, db } = counted(await emptyPGlite());
  const desk = await testDesk({ db });
  const guess = (address?: string) => at(desk, address)(path, body);
  let calls = 1;
  let refused = await guess();
  for (; refused.status !== 429 && calls < 100; calls++) refused = await guess();
  expect(calls).toBeGreaterThan(30);
  expect(calls).toBeLessThan(35);
  const sentence = await refused.json();
  expect(sentence).toMatchObject({ success: false, code: "too-many" });

  asked.statements = 0;
  for (let call = 0; call < 20; call++) {
    const again = await guess();
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await again.json()).toEqual(sentence);
  }
  // The one look whether it is valid.
  expect(asked.statements).toBeLessThanOrEqual(20);
  expect((await guess("203.0.113.10")).status).toBe(400);
});

test("failures from all over one /56 are held up together", async () => {
  const desk = await testDesk();
  const statuses: number[] = [];
  for (let call = 0; call < 80; call++) {
    const address = `2001:db8:1:1${call.toString(16).padStart(2, "0")}::1`;
    const guess = at(desk, address)("sign-in/use-link", { token: wrongToken });
    statuses.push((await guess).status);
  }
  expect(statuses.filter((status) => status === 400).length).toBeLessThan(65);
});

test("a cookie that no session can have asks nothing of the database, and one of no session asks once", async () => {
  const { asked, db } = counted(await emptyPGlite());
  const desk = await testDesk({ db });
  const token = await desk.signedIn();
  const look = async (cookie: string) => {
    const answer = await desk.readFrom(office, "session", cookie);
    return ((await answer.json()) as SessionAnswer).me?.email;
  };
  await look(wrongToken);
  asked.statements = 0;
  for (let call = 0; call < 20; call++) {
    expect(await look("junk")).toBeUndefined();
    expect(await look(wrongToken)).toBeUndefined();
  }
  expect(asked.statements).toBe(0);
  expect(await look(token)).toBe("staff@circleurban.example");
});

test("a colleague who is signed in does not wait for the strangers of the same network", async () => {
  const inner = await emptyPGlite();
  const slow = Promise.withResolvers<void>();
  let isSlow = false;
  const db = database({
    ...inner,
    query: async (text, parameters) => {
      if (isSlow && text.includes("insert into staff_link_requests")) await slow.promise;
      return inner.query(text, parameters);
    },
  });
  const desk = await testDesk({ db });
  const token = await desk.signedIn();
  expect((await desk.readFrom(office, "account", token)).status).toBe(200);
  isSlow = true;
  const strangers = Array.from({ length: 20 }, (_, call) =>
    at(desk)("sign-in/link", { email: `guess${call}@circleurban.example` }),
  );
  expect((await desk.readFrom(office, "account", token)).status).toBe(200);
  slow.resolve();
  for (const answer of await Promise.all(strangers)) expect(answer.status).toBe(200);
});

test("a session that another place ended is not taken for a living one", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  expect((await desk.readFrom(office, "account", token)).status).toBe(200);
  await desk.db.query("delete from staff_sessions");
  expect((await desk.readFrom(office, "account", token)).status).toBe(401);
  expect((await desk.readFrom(office, "account", token)).status).toBe(401);
});

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, 0]));

test.each([
  ["messages/status", names(2_000)],
  ["letters/preview", { content: names(30_000) }],
])("%s takes as many values as its form can hold, and parses no others", async (path, body) => {
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["pages", "messages"] });
  const parse = vi.spyOn(JSON, "parse");
  const { status } = await desk.post(path, body, token);
  const parsed = parse.mock.calls.map(([text]) => text.length);
  parse.mockRestore();
  expect(status).toBe(400);
  expect(Math.max(0, ...parsed)).toBeLessThan(10_000);
});

test.each(["messages/status", "letters/preview"])(
  "%s counts what it refuses, and reads nothing more of whoever goes on",
  async (path) => {
    const desk = await testDesk();
    const rights = { permissions: ["pages" as const, "messages" as const] };
    const token = await desk.signedIn(rights);
    const send = (who = token) => desk.post(path, { mistake: "wrong" }, who);
    let mistakes = 0;
    let refused = await send();
    for (; refused.status === 400 && mistakes < 1_000; mistakes++) refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // Nobody makes so many by mistake.
    expect(mistakes).toBeGreaterThan(200);
    const parse = vi.spyOn(JSON, "parse");
    await send();
    const parsed = parse.mock.calls.map(([text]) => text);
    parse.mockRestore();
    expect(parsed.join()).not.toContain("mistake");
    expect((await send(await desk.signedIn(rights, "ada@circleurban.example"))).status).toBe(400);
  },
);

test("a colleague can publish every page at once, and answer a hundred messages", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ permissions: ["pages", "messages"] });
  const documents = Array.from({ length: 200 }, (_, at) => ({ name: `page-${at}`, revision: 1 }));
  const publish = await desk.post("pages/publish", { documents }, token);
  expect((await publish.json()).error).toBe("We couldn't find this page, fact or list.");
  const messages = Array.from({ length: 100 }, () => ({ id: crypto.randomUUID(), revision: 0 }));
  const done = await desk.post("messages/several/status", { messages, status: "done" }, token);
  expect((await done.json()).error).toBe("This message no longer exists.");
});
