import { z } from "zod";
import "./default-message.ts";
import { emailAddress } from "./email.ts";

export const newsletterSubscription = z.object({ email: z.string().trim().pipe(emailAddress) });

/** How often it comes, as every page and letter says it. */
export const newsletterRhythm = "once a month";
