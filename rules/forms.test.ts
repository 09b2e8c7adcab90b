import fc from "fast-check";
import { expect, test } from "vitest";
import { contactMessage } from "./contact.ts";
import { emailAddress } from "./email.ts";
import { formGuard } from "./form-guard.ts";
import { newsletterSubscription } from "./newsletter.ts";
import {
  ageRanges,
  availabilityOptions,
  interestOptions,
  volunteerApplication,
} from "./volunteer.ts";

const schemas = { contactMessage, volunteerApplication, newsletterSubscription, formGuard };

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

test.each(Object.entries(schemas))("%s never throws, whatever it is given", (_name, schema) => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      schema.safeParse(anything);
    }),
  );
});

test("every complete message is accepted, and comes out as it went in", () => {
  fc.assert(
    fc.property(message, (typed) => {
      expect(contactMessage.parse(typed)).toEqual(typed);
    }),
  );
});

test("every complete application is accepted, and comes out as it went in", () => {
  fc.assert(
    fc.property(application, (typed) => {
      expect(volunteerApplication.parse(typed)).toEqual(typed);
    }),
  );
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
        const result = contactMessage.safeParse({ ...typed, [field]: nothing });
        expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
          [field, sentence],
        ]);
      },
    ),
  );
});

test("an application without its lists is refused in their own words", () => {
  const result = volunteerApplication.safeParse({});
  const sentences = Object.fromEntries(
    result.error?.issues.map(({ path, message }) => [path[0], message]) ?? [],
  );
  expect(sentences.availability).toBe("Please select at least one availability option");
  expect(sentences.interests).toBe("Please select at least one area of interest");
});

test("what has no words of its own is called required", () => {
  for (const schema of [contactMessage, volunteerApplication, newsletterSubscription])
    expect(schema.safeParse(null).error?.issues).toMatchObject([{ message: "Required" }]);
  expect(newsletterSubscription.safeParse({}).error?.issues).toMatchObject([
    { path: ["email"], message: "Required" },
  ]);
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
      if (!emailAddress.safeParse(typed).success) return;
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
    expect(contactMessage.safeParse(typed).error?.issues).toMatchObject([{ path: [field] }]);
  }
});
