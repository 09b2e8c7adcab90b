import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Site } from "#backend/site.ts";

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
    /** What the site says of itself now. */
    site: Site;
    /**
     * Refuses while a refusal is remembered for this address, unless this very sending was accepted
     * before. A function that reads a form calls it when it knows what was typed, and the desk when
     * a sign-in has failed.
     */
    refuseAgain?: (sending?: string) => void;
    /** Answers a form sent without script: the reason, and everything that was typed. */
    refusePerson?: (message: string, status: ContentfulStatusCode) => Response | Promise<Response>;
  };
};

export type AppContext = Context<AppEnv>;
