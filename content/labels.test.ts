import { expect, test } from "vitest";
import type { FieldDescription } from "./describe.ts";
import { documents } from "./documents.ts";
import { people } from "./people.ts";
import { formOf } from "./problems.ts";

const fieldsIn = (
  field: FieldDescription,
  at: string,
): { at: string; field: FieldDescription }[] => [
  { at, field },
  ...(field.fields ?? []).flatMap((one) => fieldsIn(one, `${at}.${one.name}`)),
  ...(field.item ? fieldsIn(field.item, `${at}[]`) : []),
];

const everyField = documents.flatMap((document) => fieldsIn(formOf(document), document.name));

/** Joined as in code, in small letters as names are there, or a word that only builders use. */
const likeCode = /[a-z][A-Z]|_|^[a-z]|\b(label|placeholder|hint|href|text block|tax id)\b/;
const buildersWords =
  /^(Label|Placeholder|Hint|Items?|Fields?|Absent|Otherwise|Lead|Begins|Line .*)$/;

test("every label that an editor reads is in words of the trade, not of the code", () => {
  const wrong = everyField.filter(
    ({ field: { label } }) => likeCode.test(label) || buildersWords.test(label),
  );
  expect(wrong.map(({ at, field }) => `${at}: ${field.label}`)).toEqual([]);
});

test("what is said below a label is a sentence, as another one may follow it", () => {
  const cut = everyField.filter(({ field: { help } }) => help && !/[.?!]$/.test(help));
  expect(cut.map(({ at, field }) => `${at}: ${field.help}`)).toEqual([]);
});

test("no two fields of a group share a label: editors could not tell them apart", () => {
  const twice = everyField.flatMap(({ at, field: { fields = [] } }) => {
    const labels = fields.map(({ label }) => label);
    return labels
      .filter((label, n) => labels.indexOf(label) !== n)
      .map((label) => `${at}: ${label}`);
  });
  expect(twice).toEqual([]);
});

test("the list of people on the site is named by everybody it holds", () => {
  const { label, fields = [] } = formOf(people);
  for (const list of fields) expect(people.title.toLowerCase()).toContain(list.label.toLowerCase());
  expect(label).toBe(people.title);
});

test("Spanish stands beside the English that it says again", () => {
  const pairs = everyField.flatMap(({ at, field: { fields = [] } }) =>
    fields.flatMap(({ name, spanishOf = [] }) =>
      spanishOf.map((english) => ({
        pair: `${at}.${name}: ${english}`,
        english: fields.find((field) => field.name === english),
      })),
    ),
  );
  expect(pairs.length).toBeGreaterThanOrEqual(9);
  expect(pairs.filter(({ english }) => !english || english.spanishOf)).toEqual([]);
});

test("no Spanish text stands without saying which English it repeats", () => {
  const alone = everyField.filter(
    ({ at, field }) =>
      /Spanish|\.es$/.test(`${field.label} ${at}`) && !field.spanishOf && !at.startsWith("es/"),
  );
  expect(alone.map(({ at }) => at)).toEqual([]);
});
