import { emailKey } from "#backend/access/accounts.ts";
import { beginSession } from "#backend/access/sessions.ts";
import type { DeskApi } from "#backend/endpoints.ts";
import type { Database } from "#backend/storage/database.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { ask } from "./http.ts";

type DocumentAnswer = DeskApi["GET"]["pages/document"]["answer"];
type PublishAnswer = DeskApi["POST"]["pages/publish"]["answer"];

/** Somebody who edits pages at the desk of running processes. */
export const signInEditor = async (db: Database, siteUrl: string, { owner = false } = {}) => {
  const email = "editor@circleurban.example";
  const now = new Date();
  const [account] = await storedRows<{ id: string }>(
    db,
    `insert into staff_accounts (email, email_key, name, owner, permissions, created_at, joined_at)
     values ($1, $2, 'Sample Editor', $4, '{pages}', $3, $3) returning id`,
    [email, emailKey(email), now, owner],
  );
  const means = { accountId: account?.id ?? "", means: "link", device: "A test" } as const;
  const token = await beginSession(db, means, undefined, now);
  const headers = {
    origin: siteUrl,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
    cookie: `circle-desk=${token}`,
  };

  const call = async <Answer>(port: number, path: string, body?: unknown): Promise<Answer> => {
    const answer = await ask(port, `/functions/v1/desk/pages/${path}`, {
      headers,
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body.toString()) as Answer;
  };

  const save = async (port: number, name: string, changes: Record<string, unknown>) => {
    const found = await call<DocumentAnswer>(port, `document?name=${encodeURIComponent(name)}`);
    const { revision } = await call<{ revision: number }>(port, "save-draft", {
      name,
      revision: found.draftRevision,
      base: found.document.published,
      content: { ...(found.content as object), ...changes },
    });
    return { name, revision };
  };

  return {
    call,
    /** Changes fields of some documents through one process and publishes them together. */
    async publish(port: number, changes: Record<string, Record<string, unknown>>) {
      const documents = [];
      for (const [name, fields] of Object.entries(changes))
        documents.push(await save(port, name, fields));
      return call<PublishAnswer>(port, "publish", { documents });
    },
  };
};
