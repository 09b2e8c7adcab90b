import { fingerprint } from "#backend/storage/fingerprint.ts";

/** Whether a text has the form of a token. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/** 256 random bits, in letters that can stand in an address. */
export const newToken = async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return { token, hash: await fingerprint(token) };
};
