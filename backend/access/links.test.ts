import { expect, test } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { counted } from "#backend/testing/counted.ts";
import { emptyPGlite, testDatabases } from "#backend/testing/databases.ts";
import { testDesk, tokenInMail } from "#backend/testing/desk.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import {
  answerLinkRequests,
  linksFromNetwork,
  linksToAccount,
  tidyAccess,
} from "./link-requests.ts";
import { linkMinutes, makeLink } from "./links.ts";

const email = "staff@circleurban.example";
const minute = 60;

const usedUp = {
  success: false,
  code: "invalid",
  error: "This link was already used or has expired. Please ask for a new one.",
};

test("a link by mail lets in once", async () => {
  const desk = await testDesk();
  await desk.person(email);
  const token = await desk.linkFor(email);
  expect((await desk.post("sign-in/use-link", { token })).status).toBe(200);
  const again = await desk.post("sign-in/use-link", { token });
  expect(again.status).toBe(400);
  expect(await again.json()).toEqual(usedUp);
});

test("every link that goes out stands in the log, without a name for whoever asked", async () => {
  const desk = await testDesk();
  await desk.person(email, { name: "Ana" });
  await desk.person("new@circleurban.example", { name: "", joined: false });
  for (const asked of [email, "new@circleurban.example", "nobody@circleurban.example"])
    await desk.linkFor(asked);
  const actor = "Sign-in page";
  expect(await desk.log()).toEqual([
    { actor, action: "emailed a sign-in link", about: `Ana (${email})` },
    { actor, action: "emailed the invitation again", about: "new@circleurban.example" },
  ]);
});

test("whoever asks for a link puts no invitation out of use; a new invitation does", async () => {
  const desk = await testDesk();
  const owner = await desk.signedIn({ owner: true }, "owner@circleurban.example");
  const invited = { email, owner: false, permissions: ["messages"] };
  const invitation = async (path: string, body: object) => {
    expect((await desk.post(path, body, owner)).status).toBe(200);
    return tokenInMail((await desk.mails()).at(-1));
  };
  const look = async (token?: string) =>
    (await desk.post("invitation/look", { token }, undefined, {}, "192.0.2.61")).status;
  const first = await invitation("people/invite", invited);
  const asked = await desk.linkFor(email);
  expect(asked).not.toBe(first);
  expect([await look(first), await look(asked)]).toEqual([200, 200]);
  const [account] = await storedRows<{ id: string }>(
    desk.db,
    "select id from staff_accounts where not owner",
  );
  const second = await invitation("people/invite-again", { id: account?.id });
  expect([await look(first), await look(asked), await look(second)]).toEqual([400, 400, 200]);
});

test("looking at a link, and any GET, uses nothing up", async () => {
  const desk = await testDesk();
  await desk.person(email, { joined: false, name: "" });
  const token = await desk.linkFor(email);
  for (let time = 0; time < 3; time++) {
    const look = await desk.post("invitation/look", { token });
    expect(await look.json()).toEqual({ success: true, email, name: "" });
  }
  for (const path of ["sign-in/use-link", "invitation/accept", "invitation/look"])
    expect((await desk.read(`${path}?token=${token}&name=Ana`)).status).toBe(405);
  const answer = await desk.post("invitation/accept", { token, name: "Ana" });
  expect(answer.status).toBe(200);
});

test.each([
  ["invitation", 48 * 60],
  ["sign-in", 20],
] as const)("a link for the %s runs out after %i minutes", async (purpose, minutes) => {
  const desk = await testDesk();
  const joined = purpose === "sign-in";
  await desk.person(email, { joined });
  const use = (token?: string) =>
    joined
      ? desk.post("sign-in/use-link", { token })
      : desk.post("invitation/accept", { token, name: "Ana" });
  const late = await desk.linkFor(email);
  desk.wait(minutes * minute);
  expect((await use(late)).status).toBe(400);
  const inTime = await desk.linkFor(email);
  desk.wait(minutes * minute - 1);
  expect((await use(inTime)).status).toBe(200);
});

