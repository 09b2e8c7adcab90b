import { hours } from "#content/hours.ts";
import { spanishSnapshot } from "#content/in-spanish.ts";
import { allRoles } from "#content/open-roles.ts";
import { organisation } from "#content/organisation.ts";
import { formOf } from "#content/problems.ts";
import { contentOf, type DocumentProblem, type Snapshot } from "#content/snapshot.ts";
import { volunteerRoles } from "#content/volunteer-roles.ts";
import { unmarked } from "#rules/english-mark.ts";
import { labelAt } from "#rules/field-labels.ts";
import { tokensIn } from "#rules/tokens.ts";
import { holdsWebAddress } from "#rules/web-addresses.ts";

/** What receipts and emails carry: whoever changes it speaks for the organization. */
const fields = [
  ["name"],
  ["fullName"],
  ["tagline"],
  ["phone"],
  ["email"],
  ["careersEmail"],
  ["boardEmail"],
  ["address", "street"],
  ["address", "city"],
  ["address", "state"],
  ["address", "zip"],
  ["taxId"],
];

const valueAt = (content: unknown, path: string[]) =>
  path.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], content);

/** Whoever may change a fact would change who we are with it. What was published before stays. */
export const factsInIdentity = (content: unknown): DocumentProblem[] =>
  fields
    .filter((path) => {
      const text = valueAt(content, path);
      return typeof text === "string" && tokensIn(text).length > 0;
    })
    .map((place) => ({
      name: organisation.name,
      place,
      message: "You can't use facts here. Please write it out.",
    }));

/** As readers of each language see it. */
const inLanguages = (snapshot: Snapshot) => [
  { snapshot, note: "" },
  { snapshot: spanishSnapshot(snapshot), note: " in Spanish" },
];

/** In words, and as readers see it: a fact in it may be changed in another document. */
export const identityChanges = (before: Snapshot, after: Snapshot): string[] => {
  const then = inLanguages(after);
  return inLanguages(before).flatMap(({ snapshot, note }, language) =>
    fields.flatMap((path) => {
      const [from, to] = [snapshot, then[language]?.snapshot ?? after].map((one) =>
        unmarked(String(valueAt(contentOf(one, organisation), path))),
      );
      if (from === to) return [];
      return [`${labelAt(formOf(organisation), path)}${note}: “${from}” became “${to}”`];
    }),
  );
};

/** Words of the site in emails to strangers, apart from who we are, which is an owner's to change. */
const wordsInEmails = (english: Snapshot) =>
  inLanguages(english).flatMap(({ snapshot }) => wordsInEmailsOf(snapshot));

const wordsInEmailsOf = (snapshot: Snapshot) => {
  const { newsletterRhythm } = contentOf(snapshot, organisation);
  const { opens, closes } = contentOf(snapshot, hours);
  return [
    { name: organisation.name, place: ["newsletterRhythm"], text: newsletterRhythm },
    { name: hours.name, place: ["opens"], text: opens },
    { name: hours.name, place: ["closes"], text: closes },
    // A group is told which work it chose.
    ...allRoles(snapshot).map(({ title }, at) => ({
      name: volunteerRoles.name,
      place: ["roles", at, "title"],
      text: title,
    })),
  ];
};

/** Whoever may edit pages cannot place a link in emails that we send, nor by a fact in them. */
export const linksInEmails = (now: Snapshot, then: Snapshot): DocumentProblem[] => {
  const before = new Set(wordsInEmails(now).map(({ name, text }) => `${name} ${text}`));
  return wordsInEmails(then)
    .filter(({ name, text }) => holdsWebAddress(text) && !before.has(`${name} ${text}`))
    .map(({ name, place }) => ({
      name,
      place,
      message: "This appears in emails that we send, so it can't contain a web address.",
    }));
};
