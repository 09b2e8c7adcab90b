import { z } from "zod";
import "./default-message.ts";
import { invalidEmail, isEmail } from "./email-pattern.ts";

export const emailAddress = z.string({ error: invalidEmail }).refine(isEmail, invalidEmail);
