import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Deps } from "#backend/deps.ts";
import type { DeskRequest } from "#backend/desk/endpoint.ts";
import { invalid, notFound } from "#backend/refused.ts";
import { integer, nullable, selected, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint, newToken } from "#backend/storage/fingerprint.ts";
import { type Account, findAccount } from "./accounts.ts";

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
const makeChallenge = async (db: Database, accountId: string | null, now: Date) => {
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
const takeChallenge =
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

/** Half a second of loading that only the desk needs. */
const library = () => import("@simplewebauthn/server");

/** Ed25519, ES256, RS256: what authenticators have. The library would also ask for what is only being tried out. */
const supportedAlgorithmIDs = [-8, -7, -257];

const relyingParty = ({ settings: { siteUrl } }: Deps) => ({
  expectedOrigin: siteUrl,
  expectedRPID: new URL(siteUrl).hostname,
});

const passkeyRow = {
  id: text,
  accountId: text,
  label: text,
  createdAt: timestamp,
  lastUsedAt: nullable(timestamp),
};

export const listPasskeys = (db: Database, accountId: string | null = null) =>
  db.rows(
    passkeyRow,
    `select ${selected(passkeyRow)}
     from staff_passkeys where $1::uuid is null or account_id = $1 order by created_at`,
    [accountId],
  );

export const removePasskey = async (tx: Database, id: string, accountId: string | null = null) => {
  const removed = await tx.row(
    { accountId: text, label: text },
    `delete from staff_passkeys where id = $1 and ($2::uuid is null or account_id = $2)
     returning account_id as "accountId", label`,
    [id, accountId],
  );
  if (!removed) throw notFound("This passkey was already removed.");
  return removed;
};

/** We ask for none, and some of them hold bytes that JSON cannot. */
const withoutExtensions = <Options extends { extensions?: unknown }>({
  extensions: _,
  ...options
}: Options) => options;

export const registrationOptions = async ({ db, deps, site, me, now }: DeskRequest<unknown>) => {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    challenge: await makeChallenge(db, me.id, now),
    rpName: `${site.organisation.name} desk`,
    rpID: relyingParty(deps).expectedRPID,
    userName: me.email,
    userDisplayName: me.name || me.email,
    userID: new TextEncoder().encode(me.id),
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: (await listPasskeys(db, me.id)).map(({ id }) => ({ id })),
    // Found by itself at the sign-in, and opened only by its owner's finger, face or code.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return withoutExtensions(options);
};

/** What an authenticator answered. The library checks it. */
type Answered = { response: object };

export const addPasskey = async ({ db, deps, me, input, device, now }: DeskRequest<Answered>) => {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: input.response as RegistrationResponseJSON,
    expectedChallenge: takeChallenge(db, me.id, now),
    ...relyingParty(deps),
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw invalid("The passkey couldn't be added. Please try again.");
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const added = await db.query(
    `insert into staff_passkeys (id, account_id, public_key, counter, transports, label, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning 1`,
    [id, me.id, Buffer.from(publicKey).toString("base64url"), counter, transports, device, now],
  );
  if (added.length === 0) throw invalid("This passkey is already in use. Please add another one.");
  return { action: "added a passkey", about: device };
};

export const signInOptions = async ({ db, deps, now }: DeskRequest<unknown, "public">) => {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    challenge: await makeChallenge(db, null, now),
    rpID: relyingParty(deps).expectedRPID,
    userVerification: "required",
  });
  return withoutExtensions(options);
};

const unknownPasskey = () =>
  invalid("This passkey doesn't work here. Please sign in with an email link.");

export const takePasskey = async ({
  db,
  deps,
  input,
  now,
}: DeskRequest<Answered, "public">): Promise<Account> => {
  const { verifyAuthenticationResponse } = await library();
  const response = input.response as AuthenticationResponseJSON;
  const { id } = response;
  const row = await db.row(
    { publicKey: text, counter: integer, accountId: text },
    `select public_key as "publicKey", counter, account_id as "accountId"
     from staff_passkeys where id = $1 for update`,
    [id],
  );
  const account = row && (await findAccount(db, { id: row.accountId }));
  if (!account) throw unknownPasskey();
  const publicKey = new Uint8Array(Buffer.from(row.publicKey, "base64url"));
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: takeChallenge(db, null, now),
    ...relyingParty(deps),
    credential: { id, publicKey, counter: row.counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw unknownPasskey();
  const use = "update staff_passkeys set counter = $2, last_used_at = $3 where id = $1";
  await db.query(use, [id, authenticationInfo.newCounter, now]);
  return account;
};
