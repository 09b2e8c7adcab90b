import { setCookie } from "hono/cookie";
import type { Deps } from "#backend/deps.ts";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import { languageFor } from "#backend/giving/spanish/say.ts";
import type { AppContext } from "#backend/http/context.ts";
import { tokenInCookie } from "#backend/http/readable.ts";
import { notFound } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import { mostApartMs } from "#backend/storage/clock.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint, newToken } from "#backend/storage/fingerprint.ts";
import { pathTo } from "./paths.ts";

/** Long enough to print a year of receipts, short enough for a computer in a library. */
const sessionSeconds = 2 * 60 * 60;

export type Donor = {
  /** The address they have shown to be theirs, in small letters. */
  email: string;
  /** With those that staff have linked to it. */
  addresses: string[];
};

const isSecure = ({ functionsUrl }: Settings) => functionsUrl.startsWith("https:");

/** The prefix makes browsers refuse it from a subdomain or without Secure; that needs https. */
const cookieName = (settings: Settings) =>
  isSecure(settings) ? "__Host-circle-giving" : "circle-giving";

const readToken = (c: AppContext, settings: Settings) => tokenInCookie(c, cookieName(settings));

const writeCookie = (c: AppContext, settings: Settings, token: string) =>
  setCookie(c, cookieName(settings), token, {
    path: "/",
    httpOnly: true,
    secure: isSecure(settings),
    // Not Strict: whoever comes back from the card provider's page is still signed in. No page of
    // ours acts on a GET, and a form of another site is sent without it.
    sameSite: "Lax",
    maxAge: token ? sessionSeconds : 0,
  });

export const beginSession = async (
  tx: Database,
  c: AppContext,
  { settings, now }: Deps,
  email: string,
) => {
  await forgetToken(tx, c, settings);
  const { token, hash } = await newToken();
  await tx.query(
    "insert into donor_sessions (token_hash, email_key, created_at) values ($1, $2, $3)",
    [hash, email, now()],
  );
  writeCookie(c, settings, token);
};

const forgetToken = async (db: Database, c: AppContext, settings: Settings) => {
  const token = readToken(c, settings);
  if (token)
    await db.query("delete from donor_sessions where token_hash = $1", [await fingerprint(token)]);
};

export const endSession = async (c: AppContext, { db, settings }: Deps) => {
  await forgetToken(db, c, settings);
  writeCookie(c, settings, "");
};

/** One that begins in the future began under a wrong clock, and would last until that clock's end. */
const limitsOf = (now: Date) => [
  new Date(now.getTime() - sessionSeconds * 1000),
  new Date(now.getTime() + mostApartMs),
];

export const forgetSessions = (db: Database, now: Date) =>
  db.query(
    "delete from donor_sessions where not (created_at > $1 and created_at <= $2)",
    limitsOf(now),
  );

export const donorOf = async (
  { db, settings, now }: Deps,
  c: AppContext,
): Promise<Donor | undefined> => {
  const token = readToken(c, settings);
  if (!token) return undefined;
  const found = await db.row(
    { email: text },
    `select email_key as email from donor_sessions
     where created_at > $1 and created_at <= $2 and token_hash = $3`,
    [...limitsOf(now()), await fingerprint(token)],
  );
  // Asked each time: what staff link or unlink holds at once.
  return found && { email: found.email, addresses: await addressesOf(db, found.email) };
};

type Answer = (c: AppContext, donor: Donor) => Promise<Response>;

/** For a page that is a donor's own. Everybody else is asked to sign in. */
export const forDonor = (deps: Deps, answer: Answer) => async (c: AppContext) => {
  refuseForeignForms(c);
  const donor = await donorOf(deps, c);
  return donor
    ? answer(c, donor)
    : c.redirect(pathTo(deps.settings, "?ended", languageFor(c)), 303);
};

/** Browsers send no cookie with them; still, no other site has any business here. */
export const refuseForeignForms = (c: AppContext) => {
  if (c.req.method === "POST" && c.req.header("sec-fetch-site") === "cross-site")
    throw notFound("There is no such page.");
};
