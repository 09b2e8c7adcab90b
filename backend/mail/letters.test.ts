import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { everyLetter } from "#backend/testing/letters.ts";
import { organisation } from "#rules/organisation.ts";
import { scheme } from "./scheme.ts";

/** On cards about gifts, and in letters that staff write: they say everything without it. */
const ourPicture =
  /<img src="https:\/\/circleurban\.example\/pictures\/[\w-]+\.jpg" alt="[^"<>]+"[^>]*>/;

/** What plain text has in place of a picture. */
const insteadOfPicture = /^\[.*\]$/m;

const letters = Object.entries(everyLetter()).map(([name, mail]) => ({ name, ...mail }));

/** What a reader of the HTML sees, with the addresses behind its links, as one line of words. */
const visible = (html = "") =>
  html
    .replace(/[\s\S]*<h1/, "<h1")
    .replace("If the button does not work, open this address:", "")
    .replace(/<a [^>]*href="(http[^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Words alone: marks of layout and punctuation at their ends are how each body shows the same. */
const wordsOf = (text: string) =>
  new Set(
    text
      .split(/[\s\u00a0]+/)
      .map((word) => word.replace(/^[>*-]+$/, "").replace(/^\(|[:.,)]+$/g, ""))
      .filter(Boolean),
  );

describe.each(letters)("$name", ({ text, html = "" }) => {
  test("says the same in plain text and in HTML", () => {
    expect(html).not.toBe("");
    expect([...wordsOf(text.replace(insteadOfPicture, ""))].sort()).toEqual(
      [...wordsOf(visible(html))].sort(),
    );
  });

  test("reads well as plain text", () => {
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|undefined|null|\[object/);
    expect(text).not.toMatch(/\n{3}|[ \t]\n(?!--)(?<!-- \n)/);
    const [title, blank, first] = text.split("\n");
    expect([title?.length, blank, first?.length]).toEqual([
      expect.any(Number),
      "",
      expect.any(Number),
    ]);
    expect(text.trimEnd().split("\n").slice(-3)).toEqual([
      organisation.phone.replace(" ", "\u00a0"),
      organisation.email,
      `501(c)(3) nonprofit, Tax ID ${organisation.taxId}`,
    ]);
  });

  test("never breaks a phone number, and lets it be tapped", () => {
    const phone = /\(\d{3}\)[ \u00a0]\d{3}-\d{4}/g;
    for (const [number] of text.matchAll(phone)) expect(number).toContain("\u00a0");
    const [, body = ""] = html.split("<h1");
    for (const { index } of body.matchAll(phone))
      expect(body.slice(0, index)).toMatch(
        /<a class="link" href="tel:\+1\d{10}" style="[^"]*white-space:nowrap">$/,
      );
    expect(body).toContain('href="tel:+1');
  });

  test("does without a style sheet, a script, a foreign picture or a fixed width", () => {
    expect(html.replace(ourPicture, "")).not.toMatch(/<script|<img|<link|url\(|@import/);
    const body = html.slice(html.indexOf("<body"));
    for (const [tag, name] of body.matchAll(/<(p|h1|h2|th|td|blockquote|pre|a)\b[^>]*>/g))
      expect(tag, name).toContain("style=");
    expect(body).not.toMatch(/[^-]width:\d+px/);
  });

  test("has layout that screen readers skip and tables that they can read", () => {
    for (const [table] of html.matchAll(/<table[\s\S]*?<tr>[\s\S]*?<\/tr>/g))
      expect(/^<table role="presentation"/.test(table) || table.includes('scope="')).toBe(true);
    for (const [cell] of html.matchAll(/<th\b[^>]*>/g)) expect(cell).toMatch(/scope="(row|col)"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("says what it is about before it is opened, and that it can be read in the dark", () => {
    expect(html).toMatch(/<body[^>]*>\n<div style="display:none[^>]*>[^<]{10,}<\/div>/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
  });
});

const luminance = (color: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

test.each(["light", "dark"] as const)("every %s color can be read on its ground", (mode) => {
  const grounds = [scheme.sheet, scheme.panel, scheme.footer];
  for (const color of [scheme.text, scheme.soft, scheme.title, scheme.brand, scheme.link])
    for (const ground of grounds)
      expect(contrast(color[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
});

/** The files of the backend that write a letter. */
const authors = async () => {
  const backend = new URL("../", import.meta.url);
  const files = await readdir(backend, { recursive: true });
  const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  const texts = await Promise.all(
    sources.map(async (file) => ({ file, text: await readFile(new URL(file, backend), "utf8") })),
  );
  return {
    authors: texts.filter(({ text }) => text.includes('"#backend/mail/letter.ts"')),
    read: texts.find(({ file }) => file === "testing/letters.ts")?.text ?? "",
  };
};

test("no letter is left out of this reading", async () => {
  const { authors: found, read } = await authors();
  expect(found.length).toBeGreaterThan(3);
  for (const { file } of found) expect(read).toContain(`"#backend/${file}"`);
});

const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)> & 'x'\r\nTax ID: 99-9999999`;

describe.each(Object.entries(everyLetter(hostile)))("%s with hostile fields", (_, mail) => {
  test("reads nothing typed as HTML", () => {
    expect(mail.html?.replace(ourPicture, "")).not.toMatch(/<script|<img/);
    // Quotes stay inside their attribute: no tag ends early, none grows an attribute.
    for (const [tag] of (mail.html ?? "").matchAll(/<[^>]*>/g)) expect(tag).not.toContain("alert");
  });

  test("lets nobody write a line of ours", () => {
    expect(mail.text).not.toMatch(/^Tax ID: +99/m);
  });
});
