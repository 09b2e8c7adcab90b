/**
 * Draws the picture that stands beside a shared link, one for each page, from what is published or
 * from what ships (npm run share): those whose words or picture have changed since, so that others
 * are not drawn anew by another browser.
 * With --note, only notes that the pictures are as they should be.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { shareCards } from "#content/drawn-files.ts";
import { pictures } from "#content/pictures.ts";
import { html } from "./documents/paper.ts";
import { drawnFrom, noteDrawn } from "./drawn-from.ts";
import { withPage } from "./render.ts";

const { snapshot, pictures: uploads } = await drawnFrom();
const cards = shareCards(snapshot);
type Card = (typeof cards)[number];

const root = new URL("../", import.meta.url);
const folder = new URL("public/share/", root);
const mark = new URL("public/icons/mark.svg", root).href;

const card = ({ title, picture, fullName, tagline }: Card) => html`<!doctype html>
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
<div class="words"><p><img alt="" src="${mark}">${fullName}</p><h1>${title}</h1><small>${tagline}</small></div></html>`;

const wideEnough = (width: number) => width >= 1200;

/** One that ships lies in a file; one from the desk is carried inside the card. */
const pictureFile = (picture: Card["picture"]) => {
  if (typeof picture === "string") {
    const width = pictures[picture].widths.find(wideEnough);
    return new URL(`public/pictures/${picture}-${width}.jpg`, root).href;
  }
  const cut = uploads.flatMap(({ cuts }) => cuts).find(({ name }) => name === picture.upload);
  const jpegs = cut?.files.filter(({ type }) => type === "jpg") ?? [];
  const file = jpegs.find(({ width }) => wideEnough(width)) ?? jpegs.at(-1);
  if (!file) throw new Error(`The picture ${picture.upload} is not among what was exported.`);
  return `data:image/jpeg;base64,${file.bytes.toString("base64")}`;
};

const notes = new URL("scripts/share-drawn.json", root);
const drawn: Record<string, string> = existsSync(notes)
  ? JSON.parse(readFileSync(notes, "utf8"))
  : {};

/** What a card is made of, wherever the repository lies. */
const digestOf = (one: Card) =>
  createHash("sha256")
    .update(card(one).text.replaceAll(root.href, ""))
    .update(typeof one.picture === "string" ? readFileSync(new URL(pictureFile(one.picture))) : "")
    .update(readFileSync(new URL(mark)))
    .digest("hex")
    .slice(0, 16);

const fileOf = ({ name }: Card) => new URL(`${name}.jpg`, folder);

const note = () => {
  const digests = Object.fromEntries(cards.map((one) => [one.name, digestOf(one)]));
  writeFileSync(notes, `${JSON.stringify(digests, null, 2)}\n`);
  noteDrawn("/share/", snapshot);
};

const draw = async (changed: Card[]) => {
  await mkdir(folder, { recursive: true });
  await withPage(async (page) => {
    await page.setViewportSize({ width: 1200, height: 630 });
    const draft = new URL("share-draft.html", root);
    for (const one of changed) {
      await writeFile(draft, card(one).text);
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
