import { expect, test } from "vitest";
import { contactFields } from "./contact.ts";
import { giftProblem, parseAmount } from "./donation.ts";
import { checkFields, type Fields } from "./fields.ts";
import { giftRefusals } from "./gift-refusals.ts";
import { helpFields } from "./help.ts";
import { newsletterFields } from "./newsletter.ts";
import { sayWith } from "./say.ts";
import { spanish } from "./spanish.ts";
import { spanishVolunteering } from "./spanish-volunteering.ts";
import { volunteerFields } from "./volunteer.ts";
import { groupFields } from "./volunteer-group.ts";
import { roleField } from "./volunteer-roles.ts";

const forms: Fields[] = [
  ...[contactFields, helpFields, volunteerFields, newsletterFields],
  ...[groupFields([]), { role: roleField([]) }],
];
const tooLong = "x".repeat(6_000);

/** Whatever a form says by itself: labels, choices, and each thing that can be wrong. */
const saidByForms = forms.flatMap((fields) => {
  const all = (value: unknown) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
  const problems = [undefined, "", "x", tooLong, {}].flatMap((value) => {
    const checked = checkFields(fields, all(value));
    return "problems" in checked ? checked.problems.map(({ message }) => message) : [];
  });
  const labels = Object.values(fields).flatMap((field) => [
    field.label,
    ...("options" in field ? field.options : []),
  ]);
  return [...labels, ...problems];
});

const saidByGiving = [
  ...Object.values(giftRefusals).flatMap(({ title, description }) => [title, description]),
  ...[0, 1e9, 0.001, 0.1].map((dollars) => giftProblem(dollars, "one_time")),
  giftProblem(30, "monthly"),
  ...["", "x", "€5", "1.234"].map((typed) => {
    const amount = parseAmount(typed);
    return "problem" in amount ? amount.problem : null;
  }),
];

/** Age ranges are figures. */
const isWords = (text: string | null) => text !== null && /\p{L}/u.test(text);

test.each([...new Set([...saidByForms, ...saidByGiving])].filter(isWords))(
  "“%s” has its Spanish",
  (text) => {
    expect(sayWith({ ...spanish, ...spanishVolunteering }, text ?? "")).not.toBe(text);
  },
);

test("a number in a text is kept", () => {
  expect(sayWith(spanish, "Please use at most 5,000 characters")).toBe(
    "Por favor use como máximo 5,000 caracteres",
  );
  expect(sayWith(spanish, "Nothing we say")).toBe("Nothing we say");
  expect(sayWith(undefined, "Required")).toBe("Required");
});
