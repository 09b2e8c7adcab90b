import type { ZodType } from "zod";
import type { Deps } from "#backend/deps.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Limit } from "#backend/storage/limits.ts";
import type { Permission } from "#rules/desk.ts";

/** A person at the desk, as their session shows them. */
export type Colleague = {
  id: string;
  name: string;
  email: string;
  owner: boolean;
  permissions: Permission[];
  sessionId: string;
  /** When this session began: every sign-in begins a new one. */
  signedInAt: Date;
};

/** What an endpoint has to work with. */
export type DeskRequest<Input> = {
  deps: Deps;
  /** For a change the transaction that also holds its entry in the log. */
  db: Database;
  now: Date;
  /** What the site says of itself now. */
  site: Site;
  input: Input;
  /** In words, for the list of sessions: "Firefox on Windows". */
  device: string;
  /** Where the request came from. */
  address: string;
};

type SignedIn<Input> = DeskRequest<Input> & { me: Colleague };
type Anybody<Input> = DeskRequest<Input> & { me: Colleague | undefined };

/** Who did it, as the log names them. */
export type Actor = { id: string | null; name: string };

/** What a change did, for the log, and what the browser gets to know. */
export type Done = {
  /** "invited", "removed the passkey": what follows the person's name in the log. */
  action: string;
  /** Whom or what it concerned. */
  about?: string;
  answer?: unknown;
};

/** What begins or ends a session says so. */
type DoneWithCookie = Done & { cookie?: { token: string } | "remove" };

/** A sign-in is done by whoever it turned out to be. */
export type SignInDone = DoneWithCookie & { actor: Actor };

type Access = "public" | "signed-in" | "owner" | Permission;

export type Endpoint = {
  method: "GET" | "POST";
  path: string;
  access: Access;
  /** Asks for a sign-in within the last minutes. */
  fresh: boolean;
  input: ZodType;
  /** The body is a file of at most so many bytes, and the input comes from the address. */
  fileBytes?: number;
  /** The JSON in the body may be so long, instead of as long as any other. */
  bodyBytes?: number;
  /** How often one person may ask. */
  perPerson?: Limit;
  /** Answers without changing anything that stays. */
  read?: (request: never) => Promise<unknown>;
  change?: (request: never) => Promise<DoneWithCookie | SignInDone>;
  /** Has the change made, as often as it takes: each time in a transaction of its own. */
  around?: Around;
  /** Sets work going that comes after the answer. */
  afterwards?: (deps: Deps) => void;
};

export type Around = <Result>(
  deps: Deps,
  change: (deps: Deps) => Promise<Result>,
) => Promise<Result>;

type Guarded = Exclude<Access, "public">;
type Options = { fresh?: boolean };
type ChangeOptions = Options & Pick<Endpoint, "afterwards" | "around" | "perPerson">;

/** A GET: its input comes from the address. What is no Response is sent as JSON. */
export const reads = <Input>(
  path: string,
  access: Guarded,
  input: ZodType<Input>,
  read: (request: SignedIn<Input>) => Promise<unknown>,
  { fresh = false }: Options = {},
): Endpoint => ({ method: "GET", path, access, fresh, input, read });

/** A read by POST, for what is too long for an address or must not stand in one. */
export const asks = <Input>(
  path: string,
  access: Guarded,
  input: ZodType<Input>,
  read: (request: SignedIn<Input>) => Promise<unknown>,
  { fresh = false, ...options }: Options & Pick<Endpoint, "bodyBytes" | "perPerson"> = {},
): Endpoint => ({ method: "POST", path, access, fresh, input, read, ...options });

/** A POST whose body is a file. What it works out may take its time: no transaction is open yet. */
export const uploads = <Input>(
  path: string,
  access: Guarded,
  input: ZodType<Input>,
  fileBytes: number,
  read: (request: SignedIn<Input> & { file: Uint8Array }) => Promise<unknown>,
): Endpoint => ({ method: "POST", path, access, fresh: false, input, fileBytes, read });

/**
 * A POST that changes something: `change` runs in a transaction, and what it says it did is written
 * into the log in the same transaction. It cannot be forgotten: without it there is nothing to
 * return.
 */
export const changes = <Input>(
  path: string,
  access: Guarded,
  input: ZodType<Input>,
  change: (request: SignedIn<Input>) => Promise<DoneWithCookie>,
  { fresh = false, ...options }: ChangeOptions = {},
): Endpoint => ({ method: "POST", path, access, fresh, input, change, ...options });

type SignedOutOptions = Pick<Endpoint, "afterwards">;

/** The same for those who are not signed in yet. What they get wrong is counted. */
export const signedOut = {
  reads: <Input>(
    path: string,
    input: ZodType<Input>,
    read: (request: Anybody<Input>) => Promise<unknown>,
  ): Endpoint => ({ method: "GET", path, access: "public", fresh: false, input, read }),
  asks: <Input>(
    path: string,
    input: ZodType<Input>,
    read: (request: Anybody<Input>) => Promise<unknown>,
    options: SignedOutOptions = {},
  ): Endpoint => ({
    method: "POST",
    path,
    access: "public",
    fresh: false,
    input,
    read,
    ...options,
  }),
  changes: <Input>(
    path: string,
    input: ZodType<Input>,
    change: (request: Anybody<Input>) => Promise<SignInDone>,
    options: SignedOutOptions = {},
  ): Endpoint => ({
    method: "POST",
    path,
    access: "public",
    fresh: false,
    input,
    change,
    ...options,
  }),
};
