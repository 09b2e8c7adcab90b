import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { documents } from "#content/documents.ts";
import { help } from "#content/help.ts";
import { home } from "#content/home.ts";
import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { pathIn } from "#rules/languages.ts";
import { organisation } from "#rules/organisation.ts";
import { spanish } from "#rules/spanish.ts";
import { isOnlyNames } from "#rules/testing/our-names.ts";
import { LanguageContext } from "./effects/language.ts";
import { renderPage } from "./render.tsx";
import { Link } from "./ui/link.tsx";

const paths = documents.flatMap(({ english }) => english?.path ?? []);

/** Every text, and every attribute that people read or hear. */
const wordsOf = (html: string) => {
  const body = html
    .slice(html.indexOf("<body"))
    .replace(/<(script|template|style)\b.*?<\/\1>/gs, "")
    .replaceAll("<!-- -->", "");
  const texts = [...body.matchAll(/>([^<>]+)</g)].map(([, text = ""]) => text);
  const read = [...body.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]+)"/g)];
  return new Set(
    [...texts, ...read.map(([, text = ""]) => text)]
      .map((text) => text.trim())
      .filter((text) => /\p{L}{2}/u.test(text)),
  );
};

/** Names, and what is a word in both languages. */
const same =
  /^(Circle Builders|Monthly Builder|Facebook|Instagram|Twitter\/X|LinkedIn|English|Español|Project \d+|Seed 2 Success|Ascend West.*|New Mercy.*|Harborlight.*|Stillwater.*|Prairie Street.*|Fullersburg.*|Chicago.*|\d.*(AM|PM).*|1-\d.*|\(opcional\)|© .*)$/;

/** Organizations that help, and whose pages say so. */
const organizations = new Set(
  help.defaults.topics.flatMap(({ places }) =>
    places.flatMap(({ name, source }) => [name, source]),
  ),
);

test.each(paths)("nothing of %s is left in English, also of what is only heard", async (path) => {
  const [english, inSpanish] = await Promise.all(
    [path, pathIn("es", path)].map((one) => renderPage(defaultSnapshot, one)),
  );
  const said = wordsOf(english?.html ?? "");
  const left = [...wordsOf(inSpanish?.html ?? "")].filter((text) => said.has(text));
  // The band for people in need stands on English pages in both languages.
  const spanishOnEnglish = new Set(
    [...(english?.html ?? "").matchAll(/lang="es"[^>]*>(.*?)<\/(?:span|p|a)>/g)].flatMap(
      ([, inner = ""]) => inner.split(/<[^>]+>/).map((text) => text.trim()),
    ),
  );
  expect(
    left.filter(
      (text) =>
        !same.test(text) &&
        !isOnlyNames(text) &&
        !organizations.has(text) &&
        !spanishOnEnglish.has(text),
    ),
  ).toEqual([]);
});

test("a Spanish page says so, and leads on in Spanish, or names the language it leads to", async () => {
  const { status, html, data } = await renderPage(defaultSnapshot, "/es/programs/");
  expect(status).toBe(200);
  expect(JSON.parse(data.text).path).toBe("/es/programs");
  expect(html).toContain('<html lang="es">');
  expect(html).toContain(`<title>Programas | ${organisation.fullName}</title>`);
  expect(html).toContain('href="/es/programs/health"');
  expect(html).toContain(
    'href="/es/contact?subject=Capacitaci%C3%B3n%20para%20un%20trabajo%20o%20negocio"',
  );
  expect(html).toMatch(/<a href="\/programs\/spiritual" hrefLang="en"[^>]*>.*?\(en inglés\)/);
  expect(html).toMatch(/<a href="\/programs" lang="en" hrefLang="en"[^>]*>English</);
});

test("pages that are not translated lead to the nearest one that is", async () => {
  const { html } = await renderPage(defaultSnapshot, "/programs/spiritual");
  expect(html).toContain('<html lang="en-US">');
  expect(html).toMatch(/<a href="\/es\/programs" lang="es" hrefLang="es"[^>]*>Español</);
  expect((await renderPage(defaultSnapshot, "/about/history")).html).toContain(
    '<a href="/es" lang',
  );
  expect((await renderPage(defaultSnapshot, "/es/about")).status).toBe(404);
});

test("what has no Spanish yet is shown in English, and says that it is", async () => {
  const snapshot: Snapshot = {
    revision: 1,
    documents: {
      ...defaultSnapshot.documents,
      home: {
        ...home.defaults,
        hero: { ...home.defaults.hero, heading: "Welcome Home" },
        partners: [
          { ...home.defaults.partners[0], focus: "Legal & aid" },
          ...home.defaults.partners,
        ],
      },
      notice: {
        text: `Call ${organisation.phone}: closed today`,
        from: "",
        until: "",
        link: "",
        linkText: "",
      },
      // Nothing remembers what the heading said before.
      "es/home": { texts: [] },
    },
  };
  const { html, data } = await renderPage(snapshot, "/es");
  expect(html).toMatch(/<h1[^>]* lang="en">Welcome Home<\/h1>/);
  expect(html).toMatch(/<span[^>]*lang="en">Legal &amp; aid<\/span>/);
  // A sentence that is cut at its phone number.
  expect(html).toContain('<span lang="en">Call </span><a');
  expect(html.replace(/<template.*?<\/template>/s, "")).not.toMatch(/.{60}\u2063/);
  expect(data.text).toContain("\u2063");
});

const linked = (to: string) =>
  renderToStaticMarkup(
    <LanguageContext value={{ language: "es", words: spanish }}>
      <Link to={to}>Go</Link>
    </LanguageContext>,
  );

test.each([
  ["/", "/es"],
  ["/#give", "/es#give"],
  ["/give?amount=50", "/es/give?amount=50"],
  ["/es/give", "/es/give"],
  ["#form", "#form"],
  ["https://example.com/give", "https://example.com/give"],
])("on a Spanish page, %s leads to %s", (to, href) => {
  expect(linked(to)).toBe(`<a href="${href}">Go</a>`);
});
