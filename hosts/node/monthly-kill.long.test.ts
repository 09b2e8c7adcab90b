import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { cardProviderOf } from "#backend/testing/giving/running-site.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { mailsIn } from "#backend/testing/mail-folder.ts";
import {
  type SeenRequest,
  secretKey,
  startStripe,
  webhookSecret,
} from "#backend/testing/stripe-stand-in.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { type SiteProcess, startSiteProcess } from "./testing/site-process.ts";

/** After it, our page and the card provider say the same. */
const soon = 60_000;

/** When the process dies: each is a request of its that the provider sees. */
const moments = {
  "before Stripe is told": ({ method, path }: SeenRequest) =>
    method === "GET" && path.includes("/subscriptions/"),
  "while Stripe is told": ({ method, path }: SeenRequest) =>
    method !== "GET" && path.includes("/subscriptions/"),
  "before Stripe's report is read": ({ path }: SeenRequest) => path === "/v1/events",
};

type Subscription = NonNullable<
  ReturnType<Awaited<ReturnType<typeof startStripe>>["monthly"]["subscriptions"]["get"]>
>;

const asked = {
  change: {
    form: { action: "change", amount: "50", day: "" },
    page: "Done: you asked us to change it to $50 a month.",
    isDone: ({ items }: Subscription) => items.data[0]?.price.unit_amount === 5000,
  },
  pause: {
    form: { action: "pause 2" },
    page: "Done: you asked us to pause it for 2 months.",
    isDone: ({ pause_collection }: Subscription) => pause_collection !== null,
  },
  stop: {
    form: { action: "stop" },
    page: "gift has stopped.",
    isDone: ({ status }: Subscription) => status === "canceled",
  },
};

const cases = Object.keys(asked).flatMap((what) =>
  Object.keys(moments).map((moment) => [what, moment] as const),
);

describe.each(["PGlite", "PostgreSQL"])("on %s", (database) => {
  let folder: string;
  let env: Record<string, string>;
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let build: Awaited<ReturnType<typeof fakeBuild>>;
  let site: SiteProcess;

  const start = async () => {
    site = await startSiteProcess(build.root, env);
  };
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${site.port}/functions/v1/${path}`, { redirect: "manual", ...init });
  const form = (entries: Record<string, string>) => ({
    method: "POST",
    body: new URLSearchParams(entries),
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "circle-monthly-"));
    stripe = await startStripe();
    build = await fakeBuild();
    env = {
      DATA_DIR: join(folder, "data"),
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      ...(database === "PostgreSQL" && { DATABASE_URL: await migratedPostgresUrl() }),
    };
    if (!env.DATABASE_URL) await fillDataFolder(env.DATA_DIR ?? "");
    await start();
  });
  afterAll(async () => {
    await site?.end("SIGKILL");
    await stripe?.close();
    await build?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** A monthly gift that runs at the stand-in. */
  const runningGift = async (email: string) => {
    await call("create-payment", form({ amount: "25", frequency: "monthly" }));
    const provider = cardProviderOf(stripe, () => `http://127.0.0.1:${site.port}/functions/v1`);
    const { id, complete } = provider.lastCheckout(email, 2500, "monthly");
    return { id, subscription: await complete() };
  };

  /** The donor's cookie. */
  const signIn = async (email: string) => {
    await call("giving", form({ email }));
    const link = await vi.waitFor(
      async () => {
        const mails = await mailsIn(join(env.DATA_DIR ?? "", "mail"));
        const own = mails.filter(({ to }) => to?.[0]?.address === email);
        const found = own.flatMap(({ text = "" }) => /giving\/link\?token=[\w-]+/.exec(text) ?? []);
        if (!found[0]) throw new Error("No link has come.");
        return found[0];
      },
      { timeout: soon },
    );
    const opened = await call(link, form({}));
    return opened.headers.get("set-cookie")?.split(";")[0] ?? "";
  };

  /** Kills the process as soon as the provider sees such a request. */
  const dieAt = (isMoment: (request: SeenRequest) => boolean) =>
    new Promise<void>((died) => {
      const { requests } = stripe;
      requests.push = (...seen) => {
        const length = Array.prototype.push.apply(requests, seen);
        if (seen.some(isMoment)) {
          requests.push = Array.prototype.push;
          site.end("SIGKILL").then(died);
        }
        return length;
      };
    });

  test.each(cases)("%s, killed %s", async (what, moment) => {
    const { form: entries, page, isDone } = asked[what as keyof typeof asked];
    const email = `ada-${crypto.randomUUID()}@example.org`;
    const { id, subscription } = await runningGift(email);
    const cookie = await signIn(email);
    const path = `giving/monthly?gift=${id}`;
    const died = dieAt(moments[moment as keyof typeof moments]);
    const key = crypto.randomUUID();
    // Its answer may die with it: the request was stored before anything was told.
    await call(path, { ...form({ ...entries, key }), headers: { cookie } }).catch(() => undefined);
    await died;
    const killed = performance.now();
    await start();
    await vi.waitFor(
      async () => {
        const html = await (await call(path, { headers: { cookie } })).text();
        expect(html).toContain(page);
      },
      { timeout: soon, interval: 250 },
    );
    const seconds = (performance.now() - killed) / 1000;
    console.log(`${database}, ${what}, killed ${moment}: the same after ${seconds.toFixed(1)} s`);
    const standing = stripe.monthly.subscriptions.get(subscription);
    expect(standing && isDone(standing)).toBe(true);
    // Told twice, it happened once.
    const told = stripe.events.filter(
      ({ data }) => (data.object as { id?: string }).id === subscription,
    );
    expect(told).toHaveLength(1);
  });
});
