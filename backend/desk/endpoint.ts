import { type ZodType, z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Limit } from "#backend/storage/limits.ts";
import type { Permission } from "#rules/desk.ts";
import { type Actor, actorOf, type Entry, recorded } from "./audit.ts";

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

type Access = "public" | "signed-in" | "owner" | Permission;
type Guarded = Exclude<Access, "public">;
type Caller<A extends Access> = A extends "public" ? Colleague | undefined : Colleague;

type Circumstances = {
  deps: Deps;
  /** For a write the transaction that also holds its entry in the log. */
  db: Database;
  now: Date;
  site: Site;
  /** In words, for the list of sessions: "Firefox on Windows". */
  device: string;
  address: string;
  /**
   * Refuses whoever was removed, signed out or lost the role since they were let in. In a transaction
   * it only reads: the moment of the visit, which is noted now and then, stays what it was.
   */
  readmit: (tx?: Database) => Promise<unknown>;
};

export type DeskRequest<Input, A extends Access = Guarded> = Circumstances & {
  me: Caller<A>;
  input: Input;
};

export type Call = Circumstances & {
  me: Colleague | undefined;
  readInput: <Input>(schema: ZodType<Input>) => Promise<Input>;
  readFile: () => Promise<Uint8Array>;
};

export type { Actor } from "./audit.ts";

export type Done = Entry & { answer?: object };

export type DoneWith<Answer extends object> = Done & { answer: Answer };

export type Cookie = { token: string } | "remove";
type DoneWithCookie = Done & { cookie?: Cookie };

/** A sign-in is done by whoever it turned out to be. */
export type SignInDone = DoneWithCookie & { actor: Actor };

type DoneBy<A extends Access> = A extends "public" ? SignInDone : DoneWithCookie;

type AnswerOf<D extends Done> = D extends DoneWith<infer Answer> ? Answer : Record<never, never>;

type Method = "GET" | "POST";

/** One address of the desk. Its type tells the browser what to send and what comes back. */
export type Endpoint<
  M extends Method = Method,
  Path extends string = string,
  Input = unknown,
  Answer extends object = object,
> = {
  kind: "read" | "write" | "upload";
  method: M;
  path: Path;
  access: Access;
  fresh: boolean;
  input: ZodType<unknown, Input>;
  /** The body is a file of at most so many bytes, and the input comes from the address. */
  fileBytes?: number;
  /** The JSON in the body may be so long, instead of as long as any other. */
  bodyBytes?: number;
  /** Instead of the one for everything that somebody sends. */
  perPerson?: Limit;
  afterwards?: (deps: Deps) => void;
  answer: (call: Call) => Promise<{ body: Answer; cookie?: Cookie | undefined }>;
};

/** Has the write made, as often as it takes: each time in a transaction of its own. */
export type Around = <Result>(
  deps: Deps,
  write: (deps: Deps) => Promise<Result>,
) => Promise<Result>;

const once: Around = (deps, write) => write(deps);

export const nothing = z.object({});

type Options = { fresh?: boolean } & Pick<Endpoint, "afterwards" | "bodyBytes" | "perPerson">;

const callerOf = <A extends Access>(access: A, me: Colleague | undefined) => {
  if (access !== "public" && !me) throw new Refused("signed-out", "Please sign in.");
  // True by the line above: nobody is undefined only where anybody may come.
  return me as Caller<A>;
};

const requestOf = async <Input, A extends Access>(
  { readInput, readFile: _, ...call }: Call,
  access: A,
  schema: ZodType<Input>,
): Promise<DeskRequest<Input, A>> => ({
  ...call,
  me: callerOf(access, call.me),
  input: await readInput(schema),
});

const written = async <D extends DoneWithCookie>(
  { db, me, now, readmit }: Call,
  write: (tx: Database) => Promise<D>,
) => {
  const done = await recorded(db, me && actorOf(me), now, async (tx) => {
    // It may have waited for its turn.
    if (me) await readmit(tx);
    return write(tx);
  });
  // True by the type itself: what names no answer answers nothing.
  return { body: (done.answer ?? {}) as AnswerOf<D>, cookie: done.cookie };
};

/** Changes nothing that stays. By POST what is too long for an address or must not stand in one. */
export const reads = <
  A extends Access,
  Path extends string,
  Sent,
  Input,
  Answer extends object,
  M extends Method = "GET",
>(
  path: Path,
  access: A,
  input: ZodType<Input, Sent>,
  read: (request: DeskRequest<Input, A>) => Promise<Answer>,
  // True where it is left out: then nothing else gives M than its default.
  { fresh = false, method = "GET" as M, ...options }: Options & { method?: M } = {},
): Endpoint<M, Path, Sent, Answer> => ({
  ...options,
  kind: "read",
  method,
  path,
  access,
  fresh,
  input,
  answer: async (call) => ({ body: await read(await requestOf(call, access, input)) }),
});

/** A POST in one transaction with its entry in the log: without that there is nothing to return. */
export const writes = <A extends Access, Path extends string, Sent, Input, D extends DoneBy<A>>(
  path: Path,
  access: A,
  input: ZodType<Input, Sent>,
  write: (request: DeskRequest<Input, A>) => Promise<D>,
  { fresh = false, around = once, ...options }: Options & { around?: Around } = {},
): Endpoint<"POST", Path, Sent, AnswerOf<D>> => ({
  ...options,
  kind: "write",
  method: "POST",
  path,
  access,
  fresh,
  input,
  answer: async (call) => {
    const request = await requestOf(call, access, input);
    return around(call.deps, (deps) => written(call, (db) => write({ ...request, deps, db })));
  },
});

/** A POST that stores a file. It is worked out first, before a transaction is open. */
export const uploads = <A extends Guarded, Path extends string, Sent, Input, D extends Done>(
  path: Path,
  access: A,
  input: ZodType<Input, Sent>,
  { around, ...options }: Pick<Endpoint, "fileBytes" | "perPerson"> & { around: Around },
  prepare: (
    request: DeskRequest<Input, A>,
    readFile: Call["readFile"],
  ) => Promise<(tx: Database) => Promise<D>>,
): Endpoint<"POST", Path, Sent, AnswerOf<D>> => ({
  ...options,
  kind: "upload",
  method: "POST",
  path,
  access,
  fresh: false,
  input,
  answer: async (call) => {
    const store = await prepare(await requestOf(call, access, input), call.readFile);
    return around(call.deps, () => written(call, store));
  },
});
