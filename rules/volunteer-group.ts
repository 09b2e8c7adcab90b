import { contactFields } from "./contact.ts";
import type { Fields, Looked, Offer, Values } from "./fields.ts";
import { volunteerFields } from "./volunteer.ts";
import { rolesField, weekdays } from "./volunteer-roles.ts";

/** A whole number within bounds, as it was typed or sent. */
const count = (label: string, [least, most]: readonly [number, number], message: string) => ({
  kind: "number" as const,
  label,
  least,
  most,
  look: (sent: unknown): Looked => {
    const typed = typeof sent === "number" || typeof sent === "string" ? String(sent).trim() : "";
    const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
    return value >= least && value <= most ? { value } : { problem: message };
  },
});

/** A church, a school or a company that wants to come together. */
export const groupFields = (roles: readonly Offer[]) =>
  ({
    organization: {
      kind: "text",
      label: "Name of your church, school or company",
      missing: "Please enter the name of your group",
      longest: 120,
      input: { autoComplete: "organization" },
    },
    firstName: contactFields.firstName,
    lastName: contactFields.lastName,
    email: contactFields.email,
    phone: volunteerFields.phone,
    people: count("How many people", [2, 200], "Please enter how many people, from 2 to 200"),
    youngest: count(
      "Age of the youngest",
      [5, 99],
      "Please enter the age of the youngest, from 5 to 99",
    ),
    roles: rolesField(roles),
    days: {
      kind: "choices",
      label: "Which days could you come?",
      options: weekdays,
      message: "Please select at least one day",
    },
    message: { kind: "text", label: "A few words", longest: 5000, lines: true },
  }) as const satisfies Fields;

export type GroupApplication = Values<ReturnType<typeof groupFields>>;
