import { describe, expect, test } from "vitest";
import type { DeskApi } from "#backend/endpoints.ts";
import { sendHeldDigest } from "#backend/inbox/digests.ts";
import { mailKind } from "#backend/outbox/staff.ts";
import { subjects } from "#backend/subjects.ts";
import { emptyPGlite, testDatabases } from "#backend/testing/databases.ts";
import { testDesk } from "#backend/testing/desk.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { aMessage, aReader, aVolunteer } from "#backend/testing/inbox/samples.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { personalFileInSpanish } from "./spanish-personal-file.ts";

type Answer = DeskApi["GET"]["privacy"]["answer"];

const jane = "Jane.Doe@visitor.example";
/** Ends as hers does. */
const maryJane = "mary-jane.doe@visitor.example";

/** Jane has written, applied, subscribed and given; so has somebody else. */
const open = async (parts: Parameters<typeof testDesk>[0] = {}) => {
  const desk = await testDesk(parts);
  const token = await desk.signedIn({ owner: true });
  for (const email of [maryJane, jane]) {
    const message = await aMessage(desk, { email });
    await desk.post(
      "messages/note",
      { key: crypto.randomUUID(), ...message, text: "Call back on Monday." },
      token,
    );
    await aVolunteer(desk, { email });
    await aReader(desk, email);
    await aGift(desk, { email, name: "A Donor" });
  }
  await desk.db.query("update contact_messages set suspicion = 'too quick'");
  await sendHeldDigest(desk.deps);
  await desk.post("gifts/link", { email: jane, with: "jane@work.example" }, token);
  await desk.mails();
  // One that still waits.
  await aMessage(desk, { email: jane, subject: "My second question" });
  const ask = (path: string, email = jane) =>
    desk.read(`${path}?${new URLSearchParams({ email })}`, token);
  const kept = async (email: string) => {
    const { kept } = (await (await ask("privacy", email)).json()) as Answer;
    return Object.fromEntries(kept.map(({ what, entries }) => [what, entries]));
  };
  return { desk, token, ask, kept };
};

