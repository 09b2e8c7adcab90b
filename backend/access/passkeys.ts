import { Buffer } from "node:buffer";
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from "@simplewebauthn/server";
import { Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Account, findAccount } from "./accounts.ts";
import { makeChallenge, takeChallenge } from "./challenges.ts";

/** Half a second of loading that only the desk needs. */
const library = () => import("@simplewebauthn/server");

/** Ed25519, ES256, RS256: what authenticators have. The library would also ask for what is only being tried out. */
const supportedAlgorithmIDs = [-8, -7, -257];

const relyingParty = ({ siteUrl }: Settings) => ({
  expectedOrigin: siteUrl,
  expectedRPID: new URL(siteUrl).hostname,
});

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

export const listPasskeys = (db: Database, accountId: string | null = null) =>
  db.rows(
    {
      id: text,
      accountId: text,
      label: text,
      createdAt: timestamp,
      lastUsedAt: nullable(timestamp),
    },
    `select id, account_id as "accountId", label, created_at as "createdAt",
            last_used_at as "lastUsedAt"
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
  if (!removed) throw new Refused("not-found", "This passkey is gone already.");
  return removed;
};

/** We ask for none, and some of them hold bytes that JSON cannot. */
const withoutExtensions = <Options extends { extensions?: unknown }>({
  extensions: _,
  ...options
}: Options) => options;

export const registrationOptions = async (
  db: Database,
  settings: Settings,
  site: Site,
  account: Pick<Account, "id" | "email" | "name">,
  now: Date,
) => {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    challenge: await makeChallenge(db, account.id, now),
    rpName: `${site.organisation.name} desk`,
    rpID: relyingParty(settings).expectedRPID,
    userName: account.email,
    userDisplayName: account.name || account.email,
    userID: new TextEncoder().encode(account.id),
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: (await listPasskeys(db, account.id)).map(({ id }) => ({ id })),
    // Found by itself at the sign-in, and opened only by its owner's finger, face or code.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return withoutExtensions(options);
};

export const addPasskey = async (
  tx: Database,
  settings: Settings,
  accountId: string,
  response: unknown,
  label: string,
  now: Date,
) => {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: takeChallenge(tx, accountId, now),
    ...relyingParty(settings),
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo)
    throw new Refused("invalid", "The passkey could not be added. Please try again.");
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const added = await tx.query(
    `insert into staff_passkeys (id, account_id, public_key, counter, transports, label, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning 1`,
    [id, accountId, toBase64(publicKey), counter, transports, label, now],
  );
  if (added.length === 0)
    throw new Refused("invalid", "This passkey is in use already. Please add another one.");
};

export const signInOptions = async (db: Database, settings: Settings, now: Date) => {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    challenge: await makeChallenge(db, null, now),
    rpID: relyingParty(settings).expectedRPID,
    userVerification: "required",
  });
  return withoutExtensions(options);
};

const unknownPasskey = () =>
  new Refused("invalid", "This passkey does not open the desk. Please sign in by mail.");

/** Whose passkey answered our challenge. */
export const takePasskey = async (
  tx: Database,
  settings: Settings,
  response: unknown,
  now: Date,
): Promise<Account> => {
  const { verifyAuthenticationResponse } = await library();
  const answer = response as AuthenticationResponseJSON;
  const row = await tx.row(
    { publicKey: text, counter: integer, accountId: text },
    `select public_key as "publicKey", counter, account_id as "accountId"
     from staff_passkeys where id = $1 for update`,
    [answer.id],
  );
  const account = row && (await findAccount(tx, { id: row.accountId }));
  if (!row || !account) throw unknownPasskey();
  const credential: WebAuthnCredential = {
    id: answer.id,
    publicKey: toBytes(row.publicKey),
    counter: row.counter,
  };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: takeChallenge(tx, null, now),
    ...relyingParty(settings),
    credential,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw unknownPasskey();
  await tx.query("update staff_passkeys set counter = $2, last_used_at = $3 where id = $1", [
    answer.id,
    authenticationInfo.newCounter,
    now,
  ]);
  return account;
};
