import { longestAddress } from "./email-pattern.ts";
import type { Fields, Values } from "./fields.ts";

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

const text = <const Message extends string>(
  label: string,
  length: number,
  message: Message,
  longest = 200,
) => ({ kind: "text", label, shortest: { length, message }, longest }) as const;

export const volunteerFields = {
  firstName: {
    ...text("First name", 2, "First name must be at least 2 characters", 100),
    input: { autoComplete: "given-name" },
  },
  lastName: {
    ...text("Last name", 2, "Last name must be at least 2 characters", 100),
    input: { autoComplete: "family-name" },
  },
  email: {
    kind: "text",
    label: "Email",
    email: true,
    longest: longestAddress,
    input: { type: "email", autoComplete: "email" },
  },
  phone: {
    ...text("Phone", 10, "Please enter a valid phone number", 40),
    input: { type: "tel", autoComplete: "tel" },
  },
  age: {
    kind: "choice",
    label: "Age range",
    options: ageRanges,
    message: "Please select your age range",
  },
  address: {
    ...text("Street address", 5, "Please enter your address"),
    input: { autoComplete: "street-address" },
  },
  city: {
    ...text("City", 2, "Please enter your city", 100),
    input: { autoComplete: "address-level2" },
  },
  state: {
    ...text("State", 2, "Please enter your state", 100),
    input: { autoComplete: "address-level1" },
  },
  zipCode: {
    ...text("ZIP code", 5, "Please enter your ZIP code", 10),
    input: { autoComplete: "postal-code", inputMode: "numeric" },
  },
  availability: {
    kind: "choices",
    label: "When are you free?",
    options: availabilityOptions,
    message: "Please select at least one availability option",
  },
  interests: {
    kind: "choices",
    label: "What would you like to do?",
    options: interestOptions,
    message: "Please select at least one area of interest",
  },
  experience: { kind: "text", label: "Experience", longest: 5000, lines: true },
  motivation: {
    ...text("Why do you want to volunteer?", 10, "Please share why you want to volunteer", 5000),
    lines: true,
  },
  emergencyContact: {
    ...text("Emergency contact", 5, "Please provide emergency contact information"),
    input: { autoComplete: "off" },
  },
  backgroundCheck: {
    kind: "consent",
    label: "I agree to a background check.",
    message: "Background check consent is required",
  },
} as const satisfies Fields;

export type VolunteerApplication = Values<typeof volunteerFields>;
