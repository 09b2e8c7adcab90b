import fc from "fast-check";
import { expect, test } from "vitest";
import { contactFields } from "./contact.ts";
import { emailPattern, isEmail } from "./email-pattern.ts";
import { checkFields, type FieldProblem, nativeRules, readEntries } from "./fields.ts";
import { readTrap, trapName } from "./form-guard.ts";
import { newsletterFields } from "./newsletter.ts";
import { ageRanges, availabilityOptions, interestOptions, volunteerFields } from "./volunteer.ts";
import { groupFields } from "./volunteer-group.ts";
import { roleField } from "./volunteer-roles.ts";

const offers = [{ name: "garden", title: "Garden" }];
const forms = {
  contactFields,
  volunteerFields: { ...volunteerFields, role: roleField(offers) },
  newsletterFields,
  groupFields: groupFields(offers),
};

const problemsOf = (checked: object): FieldProblem[] =>
  "problems" in checked ? (checked.problems as FieldProblem[]) : [];

/** Letters of several scripts, marks and breaks that are one character by every way of counting. */
const letter = fc.constantFrom(...Array.from("abcXYZ019 .,'\"-<>&@\n\tÁÖñßжø字かا"));

/** Text of a length, not blank at its ends: what the forms call filled in. */
const text = (shortest: number, longest: number) =>
  fc
    .string({ unit: letter, minLength: shortest, maxLength: longest })
    .map((typed) => typed.trim())
    .filter((typed) => typed.length >= shortest && typed.length <= longest);

const address = fc
  .tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.stringMatching(/^[a-z]{1,20}$/))
  .map(([name, domain]) => `${name}@${domain}.example`);

const message = fc.record({
  firstName: text(1, 100),
  lastName: text(1, 100),
  email: address,
  phone: text(0, 40),
  subject: text(1, 200),
  message: text(10, 300),
});

const application = fc.record({
  firstName: text(2, 100),
  lastName: text(2, 100),
  email: address,
  phone: text(10, 40),
  address: text(5, 200),
  city: text(2, 100),
  state: text(2, 100),
  zipCode: text(5, 10),
  age: fc.constantFrom(...ageRanges),
  availability: fc.subarray([...availabilityOptions], { minLength: 1 }),
  interests: fc.subarray([...interestOptions], { minLength: 1 }),
  experience: text(0, 300),
  motivation: text(10, 300),
  emergencyContact: text(5, 200),
  backgroundCheck: fc.constant(true),
});

test.each(Object.entries(forms))("%s never throw, whatever they are given", (_name, fields) => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      checkFields(fields, anything);
    }),
  );
});

test("every complete message is accepted, and comes out as it went in", () => {
  fc.assert(
    fc.property(message, (typed) => {
      expect(checkFields(contactFields, typed)).toEqual({ values: typed });
    }),
  );
});

test("every complete application is accepted, and comes out as it went in", () => {
  fc.assert(
    fc.property(application, (typed) => {
      expect(checkFields(volunteerFields, typed)).toEqual({ values: typed });
    }),
  );
});

/** As a browser sends it: repeated names, two characters for a line break, "on" for a tick. */
const asForm = (typed: Record<string, unknown>) => {
  const entries = new URLSearchParams();
  for (const [name, value] of Object.entries(typed))
    for (const one of [value].flat())
      if (one !== false)
        entries.append(name, one === true ? "on" : String(one).replaceAll("\n", "\r\n"));
  return new URLSearchParams(entries.toString());
};

test("sent as a form or as JSON, an application is the same application", () => {
  fc.assert(
    fc.property(application, (typed) => {
      const read = readEntries(volunteerFields, asForm(typed));
      expect(checkFields(volunteerFields, read)).toEqual({ values: typed });
    }),
  );
});

test("a form without its boxes is refused in their own words", () => {
  const problems = problemsOf(
    checkFields(volunteerFields, readEntries(volunteerFields, new URLSearchParams())),
  );
  expect(problems.map(({ name }) => name)).toEqual(
    Object.keys(volunteerFields).filter((name) => name !== "experience"),
  );
  expect(problems.at(-1)?.message).toBe("Background check consent is required");
});

