import { createApp } from "#backend/app.ts";
import { currentContent, siteFrom } from "#backend/content/open.ts";
import type { Deps } from "#backend/deps.ts";
import { createSandbox } from "#backend/giving/checkout/checkout.ts";
import type { StoredMail } from "#backend/mail/mail.ts";
import { deliverDue } from "#backend/mail/outbox.ts";
import { functionsPath } from "#backend/settings.ts";
import { doubtByHistory } from "#backend/storage/clock.ts";
import { createVisitCounter } from "#backend/visits/counter.ts";
import { organisation } from "#rules/organisation.ts";
import { emptyPGlite } from "./databases.ts";

const siteUrl = "https://circleurban.example";

/**
 * The backend without a network: an empty database in memory, a clock that only moves when told,
 * and a mail server that keeps what it is given. Pass parts to replace them.
 */
export const testSite = async (parts: Partial<Deps> = {}) => {
  const logged: { event: string; fields?: Record<string, unknown> | undefined }[] = [];
  const clock = { now: new Date("2026-03-02T15:00:00Z") };
  const log: Deps["log"] = (event, fields) => logged.push({ event, fields });
  const db = parts.db ?? (await emptyPGlite());
  const now = parts.now ?? (() => clock.now);
  const content = parts.content ?? currentContent(db, log);
  const deps: Deps = {
    db,
    settings: {
      siteUrl,
      functionsUrl: `${siteUrl}${functionsPath}`,
      mailFrom: organisation.email,
      staffEmail: "frontdesk@circleurban.example",
    },
    log,
    now,
    // The database's clock does not move with this one.
    doubtDate: () => doubtByHistory(db, now()),
    content,
    site: siteFrom(content),
    checkout: createSandbox(`${siteUrl}${functionsPath}`),
    visits: createVisitCounter(now, siteUrl),
    ...parts,
  };
  const app = createApp(deps);

  const request = (path: string, init: RequestInit = {}, clientAddress = "203.0.113.7") =>
    Promise.resolve(
      app.fetch(new Request(new URL(`${functionsPath}/${path}`, siteUrl), init), { clientAddress }),
    );

  return {
    app,
    deps,
    db: deps.db,
    logged,
    /** Moves the clock on. */
    wait(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    request,
    get: (path: string, clientAddress?: string) => request(path, {}, clientAddress),
    post: (path: string, body: unknown, clientAddress?: string) =>
      request(
        path,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        },
        clientAddress,
      ),
    /** As a browser sends a form by itself. */
    submit: (path: string, entries: [name: string, value: string][], clientAddress?: string) =>
      request(path, { method: "POST", body: new URLSearchParams(entries) }, clientAddress),
    /** Delivers what is due now and returns it. */
    async mails(): Promise<StoredMail[]> {
      const taken: StoredMail[] = [];
      const transport = {
        async deliver(mail: StoredMail) {
          taken.push(mail);
        },
        close() {},
      };
      await deliverDue({ ...deps, staffEmail: deps.settings.staffEmail, transport }, 100);
      return taken.sort((a, b) => a.key.localeCompare(b.key, "en"));
    },
  };
};