/** The tables in which the address stands anywhere. */
const tablesNaming = async ({ db }: Awaited<ReturnType<typeof testDesk>>, email: string) => {
  const tables = await storedRows<{ name: string }>(
    db,
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found = [];
  for (const { name } of tables) {
    const rows = await storedRows<{ row: string }>(
      db,
      `select t::text as row from ${name} t where t::text ~* $1`,
      [`(^|[^a-z-])${email.replaceAll(".", "\\.")}`],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
};

describe.each(testDatabases)("on $name", ({ open: database }) => {
  test("all that is kept about an address is shown, in whatever letters it is typed", async () => {
    const { kept } = await open({ db: await database() });
    const all = await kept(jane.toUpperCase());
    const counts = Object.entries(all).map(([what, entries]) => [what, entries.length]);
    expect(Object.fromEntries(counts)).toMatchObject({
      "Messages and applications": 3,
      Newsletter: 1,
      Gifts: 1,
      "Emails about gifts": 2,
    });
    const said = JSON.stringify(all);
    expect(all.Emails?.map(({ title }) => title)).toContain("We have your message");
    for (const words of ["Call back on Monday.", "My second question", "jane@work.example", "$50"])
      expect(said).toContain(words);
    // A list for staff names others too: that it names her is said, not what it says of them.
    expect(said).toContain("It is about other people, too, and is not shown.");
    expect(said.toLowerCase()).not.toContain("mary-jane");
    expect(await kept("nobody@visitor.example")).toEqual({});
  });

  test("one act deletes it everywhere; gifts stay, and so does what is somebody else's", async () => {
    const { desk, token, kept } = await open({ db: await database() });
    const before = await kept(maryJane);
    expect((await desk.post("privacy/delete", { email: jane }, token)).status).toBe(200);
    expect(Object.keys(await kept(jane))).toEqual(["Gifts", "Emails about gifts"]);
    expect(await tablesNaming(desk, jane)).toEqual(["donor_addresses", "gifts", "mails"]);
    const kinds = await storedRows<{ kind: string }>(
      desk.db,
      "select kind from mails where lower(recipient) = lower($1)",
      [jane],
    );
    expect(kinds.map(({ kind }) => mailKind(kind).access)).toEqual(["gifts", "gifts"]);
    const after = await kept(maryJane);
    expect({ ...after, Emails: [] }).toEqual({ ...before, Emails: [] });

    const { action, about } = (await desk.log()).at(-1) ?? {};
    expect(action).toBe("deleted what we had about a person");
    expect(about).toMatch(/^Messages and applications: 3, Newsletter: 1, Emails: \d+$/);
    const again = await desk.post("privacy/delete", { email: jane }, token);
    expect(again.status).toBe(404);
  });

  test("an address that was corrected is named, and the gift is the other address's", async () => {
    const { desk, token, kept } = await open({ db: await database() });
    const gift = await aGift(desk, { email: "typo@visitor.example" });
    const correction = {
      id: gift.id,
      from: "typo@visitor.example",
      email: "right@visitor.example",
    };
    const corrected = { ...correction, everywhere: false, sendReceipt: false };
    expect((await desk.post("gifts/correct-address", corrected, token)).status).toBe(200);
    const { Gifts } = await kept("typo@visitor.example");
    expect(Gifts?.map(({ title }) => title)).toEqual(["Email address of a gift corrected"]);
    expect(Gifts?.[0]?.fields).toEqual([]);
  });

  test("an address that is only linked to a donor's is named without theirs, and deleted", async () => {
    const { desk, token, kept } = await open({ db: await database() });
    const work = "jane@work.example";
    expect(await kept(work)).toMatchObject({
      "Linked email addresses": [{ title: "Linked to another email address", fields: [] }],
    });
    expect((await desk.post("privacy/delete", { email: work }, token)).status).toBe(200);
    // The email that told of the link goes by age, as all that went out about gifts.
    expect(Object.keys(await kept(work))).toEqual(["Emails about gifts"]);
    expect(await tablesNaming(desk, work)).toEqual(["mails"]);
    expect((await desk.log()).at(-1)).toMatchObject({ about: "Linked email addresses: 1" });
  });

  test("statements of a year that went to an address are named", async () => {
    const { desk, kept } = await open({ db: await database() });
    await desk.db.query(
      `with run as (insert into statement_runs (year, started_at, started_by, ended_at)
         values (2025, now(), 'Ada', now()) returning id)
       insert into statement_recipients (run_id, email, outcome) select id, $1, 'sent' from run`,
      [jane.toLowerCase()],
    );
    const { Gifts } = await kept(jane);
    expect(Gifts?.map(({ title }) => title)).toEqual([
      "Gift of $50",
      "Year-end statement for 2025",
    ]);
  });
});

test("one file holds all of it for the person, and escapes what was typed", async () => {
  const { desk, ask } = await open();
  await aMessage(desk, { email: jane, subject: "<script>alert(1)</script>" });
  const answer = await ask("privacy/file");
  expect(answer.headers.get("content-disposition")).toContain("attachment");
  const file = await answer.text();
  for (const words of ["My second question", "Newsletter: subscribed", "$50", "at least 7 years"])
    expect(file).toContain(words);
  expect(file).not.toContain("<script>");
  expect((await desk.log()).at(-1)).toMatchObject({
    action: "exported what we have about a person",
    about: null,
  });
});

test("the file is one that a neighbor can read, with days as in Chicago", async () => {
  const { desk, ask } = await open();
  const file = await (await ask("privacy/file")).text();
  expect(file).toContain("What we have about you");
  expect(file).toContain((await desk.deps.site()).organisation.phone);
  expect(file).toMatch(/\b[A-Z][a-z]+ \d+, 2026 at \d+:\d\d [AP]M/);
  expect(file).not.toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d|\b(delivered|past_due)\b/);
});

test("who wrote in Spanish last gets the file in Spanish, all but what people wrote", async () => {
  const { desk, ask, kept } = await open();
  desk.wait(60);
  await aMessage(desk, { email: jane, language: "es" });
  const entries = Object.entries(await kept(jane));
  const ours = entries.flatMap(([what, all]) => [
    what,
    ...all.flatMap(({ fields }) => fields.map(([name]) => name)),
  ]);
  expect([...new Set(ours)].filter((words) => !(words in personalFileInSpanish))).toEqual([]);
  const file = await (await ask("privacy/file")).text();
  expect(file).toContain('<html lang="es">');
  for (const words of [
    "Lo que tenemos sobre usted",
    "al menos 7 años",
    "Boletín: suscripción",
    "prueban lo que",
  ])
    expect(file).toContain(words);
  expect(file).not.toMatch(/<h3>(Gift|Newsletter)|<dt>(Name|Status|Paid by)/);
});

test("it is for owners, and taking out or deleting asks for a fresh sign-in", async () => {
  const { desk, token, ask } = await open();
  const everything = { permissions: ["messages", "gifts", "pages"] as const };
  const other = await desk.signedIn(
    { permissions: [...everything.permissions] },
    "b@circleurban.example",
  );
  expect((await desk.post("privacy/delete", { email: jane }, other)).status).toBe(403);
  desk.wait(16 * 60);
  const stale = await desk.post("privacy/delete", { email: jane }, token);
  expect(await stale.json()).toMatchObject({ code: "sign-in-again" });
  expect((await ask("privacy/file")).status).toBe(stale.status);
  expect((await ask("privacy")).status).toBe(200);
});

test("an email to somebody else that has not gone yet stays, and is not shown", async () => {
  const { desk, token, kept } = await open();
  await desk.mails();
  const ann = await aMessage(desk, { email: "ann@visitor.example" });
  const reply = {
    ...ann,
    key: crypto.randomUUID(),
    text: `Please write to ${jane}, too.`,
    status: "done",
  };
  expect((await desk.post("messages/reply", reply, token)).status).toBe(200);
  const all = await kept(jane);
  expect(all["Emails to others"]).toHaveLength(1);
  expect(JSON.stringify(all["Emails to others"])).not.toContain("Please write");
  expect((await desk.post("privacy/delete", { email: jane }, token)).status).toBe(200);
  expect((await desk.mails()).map(({ to }) => to)).toContain("ann@visitor.example");
  expect((await kept(jane)).Emails).toHaveLength(1);
});

test("what colleagues were emailed about a message is shown and goes with it, unsent or not", async () => {
  const { desk, token, ask, kept } = await open();
  const colleague = { permissions: ["messages" as const], name: "Ruth Banks" };
  const to = await desk.person("ruth@circleurban.example", colleague);
  const told = await aMessage(desk, { email: jane, subject: "My asylum case" });
  const waiting = await aMessage(desk, { email: jane, subject: "My other case" });
  const other = await aMessage(desk, { email: maryJane, subject: "Apples" });
  await desk.post("messages/assign", { ...told, to }, token);
  await desk.mails();
  await desk.post("messages/several/assign", { messages: [waiting, other], to }, token);
  const noted = { ...other, revision: other.revision + 1, key: crypto.randomUUID() };
  await desk.post("messages/note", { ...noted, text: "@Ruth Banks, please call." }, token);

  const emails = (await kept(jane))["Emails to colleagues"];
  const subject = (words: string) => ["Subject", words];
  expect(emails?.map(({ fields }) => fields[1])).toEqual([
    subject("My asylum case"),
    subject("My other case"),
  ]);
  expect(await (await ask("privacy/file")).text()).toContain("Emails to colleagues");

  expect((await desk.post("privacy/delete", { email: jane }, token)).status).toBe(200);
  const named = "select id from mails where mails::text ~ 'My (asylum|other) case'";
  expect(await storedRows(desk.db, named)).toEqual([]);
  const sent = (await desk.mails()).filter(({ kind }) => kind === "message-for-colleague");
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining(": Apples")]);
  expect((await kept(maryJane))["Emails to colleagues"]).toHaveLength(1);
});

