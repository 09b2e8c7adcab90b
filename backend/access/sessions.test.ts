import { expect, test } from "vitest";
import { newToken } from "#backend/storage/fingerprint.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { tidyAccess } from "./link-requests.ts";

const hour = 3600;

const meOf = async (answer: Response) =>
  ((await answer.json()) as { me: { email: string } | null }).me;

test("a session ends after twelve hours without a visit", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  desk.wait(12 * hour - 1);
  expect((await desk.read("account", token)).status).toBe(200);
  desk.wait(12 * hour);
  expect((await desk.read("account", token)).status).toBe(401);
});

test("a session ends after thirty days, however often it is used", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  for (let halfDay = 1; halfDay < 60; halfDay++) {
    desk.wait(12 * hour - 1);
    expect((await desk.read("account", token)).status).toBe(200);
  }
  desk.wait(11 * hour);
  expect((await desk.read("account", token)).status).toBe(200);
  desk.wait(hour + 60);
  expect((await desk.read("account", token)).status).toBe(401);
});

test("a session begun under a clock that was ahead ends when the clock is right", async () => {
  const desk = await testDesk();
  desk.wait(3 * 366 * 24 * hour);
  const token = await desk.signedIn();
  expect((await desk.read("account", token)).status).toBe(200);
  desk.wait(-3 * 366 * 24 * hour);
  expect((await desk.read("account", token)).status).toBe(401);
  await tidyAccess(desk.deps);
  expect(await desk.db.query("select 1 from staff_sessions")).toEqual([]);
});

test("a visit that a process with its clock ahead wrote down ends no session", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  desk.wait(3 * hour);
  expect((await desk.read("account", token)).status).toBe(200);
  desk.wait(-3 * hour);
  await tidyAccess(desk.deps);
  expect((await desk.read("account", token)).status).toBe(200);
});

test("a visit is written down at most once a minute", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  const seen = async () =>
    (await storedRows<{ at: Date }>(desk.db, "select last_seen_at as at from staff_sessions"))[0]
      ?.at;
  const first = await seen();
  desk.wait(59);
  await desk.read("account", token);
  expect(await seen()).toEqual(first);
  desk.wait(1);
  await desk.read("account", token);
  expect(await seen()).toEqual(desk.deps.now());
});

test("forged, foreign and damaged cookies open nothing", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  const [{ hash = "" } = {}] = await storedRows<{ hash: string }>(
    desk.db,
    "select token_hash as hash from staff_sessions",
  );
  const { token: invented } = await newToken();
  for (const forged of [
    invented,
    hash,
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase(),
    `${token.slice(0, -1)}%00`,
    "' or true --",
    "",
  ])
    expect((await desk.read("account", forged)).status).toBe(401);
  const plainName = await desk.read("account", undefined, { cookie: `circle-desk=${token}` });
  expect(plainName.status).toBe(401);
});

test("the token is in no table", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  const rows = await desk.db.query("select * from staff_sessions");
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a token that was in the browser before the sign-in opens nothing after it", async () => {
  const desk = await testDesk();
  const attacker = await desk.signedIn({}, "attacker@circleurban.example");
  await desk.person("victim@circleurban.example");
  const link = await desk.linkFor("victim@circleurban.example");
  const answer = await desk.post("sign-in/use-link", { token: link }, attacker);
  expect(answer.status).toBe(200);
  const token = desk.tokenIn(answer);
  expect(token).not.toBe(attacker);
  expect(await meOf(await desk.read("session", token))).toMatchObject({
    email: "victim@circleurban.example",
  });
  expect((await desk.read("account", attacker)).status).toBe(401);

  const { token: planted } = await newToken();
  const second = await desk.linkFor("victim@circleurban.example");
  const answered = await desk.post("sign-in/use-link", { token: second }, planted);
  expect(desk.tokenIn(answered)).not.toBe(planted);
  expect((await desk.read("account", planted)).status).toBe(401);
});

test("the cookie is for this host alone, and out of reach of scripts and other sites", async () => {
  const desk = await testDesk();
  await desk.person("staff@circleurban.example");
  const token = await desk.linkFor("staff@circleurban.example");
  const answer = await desk.post("sign-in/use-link", { token });
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^__Host-circle-desk=[\w-]{43}; /);
  for (const part of ["Path=/", "HttpOnly", "Secure", "SameSite=Strict", "Max-Age=2592000"])
    expect(cookie.split("; ")).toContain(part);
  expect(cookie).not.toContain("Domain");
});

test("signing out ends the session and takes the cookie away", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn();
  const answer = await desk.post("sign-out", {}, token);
  expect(answer.headers.get("set-cookie")).toMatch(/^__Host-circle-desk=; Max-Age=0/);
  expect((await desk.read("account", token)).status).toBe(401);
});

test("signing out everywhere ends every session of that person and nobody else's", async () => {
  const desk = await testDesk();
  const id = await desk.person("one@circleurban.example");
  const [first, second] = [await desk.signIn(id), await desk.signIn(id)];
  const other = await desk.signedIn({}, "two@circleurban.example");
  expect((await desk.post("account/sign-out-everywhere", {}, first)).status).toBe(200);
  expect((await desk.read("account", second)).status).toBe(401);
  expect((await desk.read("account", other)).status).toBe(200);
});

test("nobody ends another's session but an owner", async () => {
  const desk = await testDesk();
  const other = await desk.signedIn({}, "two@circleurban.example");
  const [{ id = "" } = {}] = await storedRows<{ id: string }>(
    desk.db,
    "select id from staff_sessions",
  );
  const mine = await desk.signedIn({}, "one@circleurban.example");
  expect((await desk.post("account/end-session", { id }, mine)).status).toBe(404);
  const owner = await desk.signedIn({ owner: true }, "owner@circleurban.example");
  expect((await desk.post("people/end-session", { id }, owner)).status).toBe(200);
  expect((await desk.read("account", other)).status).toBe(401);
});

test("what ends in one process has ended in every other", async () => {
  const one = await testDesk();
  const other = await testDesk({ db: one.db });
  const id = await one.person("staff@circleurban.example", { permissions: ["gifts"] });
  const [first, second, third] = [
    await one.signIn(id),
    await other.signIn(id),
    await other.signIn(id),
  ];
  expect((await other.read("gifts", first)).status).toBe(200);
  await one.post("sign-out", {}, first);
  expect((await other.read("account", first)).status).toBe(401);
  const owner = await one.signedIn({ owner: true }, "owner@circleurban.example");
  await one.post("people/rights", { id, owner: false, permissions: ["messages"] }, owner);
  expect((await other.read("gifts", second)).status).toBe(403);
  await one.post("people/remove", { id }, owner);
  for (const token of [second, third])
    expect((await other.read("account", token)).status).toBe(401);
});