test.each(["true", "1", "yes", "ON"])("a consent of %j was not ticked in our form", (value) => {
  const entries = new URLSearchParams({ backgroundCheck: value });
  expect(readEntries(volunteerFields, entries).backgroundCheck).toBe(false);
});

test("options that are not offered are refused, repeated ones count once", () => {
  const { availability } = volunteerFields;
  const check = (sent: unknown) => checkFields({ availability }, { availability: sent });
  expect(check(["Weekend mornings", "Weekend mornings"])).toEqual({
    values: { availability: ["Weekend mornings"] },
  });
  for (const hostile of [["Midnight"], ["Weekend mornings", 7], "Weekend mornings", [[]], {}])
    expect(problemsOf(check(hostile))).toHaveLength(1);
});

test("a message without one of its required fields is refused in that field's own words", () => {
  const words = {
    firstName: "First name is required",
    lastName: "Last name is required",
    email: "Email is required",
    subject: "Subject is required",
    message: "Message is required",
  };
  fc.assert(
    fc.property(
      message,
      fc.constantFrom(...Object.entries(words)),
      fc.constantFrom("", "   ", undefined),
      (typed, [field, sentence], nothing) => {
        expect(checkFields(contactFields, { ...typed, [field]: nothing })).toEqual({
          problems: [{ name: field, message: sentence }],
        });
      },
    ),
  );
});

test("what has no words of its own is called required", () => {
  for (const fields of Object.values(forms))
    expect(checkFields(fields, null)).toEqual({ problems: [{ name: "", message: "Required" }] });
  expect(checkFields(newsletterFields, {})).toEqual({
    problems: [{ name: "email", message: "Required" }],
  });
});

test("a browser lets pass by itself whatever the rules accept", () => {
  fc.assert(
    fc.property(message, (typed) => {
      for (const [name, field] of Object.entries(contactFields)) {
        const value = typed[name as keyof typeof typed];
        const {
          required,
          minLength = 0,
          maxLength = Infinity,
          pattern,
        } = nativeRules(field) as {
          required: boolean;
          minLength?: number;
          maxLength?: number;
          pattern?: string;
        };
        expect(!required || value !== "").toBe(true);
        expect(value.length).toBeGreaterThanOrEqual(minLength);
        expect(value.length).toBeLessThanOrEqual(maxLength);
        // One line: browsers take line breaks out of such a field.
        if (pattern)
          expect(value.replaceAll("\n", " ")).toMatch(new RegExp(`^(?:${pattern})$`, "v"));
      }
    }),
  );
});

test("browsers can read the pattern for addresses", () => {
  expect(() => new RegExp(emailPattern.source, "v")).not.toThrow();
});

test("the trap travels only when something is in it", () => {
  expect(readTrap(new URLSearchParams({ [trapName]: "" }))).toEqual({});
  expect(readTrap(new URLSearchParams())).toEqual({});
  expect(readTrap(new URLSearchParams({ [trapName]: "x" }))).toEqual({ [trapName]: "x" });
});

test("an accepted address has one @ and nothing that could end a header or begin another", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .tuple(address, fc.constantFrom("\r\n", "\n", "\u0000", " ", ",", ";", "<", ">"), fc.string())
      .map((parts) => parts.join("")),
    address,
  );
  fc.assert(
    fc.property(anyText, (typed) => {
      if (!isEmail(typed)) return;
      expect(typed).toMatch(/^[^\s@,;<>()[\]\\"]+@[^\s@,;<>()[\]\\"]+$/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
      expect(typed).not.toMatch(/[\u0000-\u001f\u007f]/);
    }),
    { numRuns: 500 },
  );
});

test("text longer than its field is refused", () => {
  for (const [field, longest] of Object.entries({ firstName: 100, subject: 200, message: 5000 })) {
    const typed = {
      firstName: "Ruth",
      lastName: "Amory",
      email: "ruth@visitor.example",
      subject: "Hello",
      message: "Ten letters",
      [field]: "x".repeat(longest + 1),
    };
    expect(problemsOf(checkFields(contactFields, typed))).toMatchObject([{ name: field }]);
  }
});
