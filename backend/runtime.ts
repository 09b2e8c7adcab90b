import { setTimeout } from "node:timers/promises";
import { createApp } from "./app.ts";
import { type ContentHost, openContent } from "./content/open.ts";
import type { Deps } from "./deps.ts";
import { type Env, settingsFrom } from "./env.ts";
import { checkoutFrom } from "./giving/checkout/providers.ts";
import type { Log } from "./log.ts";
import type { Transport } from "./mail/mail.ts";
import type { Mailbox } from "./mail/mailbox.ts";
import { deliverDue, takeBackMails } from "./mail/outbox.ts";
import { type Readiness, rememberReadiness } from "./readiness.ts";
import { doubtDate, siteClock } from "./storage/clock.ts";
import type { OpenDatabase } from "./storage/database.ts";
import { freeAllLeases } from "./storage/lease.ts";
import { forgetUnusedLimits } from "./storage/limits.ts";
import { subjects } from "./subjects.ts";
import { createTick, type Report, type Step } from "./tick.ts";
import { removeDaily } from "./upkeep/retention.ts";
import { createVisitCounter, type VisitCounter } from "./visits/counter.ts";

export type Host = ContentHost & {
  log: Log;
  db: OpenDatabase;
  transport: Transport;
  /** Opens a mailbox by its address, where this host reads any. */
  openMailbox?: (url: string) => Promise<Mailbox>;
  /** Lets work go on after an answer, where the host would cut it off. */
  keepRunning?: (work: Promise<unknown>) => void;
  /** The most mails in one go, where the host measures out its computing. */
  mailsAtOnce?: number;
  /** Where mail is kept as files, if it is. */
  mailFolder?: string | undefined;
  /** The database belongs to this process alone: what another one held, it held until it died. */
  soleOwner?: boolean;
};

export type Backend = Pick<Deps, "db" | "now" | "site"> & {
  fetch(request: Request, clientAddress: string): Promise<Response>;
  /** Does the clock's work: the steps named, or all of them. Never rejects. */
  tick(steps?: readonly string[]): Promise<Report>;
  /** How often each step wants its run in a process that stays. */
  schedule: readonly Pick<Step, "name" | "everySeconds">[];
  readiness(): Promise<Readiness>;
  /** Notes that somebody opened a page. Waits for nothing. */
  countVisit: VisitCounter["count"];
  close(): Promise<void>;
};

/** Steps under way get this long to end; mails in hand go again when their lease has run out. */
const closingMs = 3_000;

const minutes = 60;

const noFigures = () => ({});

export const open = async (env: Env, host: Host): Promise<Backend> => {
  const { log, db, transport, mailsAtOnce = Number.POSITIVE_INFINITY } = host;
  const { now, check: checkClock } = siteClock(db);
  // Nothing can be written while the database is away, and the clock's own step asks again.
  await checkClock().catch((error) => log("clock not compared", { reason: String(error) }));
  if (host.soleOwner) {
    await freeAllLeases(db);
    await takeBackMails(db);
  }
  const settings = settingsFrom(env);
  const giving = await checkoutFrom(env, log).catch(async (error) => {
    transport.close();
    await db.close();
    throw error;
  });

  const wake = (name: string) => {
    const { afterMs = 0 } = steps.find((step) => step.name === name) ?? {};
    const done = afterMs > 0 ? setTimeout(afterMs).then(() => tick([name])) : tick([name]);
    host.keepRunning?.(done);
  };
  const { openMailbox } = host;
  const inboxUrl = env.INBOX_IMAP_URL;
  const bounceUrl = env.BOUNCE_IMAP_URL;
  const deps: Deps = {
    db,
    settings,
    log,
    now,
    doubtDate: () => doubtDate(db, new Date()),
    ...openContent({ ...host, deployHookUrl: env.DEPLOY_HOOK_URL, wake }),
    ...giving,
    visits: createVisitCounter(now, settings.siteUrl),
    openInbox: openMailbox && inboxUrl ? () => openMailbox(inboxUrl) : undefined,
    openBounces: openMailbox && bounceUrl ? () => openMailbox(bounceUrl) : undefined,
    wake,
  };
  const closing = new AbortController();
  const delivery = {
    db,
    transport,
    log,
    now,
    staffEmail: settings.staffEmail,
    signal: closing.signal,
  };

  const steps: Step[] = [
    { name: "clock", everySeconds: 1 * minutes, run: () => checkClock().then(noFigures) },
    {
      name: "mail",
      everySeconds: 5,
      run: async () => ({ tried: await deliverDue(delivery, mailsAtOnce) }),
    },
    {
      name: "limits",
      everySeconds: 5 * minutes,
      run: () => forgetUnusedLimits(db).then(noFigures),
    },
    {
      name: "retention",
      // By this machine's own date, so that one that is behind is doubted here as well.
      // It does its work once a day; a process that starts in between asks soon enough.
      everySeconds: 60 * minutes,
      run: async () => ({ removed: await removeDaily(db, new Date(), host.mailFolder) }),
    },
    {
      name: "tidy",
      everySeconds: 5 * minutes,
      run: async () => {
        await db.tidy?.();
        return {};
      },
    },
    ...subjects
      .flatMap(({ clock = [] }) => clock)
      .map((step) => ({
        ...step,
        run: () => step.run(deps, { mailsAtOnce, transport, signal: closing.signal }),
      })),
  ];
  const { tick, stop } = createTick(steps, log);
  const app = createApp(deps);

  return {
    db,
    now,
    site: deps.site,
    fetch: async (request, clientAddress) => app.fetch(request, { clientAddress }),
    tick,
    schedule: steps,
    countVisit: deps.visits.count,
    readiness: rememberReadiness(db, now),
    async close() {
      closing.abort();
      await stop(closingMs);
      transport.close();
      await db.close();
    },
  };
};
