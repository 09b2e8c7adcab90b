import { statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lazyPictures } from "#backend/content/picture-maker.ts";
import type { Rendering } from "#backend/content/rendering.ts";
import { type Env, settingsFrom } from "#backend/env.ts";
import { checkoutFrom } from "#backend/giving/checkout/providers.ts";
import type { Log } from "#backend/log.ts";
import { openImap } from "#backend/mail/imap.ts";
import { mailFolder, openTransport } from "#backend/mail/open-transport.ts";
import { type Backend, open } from "#backend/runtime.ts";
import { DatabaseUnavailable } from "#backend/storage/database.ts";
import { openStorage } from "#backend/storage/open.ts";
import { isLiveKey } from "#backend/stripe-key.ts";
import { createComparer } from "./comparing/comparer.ts";
import { openStaffSocket } from "./staff-socket.ts";
import { startTimers } from "./timers.ts";
import { waitForBackend } from "./waiting-backend.ts";

/**
 * The backend in a process that stays. A database that is away is no reason to keep the pages from
 * anybody.
 */
export const openBackend = async (env: Env, log: Log, rendering?: Rendering): Promise<Backend> => {
  try {
    return await openNow(env, log, rendering);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    log("database is away", { reason: error.message });
    return waitForBackend(() => openNow(env, log, rendering), settingsFrom(env), log);
  }
};

/** With timers and, where it owns the data, a staff socket. */
const openNow = async (env: Env, log: Log, rendering: Rendering | undefined): Promise<Backend> => {
  const db = await openStorage(env, log);
  const comparer = createComparer();
  const backend = await open(env, {
    log,
    db,
    transport: openTransport(env),
    openMailbox: openImap,
    mailFolder: mailFolder(env),
    rendering,
    compare: comparer.compare,
    pictures: lazyPictures,
    soleOwner: !env.DATABASE_URL,
  });
  // A database server is open to staff by itself; the embedded one only through this process.
  const staffSocket = env.DATABASE_URL
    ? undefined
    : await openStaffSocket(
        resolve(env.DATA_DIR),
        {
          db,
          settings: settingsFrom(env),
          site: backend.site,
          mailFolder: mailFolder(env),
          openStripe: async () => (await checkoutFrom(env)).stripe,
          renderCheck: rendering?.renderCheck,
        },
        log,
      );
  const timers = startTimers(backend);
  return {
    ...backend,
    readiness: env.DATABASE_URL
      ? backend.readiness
      : () => withRoom(resolve(env.DATA_DIR), backend.readiness),
    async close() {
      await staffSocket?.close();
      timers.stop();
      await backend.close();
      await comparer.close();
    },
  };
};

/** One long message and its mails; a database that is nearly full still takes a small write. */
const neededBytes = 16 * 2 ** 20;

const withRoom = async (folder: string, readiness: Backend["readiness"]) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < neededBytes
    ? { ok: false, problems: ["The disk is full."] }
    : readiness();
};

/** What stands in for an outside service, in words for the operator. */
export const describeServices = (env: Env): string[] => [
  env.DATABASE_URL ? "data: PostgreSQL" : `data: embedded database in ${env.DATA_DIR}`,
  env.SMTP_URL ? "email: SMTP" : `email: files in ${join(env.DATA_DIR, "mail")}`,
  ...(env.INBOX_IMAP_URL ? ["replies by email: read from the shared mailbox"] : []),
  ...(env.BOUNCE_IMAP_URL ? ["newsletters that did not arrive: read from their mailbox"] : []),
  giftsService(env),
];

const giftsService = ({ STRIPE_SECRET_KEY: key, TEST_CHECKOUT }: Env) => {
  if (key)
    return isLiveKey(key) ? "gifts: Stripe" : "gifts: Stripe with a test key, no card is charged";
  return TEST_CHECKOUT === "on"
    ? "gifts: test checkout, no card is charged"
    : "gifts: not set up, donors are asked to call (STRIPE_SECRET_KEY, or TEST_CHECKOUT=on)";
};
