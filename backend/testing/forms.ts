import type { ContactMessage } from "#rules/contact.ts";
import type { HelpRequest } from "#rules/help.ts";
import type { VolunteerApplication } from "#rules/volunteer.ts";
import type { GroupApplication } from "#rules/volunteer-group.ts";

export const aContactMessage: ContactMessage = {
  firstName: "Ruth",
  lastName: "O'Neil",
  email: "ruth@visitor.example",
  phone: "(773) 555-0199",
  subject: "A place for my mother",
  message: "My mother is 71 and needs a safe place to stay.\nCan somebody call me?",
};

/** From somebody who has no email. */
export const aHelpRequest: HelpRequest = {
  name: "Rosa Méndez",
  phone: "(773) 555-0142",
  topic: "Eviction or a court paper",
  words: "Call after 5, please.",
};

export const anApplication: VolunteerApplication = {
  firstName: "José",
  lastName: "García",
  email: "jose@visitor.example",
  phone: "(773) 555-0188",
  address: "12 North Lotus Avenue",
  city: "Chicago",
  state: "IL",
  zipCode: "60644",
  age: "25-34",
  availability: ["Weekend mornings", "Flexible/As needed"],
  interests: ["Food services", "Mentoring"],
  experience: "Two years at a food pantry",
  motivation: "I grew up around the corner.",
  emergencyContact: "Ana García, (773) 555-0187",
  backgroundCheck: true,
};

export const aGroup: GroupApplication = {
  organization: "New Hope Church",
  firstName: "Denise",
  lastName: "Ward",
  email: "denise@visitor.example",
  phone: "(773) 555-0177",
  people: 12,
  youngest: 14,
  roles: ["saturday-garden-crew"],
  days: ["Saturday", "Sunday"],
  message: "Our youth group likes to be outside.",
};

/** The entries of a form as a browser sends them: one for each ticked box, "on" for a consent. */
export const formEntries = (fields: Record<string, unknown>): [name: string, value: string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== false && one !== undefined)
      .map((one): [string, string] => [
        name,
        one === true ? "on" : String(one).replaceAll("\n", "\r\n"),
      ]),
  );

/** Text as a part of a regular expression. */
export const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
