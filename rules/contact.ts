import { z } from "zod";
import "./default-message.ts";
import { emailAddress } from "./email.ts";
import { numberText } from "./in-words.ts";
import { contactMessageMinimum } from "./message-length.ts";

const required = (message: string, longest: number) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(longest, `Please use at most ${numberText(longest)} characters`);

export const contactMessage = z.object({
  firstName: required("First name is required", 100),
  lastName: required("Last name is required", 100),
  email: required("Email is required", 254).pipe(emailAddress),
  phone: z.string().trim().max(40, "Please use at most 40 characters").nullish(),
  subject: required("Subject is required", 200),
  message: required("Message is required", 5000).pipe(
    z
      .string()
      .min(
        contactMessageMinimum,
        `Message must be at least ${contactMessageMinimum} characters long`,
      ),
  ),
});

export type ContactMessage = z.infer<typeof contactMessage>;
