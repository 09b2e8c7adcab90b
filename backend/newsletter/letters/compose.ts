import { refuseOversized } from "#backend/content/face.ts";
import { isPlainName, letter as sheet } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { inLanguage, paragraph, smallLink } from "#backend/mail/parts.ts";
import { invalid } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { factsOf } from "#content/facts.ts";
import {
  emptyLetter,
  greet,
  type Letter,
  type LetterBlock,
  letterSchema,
  mostBlocks,
} from "#content/letter.ts";
import { siteItems } from "#content/site-items.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { fill } from "#content/tokens.ts";
import { numberText } from "#rules/in-words.ts";
import type { Language } from "#rules/languages.ts";
import { letterPath } from "#rules/news.ts";
import { linkTo } from "../subscribers.ts";
import { type Addresses, absoluteFor, partsOf, uploadPath } from "./blocks.ts";

/** For the greeting: what is not plainly a name is left out. */
export const plainName = (typed: string) => {
  const name = typed.trim();
  return isPlainName(name) ? name : "";
};

/** A draft may be anything: a text that is missing, or is none, counts as the one of an empty letter. */
const withTexts = <Written extends object>(empty: Written, written: unknown): Written => ({
  ...empty,
  ...Object.fromEntries(
    Object.entries((written ?? {}) as object).filter(([, value]) => typeof value === "string"),
  ),
});

const blockFields = letterSchema.shape.blocks.element.shape;

const readBlock = (block: unknown): LetterBlock => {
  const [empty] = emptyLetter.blocks as [LetterBlock];
  const { kind, picture } = (block ?? {}) as Record<string, unknown>;
  return {
    ...withTexts(empty, block),
    kind: blockFields.kind.safeParse(kind).data ?? empty.kind,
    picture: blockFields.picture.safeParse(picture).data ?? empty.picture,
  };
};

/** A letter as it would go out now: every fact in its place, and what it takes from the site. */
export const finished = (content: unknown, snapshot: Snapshot, now: Date): Letter => {
  const written = fill(content, factsOf(snapshot)) as { blocks?: unknown } | null;
  const items = siteItems(snapshot, now.getTime());
  const blocks = (Array.isArray(written?.blocks) ? written.blocks : []).map(readBlock);
  return {
    ...withTexts(emptyLetter, written),
    blocks: blocks.flatMap((block) =>
      block.kind === "item"
        ? (items.find(({ value }) => value === block.item)?.blocks ?? [])
        : [block],
    ),
  };
};

/** Many times what Gmail shows of an email; the desk composes each letter while others wait. */
const mostLetters = 150_000;

/** Three times what the longest field takes: no field alone keeps others waiting. */
const mostLettersOfField = 10_000;

/** Each line becomes tags and styles of its own, which takes far longer than its letters do. */
const mostLines = 2_000;

/** Where a text ends a line, as JSON writes it. */
const lineEnd = /\\[nr]|[\u2028\u2029]/g;

const longestIn = (value: unknown): number => {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((most, inner) => Math.max(most, longestIn(inner)), 0);
};

/** Why it is not composed, with what it takes from the site and every fact in its place. */
export const tooLong = ({ blocks, subject, preview, greeting }: Letter): string | undefined => {
  if (blocks.length > mostBlocks) return `The most blocks it can have is ${mostBlocks}.`;
  const written = [blocks, subject, preview, greeting];
  const json = JSON.stringify(written);
  if (json.length > mostLetters)
    return `It is longer than ${numberText(mostLetters)} characters. Please shorten it.`;
  if ((json.match(lineEnd)?.length ?? 0) > mostLines)
    return `It has more than ${numberText(mostLines)} lines. Please shorten it.`;
  return longestIn(written) > mostLettersOfField
    ? `One of its fields is longer than ${numberText(mostLettersOfField)} characters. Please shorten it.`
    : undefined;
};

/** To show or to mail it. */
export const composable = (name: string, content: unknown, snapshot: Snapshot, now: Date) => {
  refuseOversized([{ name, content }]);
  const letter = finished(content, snapshot, now);
  const problem = tooLong(letter);
  if (problem) throw invalid(problem);
  return letter;
};

type Reader = { name: string; unsubscribeToken: string; language?: Language };

/** A newsletter is in English; what stands around it is in the reader's language. */
const frames = {
  en: {
    onSite: "Read this newsletter on our site",
    because: "You’re getting this email because you subscribed to our newsletter.",
    leave: "Unsubscribe",
  },
  es: {
    onSite: "Lea este boletín en nuestro sitio",
    because: "Recibe este boletín porque se suscribió a él.",
    leave: "Darse de baja",
  },
};

type Context = {
  settings: Settings;
  site: Site;
  /** Those that nobody else may see yet: they come with the email. */
  pictures?: readonly UploadedFile[];
};

type UploadedFile = { name: string; width: number; bytes: Uint8Array };

const cidOf = ({ name, width }: UploadedFile) => `${name}-${width}`;

const addressesIn = (siteUrl: string, pictures: readonly UploadedFile[]): Addresses => {
  const link = absoluteFor(siteUrl);
  const embedded = new Map(pictures.map((file) => [uploadPath(file), `cid:${cidOf(file)}`]));
  return { link, picture: (path) => embedded.get(path) ?? link(path) };
};

/** The same for everybody but the name and the way off the list. Nothing in it tells who read it. */
export const composeLetter = (
  letter: Letter,
  { name, unsubscribeToken, language = "en" }: Reader,
  { settings, site, pictures = [] }: Context,
) => {
  const leave = linkTo(settings, "unsubscribe-newsletter", unsubscribeToken, language);
  const words = frames[language];
  const greeting = greet(letter.greeting, name);
  const onSite =
    letter.onSite === "yes" && letter.address
      ? [smallLink(words.onSite, settings.siteUrl + letterPath(letter.address))]
      : [];
  const around = [...onSite, paragraph(words.because), smallLink(words.leave, leave)];
  const body = sheet(site.in(language), {
    writtenIn: "en",
    title: letter.subject,
    preview: letter.preview,
    parts: [
      ...(greeting ? [paragraph(greeting)] : []),
      ...partsOf(letter.blocks, addressesIn(settings.siteUrl, pictures)),
      ...(language === "en" ? around : [inLanguage(language, around)]),
    ],
  });
  return {
    ...body,
    subject: letter.subject,
    headers: {
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      // So that nobody's absence is announced to us.
      Precedence: "bulk",
    },
  };
};

type Colleague = { name: string; email: string };

/** To whoever writes it. Its link off the list is nobody's: who tries it is told so. */
export const testMail = (
  letter: Letter,
  { name, email }: Colleague,
  context: Context,
): OutgoingMail => {
  const [first = ""] = name.trim().split(/\s+/);
  const reader = { name: plainName(first), unsubscribeToken: "test" };
  const { headers: _, ...mail } = composeLetter(letter, reader, context);
  return {
    ...mail,
    key: `newsletter-test/${crypto.randomUUID()}`,
    kind: "newsletter-test",
    to: email,
    pictures: context.pictures?.map((file) => ({ cid: cidOf(file), bytes: file.bytes })),
    subject: `Test: ${letter.subject || "a newsletter without a subject"}`,
  };
};
