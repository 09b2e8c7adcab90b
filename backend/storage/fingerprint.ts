import { Buffer } from "node:buffer";

/** SHA-256 in hexadecimal: enough to recognise a text again, not enough to read it. */
export const fingerprint = async (text: string) => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** A link with such a token in it, for the database. */
export const tokenInLink = "([#=])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])";

/** 256 random bits, in letters that can stand in an address. */
export const newToken = async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = Buffer.from(bytes).toString("base64url");
  return { token, hash: await fingerprint(token) };
};
