import { fingerprint } from "#backend/storage/fingerprint.ts";

/** 256 random bits, in letters that can stand in an address. */
export const newToken = async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return { token, hash: await fingerprint(token) };
};
