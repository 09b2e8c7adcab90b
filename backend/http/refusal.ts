import { HTTPException } from "hono/http-exception";
import type { ZodError } from "zod";

/** An answer that ends the request: a status and one sentence for the visitor. */
export const refusal = (status: 400 | 403 | 404 | 409 | 413 | 415 | 429 | 503, message: string) =>
  new HTTPException(status, { message });

/** The one sentence a visitor needs first. */
export const firstMessage = (error: ZodError) =>
  error.issues[0]?.message ?? "Please check what you entered.";
