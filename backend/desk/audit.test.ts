import { describe, expect, test } from "vitest";
import { inviteWithLink } from "#backend/access/invitations.ts";
import { endpoints } from "#backend/endpoints.ts";
import { passkeyFor } from "#backend/testing/access/authenticator.ts";
import { shipped } from "#backend/testing/content/editor.ts";
import { contentSamples } from "#backend/testing/content/samples.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { giftSamples } from "#backend/testing/giving/samples.ts";
import { aMessage, inboxSamples } from "#backend/testing/inbox/samples.ts";
import { letterQuestions, letterSamples } from "#backend/testing/newsletter/letters.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { keptTables } from "#backend/upkeep/tables.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;
type Setting = { desk: Desk; owner: string; colleague: string };

const sessionOf = async ({ desk }: Setting, accountId: string) => {
  await desk.signIn(accountId);
  const [row] = await storedRows<{ id: string }>(
    desk.db,
    "select id from staff_sessions where account_id = $1 order by id limit 1",
    [accountId],
  );
  return { id: row?.id };
};

const newPasskey = async ({ desk }: Setting, accountId: string) => {
  const token = await desk.signIn(accountId);
  const options = await desk.post("account/passkey-options", {}, token);
  const passkey = passkeyFor(desk.siteUrl);
  const response = passkey.create((await options.json()) as { challenge: string });
  return { id: passkey.id, token, response };
};

const storedPasskey = async (setting: Setting, accountId: string) => {
  const { id, token, response } = await newPasskey(setting, accountId);
  await setting.desk.post("account/add-passkey", { response }, token);
  return { id };
};

type Samples = Record<string, (setting: Setting) => unknown>;

/** What an owner sends to each endpoint that changes something, so that it succeeds. */
const samples: Samples = {
  "account/name": () => ({ name: "New Name" }),
  "account/add-passkey": async (setting) => ({
    response: (await newPasskey(setting, setting.owner)).response,
  }),
  "account/remove-passkey": (setting) => storedPasskey(setting, setting.owner),
  "account/end-session": (setting) => sessionOf(setting, setting.owner),
  "account/sign-out-everywhere": () => ({}),
  "sign-out": () => ({}),
  "people/invite": () => ({
    email: "new@circleurban.example",
    owner: false,
    permissions: ["pages"],
  }),
  "people/invite-again": ({ colleague }) => ({ id: colleague }),
  "people/rights": ({ colleague }) => ({ id: colleague, owner: true, permissions: [] }),
  "people/end-session": (setting) => sessionOf(setting, setting.colleague),
  "people/end-sessions": ({ colleague }) => ({ id: colleague }),
  "people/remove-passkey": (setting) => storedPasskey(setting, setting.colleague),
  "account/message-emails": () => ({ on: false }),
  "people/remove": ({ colleague }) => ({ id: colleague }),
  ...inboxSamples,
  ...giftSamples,
  ...contentSamples,
  ...letterSamples,
  "people/bring-back": async ({ desk, colleague }) => {
    await desk.db.query("update staff_accounts set removed_at = now() where id = $1", [colleague]);
    return { id: colleague };
  },
};

/** What an owner sends to each endpoint that is asked by POST, so that it is answered. */
const questions: Samples = {
  ...letterQuestions,
  "messages/presence": ({ desk }) => aMessage(desk),
  "pages/changes": () => ({ documents: [{ name: "hours", content: shipped("hours") }] }),
  "pages/preview": () => ({
    path: "/contact",
    documents: [{ name: "hours", content: shipped("hours") }],
  }),
  "pages/find-text": () => ({
    name: "hours",
    content: shipped("hours"),
    page: "/contact",
    texts: ["Saturday"],
    nth: 0,
    inFrame: false,
  }),
  "sign-in/link": () => ({ email: "owner@circleurban.example" }),
  "sign-in/passkey-options": () => ({}),
  "invitation/look": async ({ desk }) => {
    const link = await desk.db.transaction((tx) =>
      inviteWithLink(
        tx,
        desk.deps.settings,
        { email: "new@circleurban.example", owner: true, permissions: [] },
        desk.deps.now(),
      ),
    );
    return { token: new URL(link.link).hash.slice(1) };
  },
  "account/passkey-options": () => ({}),
};

const sampleFor = (path: string, known: Samples, setting: Setting) => {
  const sample = known[path];
  if (!sample) throw new Error(`Say in audit.test.ts what an owner sends to ${path}.`);
  return sample(setting);
};

/** Everything that is in a backup. */
const keptRows = async ({ db }: Desk) => {
  const kept = [];
  for (const table of await keptTables(db))
    kept.push([table, await db.query(`select t::text from ${table} t order by 1`)]);
  return kept;
};

describe("only what changes nothing that stays is posted without leaving an entry", () => {
  const asked = endpoints.filter(({ method, kind }) => method === "POST" && kind === "read");
  test.each(asked.map(({ path }) => path))("%s", async (path) => {
    const desk = await testDesk();
    const owner = await desk.person("owner@circleurban.example", { owner: true });
    const body = await sampleFor(path, questions, { desk, owner, colleague: "" });
    const token = await desk.signIn(owner);
    const before = await keptRows(desk);
    const answer = await desk.post(path, body, token);
    expect(await answer.json()).toMatchObject({ success: true });
    expect(await keptRows(desk)).toEqual(before);
  });
});

describe("every write leaves one entry that names who made it", () => {
  const writing = endpoints.filter(({ kind, access }) => kind === "write" && access !== "public");
  test.each(writing.map(({ path }) => path))("%s", async (path) => {
    const desk = await testDesk();
    const owner = await desk.person("owner@circleurban.example", { owner: true, name: "Ruth" });
    const colleague = await desk.person("two@circleurban.example", { permissions: ["gifts"] });
    const body = await sampleFor(path, samples, { desk, owner, colleague });
    const token = await desk.signIn(owner);
    const before = (await desk.log()).length;
    const answer = await desk.post(path, body, token);
    expect(await answer.json()).toMatchObject({ success: true });
    const entries = (await desk.log()).slice(before);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.actor).toBe("Ruth (owner@circleurban.example)");
  });
});

test("what is refused leaves no entry", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  const id = "00000000-0000-4000-8000-000000000000";
  for (const path of ["people/remove", "people/end-session", "people/invite-again"])
    expect((await desk.post(path, { id }, token)).status).toBe(404);
  expect(await desk.log()).toEqual([]);
});

test.each(testDatabases)("nobody rewrites the log ($name)", async ({ open }) => {
  const db = await open();
  const desk = await testDesk({ db });
  const token = await desk.signedIn({ owner: true });
  await desk.post("account/name", { name: "Ana" }, token);
  for (const sql of [
    "update staff_audit set action = 'did nothing'",
    "delete from staff_audit",
    "truncate staff_audit",
  ])
    await expect(db.query(sql)).rejects.toThrow("refused");
  expect(await desk.log()).toHaveLength(1);
  await db.close();
});

test("owners read the log a page at a time, the latest first", async () => {
  const desk = await testDesk();
  const token = await desk.signedIn({ owner: true });
  for (let number = 1; number <= 60; number++)
    await desk.post("account/name", { name: `Name ${number}` }, token);
  const first = (await (await desk.read("audit", token)).json()) as {
    entries: { id: number; about: string }[];
    more: boolean;
  };
  expect(first.more).toBe(true);
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]?.about).toBe("Name 59 to Name 60");
  const last = first.entries.at(-1)?.id;
  const second = await (await desk.read(`audit?before=${last}`, token)).json();
  expect(second).toMatchObject({ more: false, entries: { length: 10 } });
});
