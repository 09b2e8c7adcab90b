import { Buffer } from "node:buffer";
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from "@simplewebauthn/server";
import { organisation } from "#backend/content/said.ts";
import type { Settings } from "#backend/deps.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import type { DeskPasskey } from "#rules/desk.ts";
import { type Account, accountColumns } from "./accounts.ts";
import { DeskRefusal } from "./refusal.ts";

/** Half a second of loading that only the desk needs. */
const library = () => import("@simplewebauthn/server");

const challengeMinutes = 5;

/** Ed25519, ES256, RS256: what authenticators have. The library would also ask for what is only being tried out. */
const supportedAlgorithmIDs = [-8, -7, -257];

const relyingParty = ({ siteUrl }: Settings) => ({
  expectedOrigin: siteUrl,
  expectedRPID: new URL(siteUrl).hostname,
});

const keepChallenge = async (
  db: Database,
  challenge: string,
  accountId: string | null,
  now: Date,
) => {
  await db.query(
    "insert into staff_challenges (challenge_hash, account_id, expires_at) values ($1, $2, $3)",
    [await fingerprint(challenge), accountId, new Date(now.getTime() + challengeMinutes * 60_000)],
  );
};

/** Each challenge of ours is answered once. */
const takeChallenge =
  (tx: Database, accountId: string | null, now: Date) => async (challenge: string) => {
    const taken = await tx.query(
      `delete from staff_challenges
       where challenge_hash = $1 and account_id is not distinct from $2 and expires_at > $3
       returning 1`,
      [await fingerprint(challenge), accountId, now],
    );
    return taken.length > 0;
  };

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

export const listPasskeys = (db: Database, accountId: string | null = null) =>
  db.query<DeskPasskey & { accountId: string }>(
    `select id, account_id as "accountId", label, created_at as "createdAt",
            last_used_at as "lastUsedAt"
     from staff_passkeys where $1::uuid is null or account_id = $1 order by created_at`,
    [accountId],
  );

export const removePasskey = async (tx: Database, id: string, accountId: string | null = null) => {
  const [removed] = await tx.query<{ accountId: string; label: string }>(
    `delete from staff_passkeys where id = $1 and ($2::uuid is null or account_id = $2)
     returning account_id as "accountId", label`,
    [id, accountId],
  );
  if (!removed) throw new DeskRefusal("not-found", "This passkey is gone already.");
  return removed;
};

export const registrationOptions = async (
  db: Database,
  settings: Settings,
  account: Pick<Account, "id" | "email" | "name">,
  now: Date,
) => {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: `${organisation.name} desk`,
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
  await keepChallenge(db, options.challenge, account.id, now);
  return options;
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
    throw new DeskRefusal("invalid", "The passkey could not be added. Please try again.");
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  await tx.query(
    `insert into staff_passkeys (id, account_id, public_key, counter, transports, label, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, accountId, toBase64(publicKey), counter, transports, label, now],
  );
};

export const signInOptions = async (db: Database, settings: Settings, now: Date) => {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(settings).expectedRPID,
    userVerification: "required",
  });
  await keepChallenge(db, options.challenge, null, now);
  return options;
};

const unknownPasskey = () =>
  new DeskRefusal("invalid", "This passkey does not open the desk. Please sign in by mail.");

/** Whose passkey answered our challenge. */
export const takePasskey = async (
  tx: Database,
  settings: Settings,
  response: unknown,
  now: Date,
): Promise<Account> => {
  const { verifyAuthenticationResponse } = await library();
  const answer = response as AuthenticationResponseJSON;
  const [row] = await tx.query<{ publicKey: string; counter: number; accountId: string }>(
    `select public_key as "publicKey", counter, account_id as "accountId"
     from staff_passkeys where id = $1 for update`,
    [answer.id],
  );
  const [account] = row
    ? await tx.query<Account>(
        `select ${accountColumns} from staff_accounts where id = $1 and removed_at is null`,
        [row.accountId],
      )
    : [];
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
