import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ZodError } from "zod";

/**
 * What the server knows about the visitor and hands over with each request:
 * `app.fetch(request, { clientAddress })`. The server has already decided whose forwarded
 * addresses to believe, so functions never read a header for it.
 */
type Bindings = { clientAddress?: string };

export type AppEnv = {
  Bindings: Bindings;
  Variables: {
    clientAddress: string;
    requestId: string;
    /** The limit on one account refused, which says nothing about others at the same address. */
    refusedForOneAccount?: boolean;
    /** Answers a form sent without script: the reason, and everything that was typed. */
    refusePerson?: (message: string, status: ContentfulStatusCode) => Response | Promise<Response>;
  };
};

export type AppContext = Context<AppEnv>;

/** Many times the longest form, and room for the longest report of a payment. */
export const longestBodyBytes = 256 * 1024;
/** The card provider's reports carry whole objects and come signed. */
export const longestEventBytes = 1024 * 1024;

/** An answer that ends the request: a status and one sentence for the visitor. */
export const refusal = (status: 400 | 403 | 404 | 409 | 413 | 415 | 429 | 503, message: string) =>
  new HTTPException(status, { message });

/** What the database has no place for: the null character and halves of characters. */
export const storableText = (text: string) => text.replaceAll("\u0000", "").toWellFormed();

const storable = (_key: string, value: unknown) =>
  typeof value === "string" ? storableText(value) : value;

/**
 * The request's JSON body, or an answer that says in a sentence what is wrong with it. All text
 * in it can be stored as it stands.
 */
export const readJson = async (c: AppContext): Promise<unknown> => {
  const text = await c.req.text();
  if (text.trim() === "") throw refusal(400, "The request is empty. Please send the form again.");
  try {
    return JSON.parse(text, storable);
  } catch {
    throw refusal(400, "The request could not be read. Please send the form again.");
  }
};

/** The one sentence a visitor needs first. */
export const firstMessage = (error: ZodError) =>
  error.issues[0]?.message ?? "Please check what you entered.";
