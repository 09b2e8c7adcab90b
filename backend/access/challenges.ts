import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { newToken } from "#backend/desk/tokens.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";

const challengeMs = 5 * 60_000;

const keyName = "passkey challenges";

/** Made when it is first needed: all processes share it, and nobody has to set it up. */
const signingKey = async (db: Database) => {
  const known = await db.row({ key: text }, "select key from signing_keys where name = $1", [
    keyName,
  ]);
  if (known) return known.key;
  const { token } = await newToken();
  const made = await db.one(
    { key: text },
    `insert into signing_keys as first (name, key) values ($1, $2)
     on conflict (name) do update set key = first.key returning key`,
    [keyName, token],
  );
  return made.key;
};

const signature = async (db: Database, ...signed: string[]) =>
  createHmac("sha256", await signingKey(db))
    .update(signed.join("."))
    .digest();

/** Signed instead of stored: a stranger who asks for thousands leaves nothing behind. */
export const makeChallenge = async (db: Database, accountId: string | null, now: Date) => {
  const expires = String(now.getTime() + challengeMs);
  const { token: random } = await newToken();
  const signed = await signature(db, expires, random, accountId ?? "");
  return [expires, random, signed.toString("base64url")].join(".");
};

const isOurs = async (db: Database, text: string, accountId: string | null, now: Date) => {
  const [expires = "", random = "", sent = ""] = text.split(".");
  const left = Number(expires) - now.getTime();
  if (!(left > 0 && left <= challengeMs)) return false;
  const ours = await signature(db, expires, random, accountId ?? "");
  const theirs = Buffer.from(sent, "base64url");
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
};

/** Each challenge of ours is answered once. As the authenticator sends it back: in base64url. */
export const takeChallenge =
  (tx: Database, accountId: string | null, now: Date) => async (sentBack: string) => {
    const text = Buffer.from(sentBack, "base64url").toString();
    if (!(await isOurs(tx, text, accountId, now))) return false;
    const taken = await tx.query(
      `insert into staff_challenges (challenge_hash, expires_at) values ($1, $2)
       on conflict do nothing returning 1`,
      [await fingerprint(text), new Date(now.getTime() + challengeMs)],
    );
    return taken.length > 0;
  };
