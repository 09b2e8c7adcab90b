import { z } from "zod";

/** The longest address that mail systems accept (RFC 5321). */
const longestAddress = 254;

const invalidEmail = "Please enter a valid email address";

export const emailAddress = z.email({ error: invalidEmail }).max(longestAddress, invalidEmail);
