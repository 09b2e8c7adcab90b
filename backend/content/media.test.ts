import { expect, test } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { database } from "#backend/storage/rows.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { storeCut, storeUpload } from "./pictures.ts";

const at = new Date("2026-03-02T15:00:00Z");

/** On a page, so that everybody may see it. */
const publishPicture = async (db: Database, content: string) => {
  const bytes = new TextEncoder().encode(content);
  const upload = { width: 300, height: 300, bytes, alt: content, fingerprint: content };
  const id = await storeUpload(db, upload, { by: { id: null, name: "Sample Person" }, now: at });
  const files = [{ width: 208, type: "jpg" as const, bytes }];
  const cut = { width: 208, height: 208, widths: [208], focus: { x: 0, y: 0 }, files };
  const { name } = await storeCut(db, id, cut, at);
  await db.query("update content_pictures set shown = true where name = $1", [name]);
  return name;
};

/** A database that notes which pictures' files are read. */
const watched = async () => {
  const db = await emptyPGlite();
  const reads: unknown[] = [];
  const query: Database["query"] = (text, parameters) => {
    if (text.includes("from content_picture_files")) reads.push(parameters?.[0]);
    return db.query(text, parameters);
  };
  return { db: database({ ...db, query }), reads };
};

const setUp = async () => {
  const { db, ...parts } = await watched();
  const site = await testSite({ db });
  const ask = (name: string, clientAddress = "203.0.113.7", headers = {}) => {
    const request = new Request(`${site.deps.settings.siteUrl}/media/${name}/208.jpg`, { headers });
    return Promise.resolve(site.app.fetch(request, { clientAddress }));
  };
  return { ...parts, db, ask };
};

test("whoever has a picture hears so before its file is read", async () => {
  const { db, reads, ask } = await setUp();
  const name = await publishPicture(db, "a photo");
  const again = await ask(name, undefined, { "if-none-match": `"${name}"` });
  expect([again.status, again.headers.get("etag"), again.headers.get("cache-control")]).toEqual([
    304,
    `"${name}"`,
    "public, max-age=60, must-revalidate",
  ]);
  expect(reads).toEqual([]);
  const other = await ask(name, undefined, { "if-none-match": '"of another picture"' });
  expect(await other.text()).toBe("a photo");
});
