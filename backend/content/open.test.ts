import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { unavailableMessage } from "#backend/app.ts";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { filesTransport } from "#backend/mail/open-transport.ts";
import { composeRaw } from "#backend/mail/smtp.ts";
import { open } from "#backend/runtime.ts";
import { type Database, DatabaseUnavailable } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { testSite } from "#backend/testing/site.ts";
import { organisation as document } from "#content/organisation.ts";
import { readSnapshot } from "#content/snapshot.ts";
import { siteFrom } from "./open.ts";
import { addRevision, setPublished } from "./published.ts";

const phone = "(773) 555-0111";
const content = {
  ...document.defaults,
  phone,
  fullName: "Circle of Austin",
  email: "office@austin.example",
};
const { snapshot } = readSnapshot([{ name: document.name, version: 1, content }], 4);

const publish = (db: Database) =>
  db.transaction(async (tx) => {
    const written = { by: { id: null, name: "Ada" }, now: new Date() };
    const { name, version } = document;
    const number = await addRevision(tx, { document: name, version, content, note: "" }, written);
    await setPublished(tx, [{ document: name, number }], "", written);
  });

const message = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@neighbor.example",
  subject: "General question",
  message: "Is the pantry open this Thursday?",
};

test("letters and answers give the phone number that was published last", async () => {
  const site = await testSite({ content: async () => snapshot });
  expect((await site.post("send-contact-form", message)).status).toBe(200);
  const letters = (await site.mails()).map(({ text }) => text.replaceAll("\u00a0", " ")).join();
  expect(letters).toContain(phone);
  expect(letters).toContain("Circle of Austin");
  expect(letters).not.toContain(document.defaults.phone);
});

test("an email names the sender that was published when it was written, whoever delivers it", async () => {
  const site = await testSite({ content: async () => snapshot });
  await site.post("send-contact-form", message);
  // Outside of any request, as the clock delivers.
  for (const mail of await site.mails()) {
    const { from } = await PostalMime.parse(await composeRaw(mail, "hello@circleurban.example"));
    expect(from).toEqual({ name: "Circle of Austin", address: "hello@circleurban.example" });
  }
});

test("work that a request sets going says what is published, also in what it delivers", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-said-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const db = await emptyPGlite();
  await publish(db);
  const env = readEnv({ SITE_URL: "http://localhost:3000" });
  const delivered: Promise<unknown>[] = [];
  const backend = await open(env, {
    log: silentLog,
    db,
    transport: filesTransport(folder, env.MAIL_FROM),
    keepRunning: (work) => delivered.push(work),
  });
  const sent = await backend.fetch(
    new Request("http://localhost:3000/functions/v1/send-contact-form", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    }),
    "203.0.113.7",
  );
  expect(sent.status).toBe(200);
  await Promise.all(delivered);
  const files = await readdir(folder);
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { from, to, replyTo } = await PostalMime.parse(await readFile(join(folder, file)));
    expect(from?.name).toBe("Circle of Austin");
    // Nobody set STAFF_EMAIL: staff read where the site says that people write to.
    const isForStaff = to?.[0]?.address === content.email;
    expect(replyTo?.[0]?.address).toBe(isForStaff ? message.email : content.email);
  }
  await backend.close();
});

test("the desk has the name that is published", async () => {
  const site = await testSite({ content: async () => snapshot });
  const answer = await site.request("desk/session", {
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(await answer.json()).toMatchObject({
    me: null,
    organisation: { name: document.defaults.name, fullName: "Circle of Austin" },
  });
});

test("the refusal of another site's form gives the published phone number", async () => {
  const site = await testSite({ content: async () => snapshot });
  const answer = await site.request("send-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(403);
  expect(((await answer.json()) as { error: string }).error).toContain(phone);
});

/** What is published, and a database that can be slow or away where it is read. */
const slowToRead = async () => {
  const db = await emptyPGlite();
  await publish(db);
  const state = { waitMs: 0, away: false };
  const query: Database["query"] = async (text, parameters) => {
    if (text.includes("content_publications")) {
      if (state.away) throw new DatabaseUnavailable("away");
      await setTimeout(state.waitMs);
    }
    return db.query(text, parameters);
  };
  return { state, db: database({ ...db, query }) };
};

test("whoever writes to the office of a site that has just started reaches the mailbox that was published, however slow its database is", async () => {
  const { state, db } = await slowToRead();
  state.waitMs = 700;
  const site = await testSite({ db });
  site.deps.settings.staffEmail = undefined;
  expect((await site.post("send-contact-form", message)).status).toBe(200);
  expect((await site.mails()).map(({ to }) => to).sort()).toEqual([message.email, content.email]);
});

test("a site that has never read what is published takes no message, and says so in a sentence", async () => {
  const { state, db } = await slowToRead();
  state.away = true;
  const site = await testSite({ db });
  const refused = await site.post("send-contact-form", message);
  expect(refused.status).toBe(503);
  expect(((await refused.json()) as { error: string }).error).toBe(unavailableMessage(shippedSite));
  expect(await site.mails()).toEqual([]);

  state.away = false;
  expect((await site.post("send-contact-form", message)).status).toBe(200);
  state.away = true;
  expect((await site.deps.site()).organisation.phone).toBe(phone);
});

test("content that does not come keeps nobody waiting, and what was said last is said again", async () => {
  let away = false;
  const site = siteFrom(() => (away ? new Promise<never>(() => {}) : Promise.resolve(snapshot)));
  expect((await site()).organisation.phone).toBe(phone);
  away = true;
  expect((await site()).organisation.phone).toBe(phone);
});
