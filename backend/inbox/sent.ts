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
});
export type Application = z.infer<typeof application>;

export type Facts = [name: string, value: string][];

export const applicationFacts = (form: Application): Facts => [
  ["Phone", form.phone],
  ["Address", `${form.address}, ${form.city}, ${form.state} ${form.zipCode}`],
  ["Age", form.age],
  ["Available", form.availability.join("; ")],
  ["Interested in", form.interests.join("; ")],
  ["Experience", form.experience || "not given"],
  ["Emergency contact", form.emergencyContact],
  ["Background check", "agreed"],
];
