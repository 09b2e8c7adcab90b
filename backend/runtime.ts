import { setTimeout } from "node:timers/promises";
import { carryOutSchedules } from "#backend/content/carry-out.ts";
import type { Compare } from "#backend/content/comparing.ts";
import { currentContent } from "#backend/content/current.ts";
import { tellDeployHook } from "#backend/content/deploy-hook.ts";
import type { PictureMaker } from "#backend/content/picture-maker.ts";
import type { Rendering } from "#backend/content/rendering.ts";
import { withContent } from "#backend/content/said.ts";
import { tidyDesk } from "#backend/desk/tidy.ts";
import { forgetVisitors } from "#backend/giving/open-checkouts.ts";
import { checkoutFrom } from "#backend/giving/providers.ts";
import { reconcile } from "#backend/giving/reconcile.ts";
import { sendStatements } from "#backend/giving/statement-runs.ts";
import { createApp } from "#backend/http/app.ts";
import { sendCrowdDigest } from "#backend/inbox/crowd-digest.ts";
import { sendHeldDigest } from "#backend/inbox/digest.ts";
import type { Transport } from "#backend/mail/mail.ts";
import { deliverDue, takeBackMails } from "#backend/mail/outbox.ts";
import { doubtDate, siteClock } from "#backend/storage/clock.ts";
import type { OpenDatabase } from "#backend/storage/database.ts";
import { freeAllLeases } from "#backend/storage/lease.ts";
import { forgetUnusedLimits } from "#backend/storage/limits.ts";
import { removeDaily } from "#backend/storage/retention.ts";
import type { Deps } from "./deps.ts";
import { type Env, settingsFrom } from "./env.ts";
import type { Log } from "./log.ts";
import { type Readiness, rememberReadiness } from "./readiness.ts";
import { createTick, type Report, type Step } from "./tick.ts";

/** What each host brings. Database and mail transport belong to the backend from then on. */
export type Host = {
  log: Log;
  db: OpenDatabase;
  transport: Transport;
  /** Lets work go on after an answer, where the host would cut it off. */
  keepRunning?: (work: Promise<unknown>) => void;
  /** The most mails in one go, where the host measures out its computing. */
  mailsAtOnce?: number;
  /** Where mail is kept as files, if it is. */
  mailFolder?: string | undefined;
  /** What becomes of publications here. */
  rendering?: Rendering | undefined;
  /** Works out differences between contents. */
  compare?: Compare | undefined;
  /** Makes uploaded files into pictures. */
  pictures?: PictureMaker | undefined;
  /** The database belongs to this process alone: what another one held, it held until it died. */
  soleOwner?: boolean;
};

type StepName =
  | "clock"
  | "content"
  | "deploy"
  | "mail"
  | "limits"
  | "gifts"
  | "statements"
  | "desk"
  | "digest"
  | "retention";

export type Backend = Pick<Deps, "db" | "now"> & {
  fetch(request: Request, clientAddress: string): Promise<Response>;
  /** Does the clock's work: the steps named, or all of them. Never rejects. */
  tick(steps?: readonly StepName[]): Promise<Report<StepName>>;
  /** How often each step wants its run in a process that stays. */
  schedule: readonly Pick<Step<StepName>, "name" | "everySeconds">[];
  readiness(): Promise<Readiness>;
  close(): Promise<void>;
};

/** Steps under way get this long to end; mails in hand go again when their lease has run out. */
const closingMs = 3_000;

const minutes = 60;

/** The time of an answer at the sign-in must not tell whether somebody was then looked up. */
const afterAnswerMs = 250;

/** The one application, the same in every host. */
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
  const giving = await checkoutFrom(env).catch(async (error) => {
    transport.close();
    await db.close();
    throw error;
  });

  const wakeMail = () => {
    const delivered = tick(["mail"]);
    host.keepRunning?.(delivered);
  };
  const wakeDesk = () => {
    const tidied = setTimeout(afterAnswerMs).then(() => tick(["desk"]));
    host.keepRunning?.(tidied);
  };
  const wakeStatements = () => {
    const sent = tick(["statements"]);
    host.keepRunning?.(sent);
  };
  /** Pages that another host builds take their time, whatever this one could draw. */
  const rendering: Rendering | undefined = env.DEPLOY_HOOK_URL
    ? {
        ...host.rendering,
        liveIn: "minutes",
        published() {
          host.rendering?.published?.();
          const told = tick(["deploy"]);
          host.keepRunning?.(told);
        },
      }
    : host.rendering;
  const deps: Deps = {
    db,
    settings,
    log,
    now,
    doubtDate: () => doubtDate(db, new Date()),
    content: currentContent(db, log),
    rendering,
    compare: host.compare,
    pictures: host.pictures,
    ...giving,
    wakeMail,
    wakeDesk,
    wakeStatements,
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

  const steps: Step<StepName>[] = [
    {
      name: "clock",
      everySeconds: 1 * minutes,
      async run() {
        await checkClock();
        return {};
      },
    },
    {
      name: "content",
      // What is scheduled is on the site, or gone from it, at its second.
      everySeconds: 1,
      run: async () => ({ schedules: await carryOutSchedules(deps) }),
    },
    {
      name: "deploy",
      everySeconds: 30,
      run: async () =>
        env.DEPLOY_HOOK_URL ? { told: await tellDeployHook(env.DEPLOY_HOOK_URL, deps) } : {},
    },
    {
      name: "mail",
      everySeconds: 5,
      run: async () => ({ tried: await deliverDue(delivery, mailsAtOnce) }),
    },
    {
      name: "limits",
      everySeconds: 5 * minutes,
      async run() {
        await forgetUnusedLimits(db);
        await forgetVisitors(db, now());
        return {};
      },
    },
    {
      name: "gifts",
      everySeconds: 5 * minutes,
      async run() {
        const reconciled = await reconcile({ ...deps, stripe: deps.stripe });
        // Gifts found paid have queued their receipts.
        if (reconciled) wakeMail();
        return { reconciled };
      },
    },
    {
      name: "statements",
      everySeconds: 1 * minutes,
      async run() {
        const sent = await sendStatements(deps, mailsAtOnce);
        if (sent > 0) wakeMail();
        return { sent };
      },
    },
    {
      name: "desk",
      everySeconds: 1 * minutes,
      run: async () => ({ links: await tidyDesk(deps) }),
    },
    {
      name: "digest",
      everySeconds: 10 * minutes,
      async run() {
        const held = await sendHeldDigest(deps);
        const waiting = await sendCrowdDigest(deps);
        if (held + waiting > 0) wakeMail();
        return { held, waiting };
      },
    },
    {
      name: "retention",
      // By this machine's own date, so that one that is behind is doubted here as well.
      // It does its work once a day; a process that starts in between asks soon enough.
      everySeconds: 60 * minutes,
      run: async () => ({ removed: await removeDaily(db, new Date(), host.mailFolder) }),
    },
  ];
  const clock = createTick(steps, log);
  /** Whoever sets it going: what is written then says what is published now. */
  const tick = (steps?: readonly StepName[]) => withContent(deps.content, () => clock.tick(steps));
  const app = createApp(deps);

  return {
    db,
    now,
    fetch: async (request, clientAddress) => app.fetch(request, { clientAddress }),
    tick,
    schedule: steps,
    readiness: rememberReadiness(db, now),
    async close() {
      closing.abort();
      await clock.stop(closingMs);
      transport.close();
      await db.close();
    },
  };
};
