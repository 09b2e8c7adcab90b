import type { Handler } from "hono";
import type { Deps } from "#backend/deps.ts";
import type { AppContext, AppEnv } from "./context.ts";

export type Route = {
  method: "GET" | "POST";
  /** What the browser calls it; a path below it may follow. */
  name: string;
  /** Made anew for each request, with the database as it is for that visitor. */
  handler(deps: Deps): Handler<AppEnv>;
  /** It bounds what it asks of the database: its handler is made once, and has the whole of it. */
  boundsItself?: true;
  /** Browsers without our script send it as a form, and its limits refuse with what was typed. */
  isForm?: true;
  /** A provider calls it: with longer bodies than people send, and no limit but its signature. */
  isWebhook?: true;
};

export type FileRoute = {
  path: string;
  /** `isEditor` tells whether a person who may edit pages asks. */
  handler(deps: Deps, isEditor: (c: AppContext) => Promise<boolean>): Handler<AppEnv>;
};
