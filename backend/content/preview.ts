import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { markup } from "#backend/markup.ts";
import { notFound } from "#backend/refused.ts";
import { json, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { completed } from "#content/document.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { findDocument } from "./check.ts";
import { publishedSnapshot, type Replacement } from "./published.ts";
import type { RenderedPage } from "./rendering.ts";

/** Longer than anybody looks at one preview without typing. */
const staysMinutes = 60;

export const keepPreview = async (
  db: Database,
  accountId: string,
  documents: Replacement[],
): Promise<string> => {
  for (const { name } of documents) findDocument(name);
  // By one clock alone: of several processes one may have its own ahead.
  await db.query(
    "delete from content_previews where at < statement_timestamp() - make_interval(mins => $1)",
    [staysMinutes],
  );
  const { key } = await db.one(
    { key: text },
    `insert into content_previews (account_id, documents, at) values ($1, $2::jsonb, statement_timestamp())
     on conflict (account_id) do update set documents = excluded.documents, at = excluded.at
     returning key`,
    [accountId, JSON.stringify(documents)],
  );
  return key;
};

/** As it is typed: also what could not be published is shown as far as it goes. */
export const keptDocuments = async (db: Database, accountId: string, key: string) => {
  const row = await db.row(
    { documents: json(z.array(z.object({ name: z.string(), content: z.unknown() }))) },
    "select documents from content_previews where key = $1 and account_id = $2",
    [key, accountId],
  );
  if (!row) throw notFound("This preview has expired. Please open it again.");
  return row.documents;
};

const keptPreview = async (db: Database, accountId: string, key: string): Promise<Snapshot> => {
  const documents = await keptDocuments(db, accountId, key);
  const { snapshot } = await publishedSnapshot(db);
  return withDrafts(snapshot, documents);
};

/** What is published with other contents in its place, as they would be published. */
export const withDrafts = (snapshot: Snapshot, contents: readonly Replacement[]): Snapshot => {
  const drafts = Object.fromEntries(
    contents.map(({ name, content }) => [name, completed(findDocument(name), content)]),
  );
  return Object.freeze({ ...snapshot, documents: { ...snapshot.documents, ...drafts } });
};

/** The frame runs none, and its console would name each of them. What staff wrote is escaped. */
const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gis, "");

/** The page's own policy, except that the desk may show it in a frame. */
const framed = ({ html, headers }: RenderedPage) => {
  const answer = new Response(withoutScripts(html), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
  for (const [name, value] of headers) answer.headers.set(name, value);
  const policy = answer.headers.get("content-security-policy") ?? "script-src 'none'";
  answer.headers.set(
    "content-security-policy",
    `${policy.replace(/;?\s*frame-ancestors [^;]*/, "")}; frame-ancestors 'self'`,
  );
  answer.headers.set("x-frame-options", "SAMEORIGIN");
  answer.headers.set("x-robots-tag", "noindex");
  return answer;
};

const sentencePage = (sentence: string) =>
  framed({
    html: String(
      // Large, because the desk shows a whole page in half a window.
      markup`<!doctype html><html lang="en"><title>Preview</title><body><h1>${sentence}</h1></body></html>`,
    ),
    headers: [],
  });

export const showPreview = async (
  { db, rendering, log }: Deps,
  accountId: string,
  { key, path }: { key: string; path: string },
): Promise<Response> => {
  if (!rendering?.renderPage)
    return sentencePage("Pages are built elsewhere, so there is no preview here.");
  const snapshot = await keptPreview(db, accountId, key);
  try {
    const page = await rendering.renderPage(snapshot, path);
    return page ? framed(page) : sentencePage("There is no such page.");
  } catch (error) {
    log("preview not rendered", { path, reason: String(error) });
    return sentencePage("The page can't be shown with what is typed right now.");
  }
};