test.each(["invitation", "sign-in"] as const)(
  "a link for the %s made under a clock that was ahead lets nobody in when the clock is right",
  async (purpose) => {
    const desk = await testDesk();
    const id = await desk.person(email, { joined: purpose === "sign-in" });
    const link = await makeLink(
      desk.db,
      desk.deps.settings,
      id,
      purpose,
      new Date(desk.deps.now().getTime() + 3 * 366 * 24 * 3_600_000),
    );
    const token = new URL(link).hash.slice(1);
    const path = purpose === "sign-in" ? "sign-in/use-link" : "invitation/accept";
    const answer = await desk.post(path, { token, name: "Ana" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(usedUp);
    expect(await desk.db.query("select 1 from staff_sessions")).toEqual([]);
  },
);

test("a link to sign in may not last as long as an invitation", async () => {
  const desk = await testDesk();
  const id = await desk.person(email);
  const { settings, now } = desk.deps;
  const anHourAhead = new Date(now().getTime() + 3_600_000);
  const link = await makeLink(desk.db, settings, id, "sign-in", anHourAhead);
  const token = new URL(link).hash.slice(1);
  expect((await desk.post("sign-in/use-link", { token })).status).toBe(400);
});

test.each([
  [true, "20 minutes"],
  [false, "48 hours"],
])("an email with a link says how long it works (joined: %s): %s", async (joined, lasts) => {
  const desk = await testDesk();
  await desk.person(email, { joined });
  await desk.post("sign-in/link", { email });
  await tidyAccess(desk.deps);
  const words = (await desk.mails()).at(-1)?.text.replaceAll(/\s+/g, " ");
  expect(words).toContain(`works once, for ${lasts}.`);
});

test("a link for one thing is none for the other", async () => {
  const desk = await testDesk();
  await desk.person(email);
  const token = await desk.linkFor(email);
  expect((await desk.post("invitation/accept", { token, name: "Ana" })).status).toBe(400);
  expect((await desk.post("sign-in/use-link", { token })).status).toBe(200);
});

test("a sign-in puts the other links of that person out of use", async () => {
  const desk = await testDesk();
  await desk.person(email);
  const first = await desk.linkFor(email);
  const second = await desk.linkFor(email);
  expect((await desk.post("sign-in/use-link", { token: second })).status).toBe(200);
  expect((await desk.post("sign-in/use-link", { token: first })).status).toBe(400);
});

test("whoever was removed is not let in by a link from before", async () => {
  const desk = await testDesk();
  const id = await desk.person(email);
  const token = await desk.linkFor(email);
  await desk.db.query("update staff_accounts set removed_at = now() where id = $1", [id]);
  expect((await desk.post("sign-in/use-link", { token })).status).toBe(400);
});

test("only the hash of a link is kept, once it is on its way", async () => {
  const desk = await testDesk();
  await desk.person(email);
  const token = await desk.linkFor(email);
  const rows = await desk.db.query("select * from staff_links");
  expect(rows).toHaveLength(1);
  rows.push(...(await desk.db.query("select * from mails")));
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each(testDatabases)("a link used twice at once lets in once ($name)", async ({ open }) => {
  const db = await open();
  const desk = await testDesk({ db });
  const id = await desk.person(email);
  const link = await makeLink(db, desk.deps.settings, id, "sign-in", desk.deps.now());
  const token = link.split("#")[1];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => desk.post("sign-in/use-link", { token })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  await db.close();
});

/** Notes every question to the database. */
const noting = (db: Database, notes: string[]): Database =>
  database({
    query(text, parameters) {
      notes.push(text);
      return db.query(text, parameters);
    },
    transaction: (work) => {
      notes.push("transaction");
      return db.transaction((tx) => work(noting(tx, notes)));
    },
  });

test("a known and an unknown address get the same answer, by the same steps, before anybody is looked up", async () => {
  const ask = async (asked: string) => {
    const notes: string[] = [];
    const quiet = await testDesk();
    const desk = await testDesk({ db: noting(quiet.db, notes) });
    await desk.person(email);
    notes.length = 0;
    const answer = await desk.post("sign-in/link", { email: asked });
    const { status } = answer;
    const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
    return { steps: [...notes], status, headers, body: await answer.text() };
  };
  const known = await ask(email);
  const unknown = await ask("nobody@circleurban.example");
  expect(known).toEqual(unknown);
  expect(known.status).toBe(200);
  expect(known.steps.join()).not.toContain("staff_accounts");
});

test("an unknown address gets no mail", async () => {
  const desk = await testDesk();
  expect(await desk.linkFor("nobody@circleurban.example")).toBeUndefined();
  expect(await desk.db.query("select * from staff_link_requests")).toEqual([]);
});

test("a request that was written down before a crash is answered by the regular work", async () => {
  const desk = await testDesk();
  await desk.person(email);
  await desk.db.query(
    "insert into staff_link_requests (email_key, requested_at) values ($1, now())",
    [email],
  );
  await answerLinkRequests(desk.deps);
  const [mail] = await desk.mails();
  expect(tokenInMail(mail)).toBeDefined();
});

test("whoever asks too often has a link in the mailbox that works", async () => {
  const desk = await testDesk();
  await desk.person(email);
  const tokens: string[] = [];
  for (let time = 0; time < 8; time++) {
    const token = await desk.linkFor(email);
    if (token) tokens.push(token);
  }
  expect(tokens).toHaveLength(5);
  expect((await desk.post("sign-in/use-link", { token: tokens.at(-1) })).status).toBe(200);
});

test.each([linksFromNetwork, linksToAccount])(
  "the next of $name is allowed before the last runs out",
  (limit) => {
    expect(limit.seconds / limit.most).toBeLessThan(
      Math.min(...Object.values(linkMinutes)) * minute,
    );
  },
);

test("a stranger who asks for an employee's links uses up none of theirs", async () => {
  const desk = await testDesk();
  await desk.person(email);
  for (let time = 0; time < 10; time++)
    await desk.post("sign-in/link", { email }, undefined, {}, "198.51.100.66");
  await tidyAccess(desk.deps);
  for (let time = 0; time < 10; time++) {
    await desk.post("sign-in/link", { email }, undefined, {}, `2001:db8:66:${time}::1`);
    await tidyAccess(desk.deps);
  }
  await desk.mails();
  const answer = await desk.post("sign-in/link", { email }, undefined, {}, "203.0.113.7");
  expect(answer.status).toBe(200);
  await tidyAccess(desk.deps);
  const token = tokenInMail((await desk.mails()).at(-1));
  expect((await desk.post("sign-in/use-link", { token })).status).toBe(200);
});

test("a stranger whose network is used up swallows no colleague's request of the same moment", async () => {
  const desk = await testDesk();
  await desk.person(email);
  const ask = (address: string) => desk.post("sign-in/link", { email }, undefined, {}, address);
  const stranger = "198.51.100.66";
  for (let time = 0; time < 6; time++) {
    await ask(stranger);
    await tidyAccess(desk.deps);
  }
  expect(await desk.mails()).toHaveLength(5);
  for (const address of [stranger, "203.0.113.7", stranger]) await ask(address);
  expect(await tidyAccess(desk.deps)).toBe(1);
  const token = tokenInMail((await desk.mails()).at(-1));
  expect((await desk.post("sign-in/use-link", { token })).status).toBe(200);
});

test("requests for addresses of nobody are looked up together", async () => {
  const { asked, db } = counted(await emptyPGlite());
  const desk = await testDesk({ db });
  await desk.person(email);
  for (let call = 0; call < 50; call++)
    await desk.post("sign-in/link", { email: `guess${call}@circleurban.example` });
  await desk.post("sign-in/link", { email });
  asked.statements = 0;
  expect(await answerLinkRequests(desk.deps)).toBe(1);
  expect(asked.statements).toBeLessThan(10);
});
