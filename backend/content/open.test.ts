import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { filesTransport } from "#backend/mail/open-transport.ts";
import { composeRaw } from "#backend/mail/smtp.ts";
import { open } from "#backend/runtime.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
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
  const by = { id: null, name: "Ada" };
  await db.transaction(async (tx) => {
    const { name, version } = document;
    const revision = { document: name, version, content, note: "" };
    const number = await addRevision(tx, revision, { by, now: new Date() });
    await setPublished(tx, [{ document: name, number }], "", { by, now: new Date() });
  });
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

test("content that does not come keeps nobody waiting, and what was said last is said again", async () => {
  let away = false;
  const site = siteFrom(() => (away ? new Promise<never>(() => {}) : Promise.resolve(snapshot)));
  expect((await site()).organisation.phone).toBe(phone);
  away = true;
  expect((await site()).organisation.phone).toBe(phone);
});
