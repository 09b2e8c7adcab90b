import { z } from "zod";

const person = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
};

/** Who asked to be called gave a phone number and no address. */
export const contact = z.object({
  ...person,
  email: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
});

/** As it was sent: the choices that the form offers today may be others. */
export const application = z.object({
  ...person,
  age: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  availability: z.array(z.string()),
  interests: z.array(z.string()),
  experience: z.string(),
  motivation: z.string(),
  emergencyContact: z.string(),
  roles: z.array(z.string()).optional(),
});
export type Application = z.infer<typeof application>;

export const group = z.object({
  ...person,
  organization: z.string(),
  people: z.number(),
  youngest: z.number(),
  roles: z.array(z.string()).optional(),
  days: z.array(z.string()),
  message: z.string(),
});
export type Group = z.infer<typeof group>;

export type Facts = [name: string, value: string][];

const rolesFact = ({ roles = [] }: { roles?: readonly string[] | undefined }): Facts =>
  roles.length > 0 ? [[roles.length === 1 ? "Role" : "Roles", roles.join("; ")]] : [];

export const groupFacts = (form: Group): Facts => [
  ["Group", form.organization],
  ["People", `${form.people}`],
  ["Youngest", `${form.youngest} years old`],
  ...rolesFact(form),
  ["Days", form.days.join("; ")],
  ["Phone", form.phone],
];

export const applicationFacts = (form: Application): Facts => [
  ...rolesFact(form),
  ["Phone", form.phone],
  ["Address", `${form.address}, ${form.city}, ${form.state} ${form.zipCode}`],
  ["Age", form.age],
  ["Available", form.availability.join("; ")],
  ["Interested in", form.interests.join("; ")],
  ["Experience", form.experience || "Not given"],
  ["Emergency contact", form.emergencyContact],
  ["Background check", "Agreed"],
];

/** As it stands in the list, which the database makes. */
export const groupSubject = ({ people, organization }: Group) =>
  `Group of ${people}: ${organization}`;
