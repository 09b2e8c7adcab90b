import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SMTPServer } from "smtp-server";
import { silentLog } from "#backend/log.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { noteUpkeep } from "#backend/storage/upkeep.ts";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { startStripeAccount } from "#backend/testing/stripe-account.ts";
import type { Installation } from "#hosts/node/doctor/run-checks.ts";
import { fakeBuild } from "./fake-build.ts";

/** A name that is reserved, and yet none that stands for an example. */
const siteUrl = "https://www.circle.internal";

const startMailServer = async (password: string) => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onAuth(auth, _session, reply) {
      if (auth.password === password) return reply(null, { user: auth.username });
      // Some servers quote what they were given.
      reply(new Error(`Invalid login for ${auth.username} with ${auth.password}`));
    },
    onData(stream, _session, reply) {
      let raw = "";
      stream.on("data", (chunk) => {
        raw += chunk;
      });
      stream.on("end", () => {
        taken.push(raw);
        reply();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;
  return { taken, port, stop: () => new Promise<void>((done) => server.close(() => done())) };
};

/** What answers at the functions' public address. */
const startFunctions = async () => {
  const state = { status: 400 };
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/functions/v1/stripe-webhook" ? state.status : 404;
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}/functions/v1`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

/** A public site in good health, in which faults can be planted, and all that it relies on. */
export const startHealthySite = async () => {
  const mail = await startMailServer("right-password");
  const functions = await startFunctions();
  const stripe = await startStripeAccount(`${functions.url}/stripe-webhook`);
  const build = await fakeBuild();
  await writeFile(join(build.root, "site.json"), JSON.stringify({ siteUrl, styleHashes: [] }));
  const opened: { close(): Promise<void> }[] = [];

  /** Fresh settings and an empty, migrated database for each fault. */
  const patient = async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), "circle-patient-"));
    await chmod(DATA_DIR, 0o700);
    const DATABASE_URL = await migratedPostgresUrl();
    const db = openPostgres(DATABASE_URL, silentLog);
    opened.push(db, { close: () => rm(DATA_DIR, { recursive: true, force: true }) });
    const now = new Date();
    await noteUpkeep(db, "backup", 1, now);
    await noteUpkeep(db, "trial", 1, now);
    functions.state.status = 400;
    Object.assign(stripe.state, {
      key: "sk_live_right",
      events: [{ id: "evt_1", type: "invoice.paid", pending_webhooks: 0 }],
      newCards: true,
    });
    const source: Record<string, string | undefined> = {
      DATA_DIR,
      DATABASE_URL,
      SITE_URL: siteUrl,
      SMTP_URL: `smtp://circle:right-password@127.0.0.1:${mail.port}`,
      MAIL_FROM: "hello@circle.internal",
      STAFF_EMAIL: "desk@circle.internal",
      STRIPE_SECRET_KEY: "sk_live_right",
      STRIPE_WEBHOOK_SECRET: "whsec_right",
      TRUSTED_PROXIES: "127.0.0.1",
    };
    const machine = {
      root: resolve(import.meta.dirname, "../../.."),
      nodeVersion: process.versions.node,
      freeBytes: async () => 50 * 1024 ** 3,
    };
    const standIns = { FUNCTIONS_URL: functions.url, STRIPE_API_BASE: stripe.apiBase };
    const examined = { source, standIns, machine, buildDirectory: build.root, now };
    return { ...(examined satisfies Installation), db };
  };

  return {
    patient,
    mail,
    functions,
    stripe: stripe.state,
    build,
    async stop() {
      for (const { close } of opened.reverse()) await close();
      await Promise.all([mail.stop(), functions.stop(), stripe.stop(), build.remove()]);
    },
  };
};
