import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { functionsKey, reasonIn, timeoutMs } from "./functions-url.ts";

/** A call that did not succeed. Its message is the server's own sentence, when it sent one. */
export class CallFailed extends Error {
  readonly reason: string | undefined;
  /** Absent when no answer came at all. */
  readonly status: number | undefined;

  constructor(reason?: string, options?: ErrorOptions) {
    super(reason ?? "The call did not succeed", options);
    this.reason = reason;
    const { cause } = this;
    this.status = cause instanceof FunctionsHttpError ? cause.context.status : undefined;
  }
}

/**
 * Calls one of our functions by POST and gives back its answer. Nothing is sent twice by itself:
 * a gift or a message must not be doubled.
 */
export async function callFunction<Answer>(
  name: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { data, error } = await client().invoke<Answer>(name, {
    body,
    headers,
    timeout: timeoutMs,
  });
  if (error) throw new CallFailed(await sentenceOf(error), { cause: error });
  return data as Answer;
}

const client = () =>
  new FunctionsClient(import.meta.env.VITE_FUNCTIONS_URL || `${location.origin}/functions/v1`, {
    headers: { apikey: functionsKey },
  });

/** The client says one fixed English sentence for every refusal; the reason is in the body. */
const sentenceOf = (error: unknown) =>
  error instanceof FunctionsHttpError ? reasonIn(error.context) : undefined;
