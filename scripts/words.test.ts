import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { everyLetter } from "#backend/testing/letters.ts";

const root = resolve(import.meta.dirname, "..");

/** "Mail" is paper in America. A street was once typed into a field called "mail address". */
const mailForEmail = /\bmail(s|ed)?\b(?! it\b)/i;

/** Figures of speech and translations that a new colleague stopped at. */
const notSaid = [
  mailForEmail,
  /^Ours$/,
  /how the site is|days are chicago|chicago’s time|a glance now and then|nobody yet|by the clock/i,
  /take this picture|what ships|as shipped|to mend|\bany more\b|anew\b|put it right|stands alone/i,
  /card provider|meanwhile|whoever looks after|looked after|may come in/i,
  /by (it|them)sel(f|ves)\b|stands? together|stays sent|called back|handed over|became of/i,
  /back and open|waiting for a reply|mark as waiting$/i,
  /whoever maintains|not begun|for the books|from the next \w+ on/i,
  /memory or honor|date agreed|what we keep about|\d readers?\b|new readers/i,
  /\bfor good\b|\bbraces?\b/i,
  // The comma and the period of a sentence stand inside of a quotation.
  /”[.,]/,
];

const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /\.test\.tsx?$|^testing$/.test(name) });

const stringOrComment = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\//g;

/** What a file says to people: sentences among its strings, and the text between its tags. */
const sentencesIn = (file: string) => {
  const source = readFileSync(join(root, file), "utf8").replaceAll(/^(import|\} from) .*$/gm, "");
  const strings: string[] = [];
  const rest = source.replaceAll(stringOrComment, (found) => {
    if (/^["`]/.test(found)) strings.push(found.slice(1, -1));
    return "";
  });
  const between = [...rest.matchAll(/>([^<>{}()=;]+)(?=[<{])/g)].map(([, text = ""]) =>
    text.trim(),
  );
  // Commands and names of columns begin small; what people read does not.
  const begins = /^(\$\{|“)?[A-Z]|^\$\{[^}]*\} [a-z]/;
  return [...strings.filter((text) => begins.test(text)), ...between]
    .map((text) => text.replaceAll(/npm run staff -- \w+( retry)?|\$\{[^}]*\}\/mail/g, ""))
    .filter((text) => /[a-z]/.test(text) && !/\b(select|where|from [a-z_]+ [a-z]\b)/.test(text));
};

const files = ["desk/**/*.{ts,tsx}", "rules/*.ts", "backend/**/*.ts", "hosts/node/doctor/*.ts"]
  .flatMap(sourcesOf)
  .filter((file) => !file.includes("migrations"));

test("what the desk, the errors and the findings say is said in an American office", () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    sentencesIn(file)
      .filter((text) => notSaid.some((phrase) => phrase.test(text)))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("no letter says mail for email", () => {
  const letters = Object.entries(everyLetter());
  expect(letters.length).toBeGreaterThan(10);
  const found = letters.filter(([, { subject, text }]) =>
    mailForEmail.test(`${subject}\n${text.replaceAll(/npm run staff -- \w+/g, "")}`),
  );
  expect(found.map(([name]) => name)).toEqual([]);
});

/** What is to be typed, and addresses, are no words of ours. */
const proseOf = (text: string) =>
  text.replaceAll(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|^\s+[A-Z_]+=.*$/gm, "");

test.each(
  globSync(["README.md", "docs/*.md", "desk/guides/*.md"], { cwd: root }).filter(
    (file) => !file.endsWith("proof.md"),
  ),
)("%s says email where email is meant", (file) => {
  const lines = proseOf(readFileSync(join(root, file), "utf8")).split("\n");
  expect(lines.filter((line) => mailForEmail.test(line))).toEqual([]);
});
