import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chooseCheckout } from "#backend/giving/providers.ts";
import { createApp, functionsPath } from "#backend/http/app.ts";
import { filesTransport } from "#backend/mail/files.ts";
import { smtpTransport } from "#backend/mail/smtp.ts";
import type { OpenDatabase } from "#backend/storage/database.ts";
import { lockFolder } from "#backend/storage/folder-lock.ts";
import { migrate } from "#backend/storage/migrate.ts";
import { openPGlite } from "#backend/storage/pglite.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { openStaffDoor } from "#hosts/node/staff-socket.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { startReconciler } from "./giving/reconciler.ts";
import type { Log } from "./log.ts";
import { startMailLoop } from "./mail/mail-loop.ts";
import { checkReadiness, type Readiness } from "./readiness.ts";
import { readMigrations } from "./storage/read-migrations.ts";

export type Backend = Pick<Deps, "db" | "now"> & {
  fetch(request: Request, clientAddress: string): Promise<Response>;
  readiness(): Promise<Readiness>;
  /** What stands in for an outside service, in words for the operator. */
  describe(): string[];
  close(): Promise<void>;
};

export type BackendEnv = Pick<
  Env,
  "DATA_DIR" | "SITE_URL" | "DATABASE_URL" | "SMTP_URL" | "MAIL_FROM" | "STAFF_EMAIL"
> &
  Partial<
    Pick<
      Env,
      | "FUNCTIONS_URL"
      | "STRIPE_SECRET_KEY"
      | "STRIPE_WEBHOOK_SECRET"
      | "STRIPE_API_BASE"
      | "STRIPE_PORTAL_URL"
    >
  >;

/** Opens the database the environment names. The embedded one belongs to one process at a time. */
export const openStorage = async (env: BackendEnv, log: Log): Promise<OpenDatabase> => {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, log);
  const lock = lockFolder(resolve(env.DATA_DIR));
  try {
    const folder = join(resolve(env.DATA_DIR), "database");
    // The database's own lock: ours keeps others out, and one that was left empty by a process
    // killed while writing it would keep us out for good.
    await rm(join(folder, "postmaster.pid"), { force: true });
    const db = await openPGlite(folder);
    return { ...db, close: () => db.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
};

export const openTransport = (env: BackendEnv) =>
  env.SMTP_URL
    ? smtpTransport(env.SMTP_URL, env.MAIL_FROM)
    : filesTransport(join(resolve(env.DATA_DIR), "mail"), env.MAIL_FROM);

export const settingsFrom = (env: BackendEnv): Deps["settings"] => ({
  siteUrl: env.SITE_URL,
  functionsUrl: env.FUNCTIONS_URL ?? `${env.SITE_URL}${functionsPath}`,
  mailFrom: env.MAIL_FROM,
  staffEmail: env.STAFF_EMAIL,
  donorPortalUrl: env.STRIPE_PORTAL_URL,
});

export const openBackend = async (env: BackendEnv, log: Log): Promise<Backend> => {
  const now = () => new Date();
  const db = await openStorage(env, log);
  try {
    for (const name of await migrate(db, await readMigrations())) log("migrated", { name });
  } catch (error) {
    await db.close();
    throw error;
  }
  const transport = openTransport(env);
  const mailLoop = startMailLoop({ db, transport, log, now });
  const settings = settingsFrom(env);
  const giving = await chooseCheckout({
    ...settings,
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    stripeApiBase: env.STRIPE_API_BASE,
  });
  const deps = { db, settings, log, now, ...giving, wakeMail: mailLoop.wake };
  const app = createApp(deps);
  const reconciler = startReconciler(deps);
  const mailFolder = env.SMTP_URL ? undefined : join(resolve(env.DATA_DIR), "mail");
  // A database server is open to staff by itself; the embedded one only through this process.
  const staffDoor = env.DATABASE_URL
    ? undefined
    : await openStaffDoor(resolve(env.DATA_DIR), { db, settings, mailFolder }, log);

  return {
    db,
    now,
    fetch: async (request, clientAddress) => app.fetch(request, { clientAddress }),
    readiness: () => checkReadiness(db, now()),
    describe: () => [
      env.DATABASE_URL ? "data: PostgreSQL" : `data: embedded database in ${env.DATA_DIR}`,
      env.SMTP_URL ? "mail: SMTP" : `mail: files in ${join(env.DATA_DIR, "mail")}`,
      giving.stripe ? "gifts: Stripe" : "gifts: test checkout, no card is charged",
    ],
    async close() {
      await staffDoor?.close();
      await reconciler.stop();
      await mailLoop.stop();
      transport.close();
      await db.close();
    },
  };
};