test("a link to the desk is nobody's to read: an old session would become a new one", async () => {
  const { desk, ask } = await open();
  const me = "staff@circleurban.example";
  const link = await desk.linkFor(me);
  expect(link).toHaveLength(43);
  for (const path of ["privacy", "privacy/file"]) {
    const said = await (await ask(path, me)).text();
    expect(said).toContain("signs in whoever opens it");
    expect(said).not.toContain(link);
  }
});

test("whoever reads about many people is named in the log and asked to sign in again", async () => {
  const { desk, ask } = await open();
  await desk.db.query(
    `insert into mails
       (key, kind, recipient, subject, body_text, message_id, next_attempt_at, created_at)
     select n, 'reply', 'p' || n % 2 || '@visitor.example', 'Re', 'Words', n, now(), now()
     from generate_series(1, 400) as n`,
  );
  desk.wait(16 * 60);
  const ofOne = () => ask("privacy", "p0@visitor.example");
  // The same again counts once.
  for (const answer of [await ofOne(), await ofOne()]) expect(answer.status).toBe(200);
  const other = await ask("privacy", "p1@visitor.example");
  expect(await other.json()).toMatchObject({ code: "sign-in-again" });
  expect((await desk.log()).at(-1)).toMatchObject({ action: "read many entries about people" });
});

test("an address that ends another one after an apostrophe is another address", async () => {
  const { desk, kept } = await open();
  await aMessage(desk, { email: "o'brien@visitor.example" });
  await aMessage(desk, { message: "My other one is 'brian@visitor.example', as well." });
  expect(await kept("brien@visitor.example")).toEqual({});
  expect((await kept("brian@visitor.example"))["Emails to others"]).toHaveLength(1);
});

test("our own mailbox is nobody's data: what comes there is other people's", async () => {
  const { desk, token, ask } = await open();
  const ours = "FrontDesk@circleurban.example";
  for (const path of ["privacy", "privacy/file"]) expect((await ask(path, ours)).status).toBe(400);
  expect((await desk.post("privacy/delete", { email: ours }, token)).status).toBe(400);
});

test("what came to a mailbox that was ours before stays other people's", async () => {
  const { desk, ask } = await open();
  desk.deps.settings.staffEmail = "office@circleurban.example";
  const said = await (await ask("privacy", "frontdesk@circleurban.example")).text();
  for (const words of [aContactMessage.message, "My second question", "visitor.example"])
    expect(said).not.toContain(words);
  expect(said).toContain("Notice to our staff");
});

test("every column that holds an email address is somebody's", async () => {
  const db = await emptyPGlite();
  const columns = await storedRows<{ name: string }>(
    db,
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type <> 'boolean' order by 1`,
  );
  const all = columns.map(({ name }) => name);
  const named = subjects.flatMap(({ personal = [] }) => personal.flatMap((one) => one.columns));
  // Our own address, under which the site writes.
  const ours = ["mails.sender_email"];
  const holding = all.filter((name) => /\..*(email|recipient|reply_to)/.test(name));
  expect(holding.filter((name) => ![...named, ...ours].includes(name))).toEqual([]);
  expect(named.filter((name) => !all.includes(name))).toEqual([]);
});
