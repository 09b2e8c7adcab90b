import { emailKey } from "#backend/access/accounts.ts";
import { beginSession } from "#backend/access/sessions.ts";
import type { Rendering } from "#backend/content/rendering.ts";
import type { DeskApi } from "#backend/endpoints.ts";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import type { StoredMail } from "#backend/mail/mail.ts";
import { open } from "#backend/runtime.ts";
import { text } from "#backend/storage/columns.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPGlite } from "#backend/storage/pglite.ts";
import { createComparer } from "#hosts/node/comparing/comparer.ts";

type DocumentAnswer = DeskApi["GET"]["pages/document"]["answer"];

const siteUrl = "http://localhost:3000";

/** The backend on the embedded database, in this process, with people who edit pages. */
export const openEditing = async (rendering?: Rendering) => {
  const db = await openPGlite();
  await migrate(db, await readMigrations());
  const mails: StoredMail[] = [];
  const transport = {
    async deliver(mail: StoredMail) {
      mails.push(mail);
    },
    close() {},
  };
  const { compare, close } = createComparer();
  const under: Promise<unknown>[] = [];
  const keepRunning = (work: Promise<unknown>) => under.push(work);
  const env = readEnv({ SITE_URL: siteUrl });
  const backend = await open(env, {
    log: silentLog,
    db,
    transport,
    rendering,
    compare,
    keepRunning,
  });

  const call = async (path: string, body?: unknown, token?: string) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await backend.fetch(
      new Request(new URL(path, siteUrl), {
        headers: {
          origin: siteUrl,
          "sec-fetch-site": "same-origin",
          "content-type": "application/json",
          ...(text && { "content-length": String(Buffer.byteLength(text)) }),
          ...(token && { cookie: `circle-desk=${token}` }),
        },
        ...(text && { method: "POST", body: text }),
      }),
      "203.0.113.7",
    );
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const signIn = async (owner: boolean) => {
    const email = `${owner ? "owner" : "editor"}@circleurban.example`;
    const now = new Date();
    const account = await db.row(
      { id: text },
      `insert into staff_accounts (email, email_key, name, owner, permissions, created_at, joined_at)
       values ($1, $2, 'Sample Person', $3, '{pages}', $4, $4) returning id`,
      [email, emailKey(email), owner, now],
    );
    const means = { accountId: account?.id ?? "", means: "link", device: "A proof" } as const;
    return beginSession(db, means, undefined, now);
  };
  const desk = (path: string, body?: unknown, token?: string) =>
    call(`/functions/v1/desk/pages/${path}`, body, token);
  /** Changes fields of a document and publishes them. */
  const publish = async (token: string, name: string, changed: object, times: object = {}) => {
    const asked = await desk(`document?name=${encodeURIComponent(name)}`, undefined, token);
    const found = JSON.parse(asked.text) as DocumentAnswer;
    const content = { ...(found.content as object), ...changed };
    const { draftRevision: revision, document } = found;
    const save = { name, revision, base: document.published, content };
    const saved = JSON.parse((await desk("save-draft", save, token)).text);
    return desk("publish", { documents: [{ name, revision: saved.revision }], ...times }, token);
  };
  return {
    db,
    backend,
    mails,
    call,
    desk,
    signIn,
    publish,
    settled: () => Promise.all(under),
    async close() {
      await backend.close();
      await close();
    },
  };
};
