import type { DeskApi } from "#backend/endpoints.ts";
import { accountHeader, deskFunctions, queryHeader, type RefusalCode } from "#rules/desk.ts";
import type { RefusalDetails } from "#rules/pages.ts";
import { screenOf, signInAgain } from "./sign-in-again.ts";

export type PostPath = keyof DeskApi["POST"];

/** A path that is also posted is called so alone: the page of a preview is for a frame. */
type Calls = Omit<DeskApi["GET"], PostPath> & DeskApi["POST"];

/** What an endpoint is sent. */
export type Input<Path extends keyof Calls> = Calls[Path]["input"];

/** What an endpoint answers. */
export type Answer<Path extends keyof Calls> = Calls[Path]["answer"];

export type FilePath = {
  [Path in keyof Calls]: Answer<Path> extends Response ? Path : never;
}[keyof Calls];
export type ReadPath = Exclude<keyof Calls, FilePath | PostPath>;

/** Nothing has to be named where an endpoint needs nothing. */
type Given<Sent> = Record<never, never> extends Sent ? [sent?: Sent] : [sent: Sent];

/** A call that did not succeed. Its message is a sentence for the person. */
export class CallFailed extends Error {
  /** Absent when no answer came, or none of the desk's. */
  readonly code: RefusalCode | undefined;
  readonly status: number | undefined;
  /** What somebody else changed, or which fields are wrong. */
  readonly details: RefusalDetails | undefined;

  constructor(message: string, code?: RefusalCode, status?: number, details?: RefusalDetails) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/** The gift or letter that the same form became before, where that is why it was refused. */
export const earlierOf = (error: Error | null) =>
  error instanceof CallFailed ? error.details?.earlier : undefined;

const noAnswer = "We couldn't reach the desk. Check your connection. Nothing you typed is lost.";
const somethingWrong = "Something went wrong on our side. Please try again in a moment.";

/** Longer than the slowest answer of ours. */
const timeoutMs = 40_000;

const answered = async (path: string, init: RequestInit, waitMs: number): Promise<Response> => {
  const answer = await fetch(`${deskFunctions}/${path}`, {
    ...init,
    signal: AbortSignal.any([AbortSignal.timeout(waitMs), ...(init.signal ? [init.signal] : [])]),
  }).catch((error: Error) => {
    if (init.signal?.aborted) throw error;
    throw new CallFailed(noAnswer);
  });
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => ({}))) as {
    error?: string;
    code?: RefusalCode;
    details?: RefusalDetails;
  };
  throw new CallFailed(body.error ?? somethingWrong, body.code, answer.status, body.details);
};

const once = async <Path extends ReadPath | PostPath>(path: Path, init: RequestInit) => {
  const answer = await answered(path, init, timeoutMs);
  const body: unknown = await answer.json().catch(() => {
    throw new CallFailed(noAnswer);
  });
  // The endpoint of this path gives the type.
  return body as Answer<Path>;
};

/**
 * Whoever is no longer signed in, or not freshly enough, is asked to sign in over the screen they
 * are at, and the call goes again: nothing that was typed goes away for it.
 */
const withSignIn = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    const code = error instanceof CallFailed ? error.code : undefined;
    if (code !== "signed-out" && code !== "sign-in-again") throw error;
    if (!(await signInAgain(code))) throw error;
    return call();
  }
};

type Parameters = Record<string, string | number | undefined>;

/** What is asked for, in a header: names and email addresses stand in no address. */
const asking = (parameters: Parameters, init: RequestInit = {}): RequestInit => {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return { ...init, headers: { [queryHeader]: String(query) } };
};

/** Asks the desk for something. */
export const read = <Path extends ReadPath>(
  path: Path,
  parameters: Input<Path>,
  signal?: AbortSignal,
) => withSignIn(() => once(path, asking(parameters, signal ? { signal } : {})));

/** A large file takes its time. */
const fileTimeoutMs = 15 * 60_000;

const nameIn = (answer: Response) =>
  /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "download";

/** Asks for a file and hands it to the browser to keep. Answers its name, which the backend gave. */
export const download = async <Path extends FilePath>(path: Path, parameters: Input<Path>) => {
  const { file, filename } = await withSignIn(async () => {
    const answer = await answered(path, asking(parameters), fileTimeoutMs);
    const file = await answer.blob().catch(() => {
      throw new CallFailed(noAnswer);
    });
    return { file, filename: nameIn(answer) };
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  // Some browsers read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return filename;
};

const posting = (body: unknown, account?: string) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...(account && { [accountHeader]: account }) },
  body: JSON.stringify(body),
});

/** Changes something, or asks by POST. Nothing is sent twice by itself. */
export const post = <Path extends PostPath>(path: Path, ...[body]: Given<Input<Path>>) =>
  withSignIn(() => once(path, posting(body ?? {}, screenOf.account)));

/** For signing in itself, where nobody can be asked to sign in first. */
export const postSignedOut = <Path extends PostPath>(path: Path, ...[body]: Given<Input<Path>>) =>
  once(path, posting(body ?? {}));
