import { Buffer } from "node:buffer";
import { fingerprint } from "#backend/storage/fingerprint.ts";

/** 256 random bits, in letters that can stand in an address. */
export const newToken = async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = Buffer.from(bytes).toString("base64url");
  return { token, hash: await fingerprint(token) };
};
