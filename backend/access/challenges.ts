import { Buffer } from "node:buffer";
import { newToken } from "#backend/desk/tokens.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";

const challengeMs = 5 * 60_000;

const keyName = "passkey challenges";

const readKey = async (db: Database) => {
  const row = await db.row({ key: text }, "select key from signing_keys where name = $1", [
    keyName,
  ]);
  return row?.key;
};

/** Made when it is first needed: all processes share it, and nobody has to set it up. */
const makeKey = async (db: Database) => {
  const { token } = await newToken();
  const insert = "insert into signing_keys (name, key) values ($1, $2) on conflict do nothing";
  await db.query(insert, [keyName, token]);
  return (await readKey(db)) ?? token;
};

const signingKey = async (db: Database) => {
  const bytes = new TextEncoder().encode((await readKey(db)) ?? (await makeKey(db)));
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign", "verify"]);
};

const signed = (expires: string, random: string, accountId: string | null) =>
  new TextEncoder().encode([expires, random, accountId ?? ""].join("."));

/**
 * A question for an authenticator, for one account or, at the sign-in, for whoever answers. It is
 * signed instead of stored: a stranger who asks for thousands leaves nothing behind and takes no
 * colleague's away.
 */
export const makeChallenge = async (db: Database, accountId: string | null, now: Date) => {
  const expires = String(now.getTime() + challengeMs);
  const { token: random } = await newToken();
  const signature = await crypto.subtle.sign(
    "HMAC",
    await signingKey(db),
    signed(expires, random, accountId),
  );
  return [expires, random, Buffer.from(signature).toString("base64url")].join(".");
};

const isOurs = async (db: Database, text: string, accountId: string | null, now: Date) => {
  const [expires = "", random = "", signature = ""] = text.split(".");
  const left = Number(expires) - now.getTime();
  if (!(left > 0 && left <= challengeMs)) return false;
  return crypto.subtle.verify(
    "HMAC",
    await signingKey(db),
    new Uint8Array(Buffer.from(signature, "base64url")),
    signed(expires, random, accountId),
  );
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
