import { z } from "zod";
import "./default-message.ts";
import { emailAddress } from "./email.ts";
import { numberText } from "./in-words.ts";

export const ageRanges = ["16-17", "18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;

export const availabilityOptions = [
  "Weekday mornings",
  "Weekday afternoons",
  "Weekday evenings",
  "Weekend mornings",
  "Weekend afternoons",
  "Weekend evenings",
  "Flexible/As needed",
] as const;

export const interestOptions = [
  "Youth programs",
  "Adult education",
  "Food services",
  "Housing assistance",
  "Health & wellness",
  "Arts & culture",
  "Event support",
  "Administrative tasks",
  "Mentoring",
  "Community outreach",
] as const;

const text = (shortest: number, message: string, longest = 200) =>
  z
    .string({ error: message })
    .trim()
    .min(shortest, message)
    .max(longest, `Please use at most ${numberText(longest)} characters`);

const someOf = <const Options extends readonly string[]>(options: Options, message: string) =>
  z.array(z.enum(options, { error: message }), { error: message }).min(1, message);

export const volunteerApplication = z.object({
  firstName: text(2, "First name must be at least 2 characters", 100),
  lastName: text(2, "Last name must be at least 2 characters", 100),
  email: z.string({ error: "Please enter a valid email address" }).trim().pipe(emailAddress),
  phone: text(10, "Please enter a valid phone number", 40),
  address: text(5, "Please enter your address"),
  city: text(2, "Please enter your city", 100),
  state: text(2, "Please enter your state", 100),
  zipCode: text(5, "Please enter your ZIP code", 10),
  age: z.enum(ageRanges, { error: "Please select your age range" }),
  availability: someOf(availabilityOptions, "Please select at least one availability option"),
  interests: someOf(interestOptions, "Please select at least one area of interest"),
  experience: z.string().trim().max(5000, "Please use at most 5,000 characters").nullish(),
  motivation: text(10, "Please share why you want to volunteer", 5000),
  emergencyContact: text(5, "Please provide emergency contact information"),
  backgroundCheck: z.literal(true, { error: "Background check consent is required" }),
});

export type VolunteerApplication = z.infer<typeof volunteerApplication>;
