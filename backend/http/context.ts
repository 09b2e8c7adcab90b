import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Site } from "#backend/site.ts";
import type { Language } from "#rules/languages.ts";

/** The server has decided whose forwarded addresses to believe: functions read no header for it. */
type Bindings = { clientAddress?: string };

export type AppEnv = {
  Bindings: Bindings;
  Variables: {
    clientAddress: string;
    requestId: string;
    site: Site;
    /** Rejected where `site` is only what ships. */
    published: Promise<Site>;
    /** In which to answer; English until the request says otherwise. */
    language?: Language;
    /** Refuses while a refusal is remembered, unless this very sending was accepted before. */
    refuseAgain?: (sending?: string) => void;
    /** Nothing has to be looked for in the outbox after it. */
    writesNoEmail?: true;
    refusePerson?: (message: string, status: ContentfulStatusCode) => Response | Promise<Response>;
  };
};

export type AppContext = Context<AppEnv>;
