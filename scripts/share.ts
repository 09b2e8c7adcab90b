/**
 * Draws the picture that stands beside a shared link, one for each page (npm run share): those
 * whose words or picture have changed since, so that others are not drawn anew by another browser.
 * With --note, only notes that the pictures are as they should be.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { shareName } from "#app/seo/json-ld.ts";
import { documents } from "#content/documents.ts";
import { legalDocuments } from "#content/legal.ts";
import { organisation as organisationDocument } from "#content/organisation.ts";
import { pictures } from "#content/pictures.ts";
import { shipped } from "#content/snapshot.ts";
import type { PictureName } from "#content/types.ts";
import { html } from "./documents/paper.ts";
import { withPage } from "./render.ts";

const organisation = shipped(organisationDocument);
const root = new URL("../", import.meta.url);
const folder = new URL("public/share/", root);
const mark = new URL("public/icons/mark.svg", root).href;

const card = (title: string, picture: PictureName) => html`<!doctype html>
<html lang="en-US"><meta charset="utf-8"><title>${title}</title><style>
@font-face { font-family: Display; src: url("app/fonts/fraunces-display.woff2"); font-weight: 400 700 }
@font-face { font-family: Text; src: url("app/fonts/public-sans.woff2"); font-weight: 400 700 }
body { margin: 0; width: 1200px; height: 630px; background: #f7f1e7; position: relative; overflow: hidden; font-family: Text; color: #1f1a16 }
.picture { position: absolute; right: 0; top: 0; width: 680px; height: 630px; object-fit: cover }
.words { position: absolute; left: 64px; top: 64px; bottom: 64px; width: 440px; display: flex; flex-direction: column }
h1 { font: 560 ${title.length > 24 ? 44 : 58}px/1.06 Display; letter-spacing: -0.015em; margin: auto 0; text-wrap: balance }
p { margin: 0; font-size: 22px; font-weight: 600; display: flex; align-items: center; gap: 14px }
p img { width: 48px }
small { font-size: 20px; color: #574d43 }
</style><img class="picture" alt="" src="${pictureFile(picture)}">
<div class="words"><p><img alt="" src="${mark}">${organisation.fullName}</p><h1>${title}</h1><small>${organisation.tagline}</small></div></html>`;

const pictureFile = (name: PictureName) => {
  const wide = pictures[name].widths.filter((width) => width >= 1200);
  return new URL(`public/pictures/${name}-${wide[0]}.jpg`, root).href;
};

type Card = { name: string; title: string; picture: PictureName };

type PageWords = {
  page: { title: string };
  hero?: { heading: string };
  heroPicture?: PictureName;
};

const cards: Card[] = documents.flatMap((document) => {
  if (!document.path || document.name in legalDocuments) return [];
  const { page, hero, heroPicture } = shipped(document) as PageWords;
  return {
    name: shareName(document.path),
    title: hero?.heading ?? page.title,
    picture: heroPicture ?? "hero",
  };
});
cards.sort((a, b) => a.name.localeCompare(b.name, "en"));

const notes = new URL("scripts/share-drawn.json", root);
const drawn: Record<string, string> = existsSync(notes)
  ? JSON.parse(readFileSync(notes, "utf8"))
  : {};

/** What a card is made of, wherever the repository lies. */
const digestOf = ({ title, picture }: Card) =>
  createHash("sha256")
    .update(card(title, picture).text.replaceAll(root.href, ""))
    .update(readFileSync(new URL(pictureFile(picture))))
    .update(readFileSync(new URL(mark)))
    .digest("hex")
    .slice(0, 16);

const fileOf = ({ name }: Card) => new URL(`${name}.jpg`, folder);

const note = () => {
  const digests = Object.fromEntries(cards.map((one) => [one.name, digestOf(one)]));
  writeFileSync(notes, `${JSON.stringify(digests, null, 2)}\n`);
};

const draw = async (changed: Card[]) => {
  await mkdir(folder, { recursive: true });
  await withPage(async (page) => {
    await page.setViewportSize({ width: 1200, height: 630 });
    const draft = new URL("share-draft.html", root);
    for (const one of changed) {
      await writeFile(draft, card(one.title, one.picture).text);
      await page.goto(draft.href, { waitUntil: "networkidle" });
      await page.screenshot({ path: fileOf(one).pathname, type: "jpeg", quality: 82 });
      console.log(`public/share/${one.name}.jpg`);
    }
    if (existsSync(draft)) await rm(draft);
  });
};

if (!process.argv.includes("--note")) {
  const changed = cards.filter(
    (one) => !existsSync(fileOf(one)) || drawn[one.name] !== digestOf(one),
  );
  if (changed.length > 0) await draw(changed);
  console.log(`${changed.length} of ${cards.length} pictures drawn.`);
}
note();
