import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { tellDeployHook } from "#backend/content/deploy-hook.ts";
import { addRevision, setPublished } from "#backend/content/published.ts";
import { exitCodeFor, type Level } from "#backend/doctor/finding.ts";
import { silentLog } from "#backend/log.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { noteUpkeep } from "#backend/storage/upkeep.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { people } from "#content/people.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { runChecks } from "./doctor/run-checks.ts";
import { startHealthySite } from "./testing/patient.ts";

type Site = Awaited<ReturnType<typeof startHealthySite>>;
type Sick = Awaited<ReturnType<Site["patient"]>>;

let site: Site;
beforeAll(async () => {
  site = await startHealthySite();
});
afterAll(() => site.stop());

/** What ships is sample data without legal pages, and always found. */
const always = ["sample-organisation", "sample-on-pages", "legal-pages"];

const anEndpoint = () => {
  const [endpoint] = site.stripe.endpoints;
  if (!endpoint) throw new Error("no endpoint");
  const before = { ...endpoint };
  onTestFinished(() => {
    site.stripe.endpoints = [before];
  });
  return endpoint;
};

const aFolder = async (name: string) => {
  const folder = await mkdtemp(join(tmpdir(), name));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const queueMail = async (patient: Sick, age: number, state: string) => {
  const at = new Date(patient.now.getTime() - age);
  const mail = {
    from: sender,
    key: state,
    kind: "contact",
    to: "a@example.org",
    subject: "Hello",
    text: "Hello",
  };
  await enqueueMail(patient.db, mail, at);
  await patient.db.query("update mails set state = $1", [state]);
};

const daysAgo = (patient: Sick, days: number) =>
  new Date(patient.now.getTime() - days * 86_400_000);

const changedBuild = async (patient: Sick, name: string, text: string) => {
  patient.buildDirectory = await aFolder("circle-changed-");
  await cp(site.build.root, patient.buildDirectory, { recursive: true });
  await writeFile(join(patient.buildDirectory, name), text);
};

/** Puts what ships on the site, with other words in it, as an older version could have left it. */
const publish = (patient: Sick, changed: Record<string, object>) =>
  patient.db.transaction(async (tx) => {
    const written = { by: { id: null, name: "Ada Sample" }, now: patient.now };
    const set = [];
    for (const [document, words] of Object.entries(changed)) {
      const content = { ...(defaultSnapshot.documents[document] as object), ...words };
      const revision = { document, version: 1, content, note: "" };
      set.push({ document, number: await addRevision(tx, revision, written) });
    }
    await setPublished(tx, set, "", written);
  });

type Fault = [name: string, about: string, level: Level, plant: (patient: Sick) => unknown];

const set = (values: Record<string, string | undefined>) => (patient: Sick) =>
  Object.assign(patient.source, values);

const testKey = { STRIPE_SECRET_KEY: "sk_test_right" };

const faults: Fault[] = [
  ["a setting that cannot be read", "setting", "error", set({ PORT: "eighty" })],
  ["real cards and the embedded database", "setting", "error", set({ DATABASE_URL: undefined })],
  [
    "an address without encryption",
    "address-not-encrypted",
    "error",
    (patient) => {
      set({ ...testKey, SITE_URL: "http://www.circle.internal" })(patient);
      site.stripe.key = "sk_test_right";
    },
  ],
  [
    "the sample's address",
    "sample-address",
    "error",
    set({ SITE_URL: "https://circleurban.example" }),
  ],
  ["no proxy to be trusted", "proxy-not-trusted", "warning", set({ TRUSTED_PROXIES: "" })],
  [
    "the test checkout in public",
    "test-checkout",
    "warning",
    set({ STRIPE_SECRET_KEY: undefined }),
  ],
  [
    "a test key in public",
    "test-key",
    "warning",
    (patient) => {
      set(testKey)(patient);
      site.stripe.key = "sk_test_right";
    },
  ],
  [
    "no webhook secret",
    "webhook-secret-missing",
    "error",
    (patient) => {
      set({ ...testKey, STRIPE_WEBHOOK_SECRET: undefined })(patient);
      site.stripe.key = "sk_test_right";
    },
  ],
  ["a revoked key", "card-key-refused", "error", set({ STRIPE_SECRET_KEY: "sk_live_revoked" })],
  [
    "no webhook to our address",
    "webhook-missing",
    "error",
    () => {
      anEndpoint().url = "https://elsewhere.internal/functions/v1/stripe-webhook";
    },
  ],
  [
    "a webhook turned off",
    "webhook-off",
    "error",
    () => {
      anEndpoint().status = "disabled";
    },
  ],
  [
    "a webhook without refunds",
    "webhook-events",
    "warning",
    () => {
      const endpoint = anEndpoint();
      endpoint.enabled_events = endpoint.enabled_events.filter(
        (type) => type !== "charge.refunded",
      );
    },
  ],
  [
    "a customer portal without new cards",
    "card-portal",
    "warning",
    () => {
      site.stripe.newCards = false;
    },
  ],
  [
    "a wrong webhook secret: reports that are never taken",
    "webhook-refused",
    "error",
    () => {
      site.stripe.events = [{ id: "evt_1", type: "invoice.paid", pending_webhooks: 1 }];
    },
  ],
  [
    "a proxy that passes no functions on",
    "webhook-away",
    "error",
    () => {
      site.functions.state.status = 404;
    },
  ],
  [
    "a functions address where nobody answers",
    "webhook-away",
    "error",
    async (patient) => {
      patient.standIns.FUNCTIONS_URL = `http://127.0.0.1:${await freePort()}/functions/v1`;
    },
  ],
  [
    "Stripe out of reach",
    "stripe-away",
    "warning",
    async (patient) => {
      patient.standIns.STRIPE_API_BASE = `http://127.0.0.1:${await freePort()}`;
    },
  ],
  [
    "mail to files in public",
    "mail-to-files",
    "error",
    (patient) => {
      set({ SMTP_URL: undefined, STRIPE_SECRET_KEY: undefined })(patient);
    },
  ],
  [
    "a wrong mail password",
    "mail-login",
    "error",
    set({
      get SMTP_URL() {
        return `smtp://circle:wrong-password@127.0.0.1:${site.mail.port}`;
      },
    }),
  ],
  [
    "a mail server that is not there",
    "mail-server-away",
    "error",
    async (patient) => set({ SMTP_URL: `smtp://a:b@127.0.0.1:${await freePort()}` })(patient),
  ],
  [
    "staff's mailbox of the sample",
    "sample-mailbox",
    "error",
    set({ STAFF_EMAIL: "hello@circleurban.example" }),
  ],
  [
    "a database that is not there",
    "database-away",
    "error",
    async (patient) =>
      set({ DATABASE_URL: `postgres://circle:x@127.0.0.1:${await freePort()}/circle` })(patient),
  ],
  [
    "a database that cannot be written",
    "database-not-writable",
    "error",
    async ({ db }) => {
      const [row] = await storedRows<{ name: string }>(db, "select current_database() as name");
      await db.query(`alter database "${row?.name}" set default_transaction_read_only = on`);
    },
  ],
  [
    "a wrong clock",
    "clock",
    "error",
    (patient) => {
      patient.now = new Date(patient.now.getTime() + 600_000);
    },
  ],
  [
    "a pending migration",
    "migrations-pending",
    "warning",
    ({ db }) => db.query("delete from site_migrations where name like '0030%'"),
  ],
  [
    "no backup",
    "backup",
    "warning",
    ({ db }) => db.query("delete from upkeep where name = 'backup'"),
  ],
  [
    "an old backup",
    "backup",
    "warning",
    (patient) => noteUpkeep(patient.db, "backup", 1, daysAgo(patient, 9)),
  ],
  [
    "a backup never tried",
    "backup-trial",
    "warning",
    ({ db }) => db.query("delete from upkeep where name = 'trial'"),
  ],
  [
    "mail that waits",
    "mail-waiting",
    "warning",
    (patient) => queueMail(patient, 3_600_000, "queued"),
  ],
  ["mail given up", "mail-given-up", "warning", (patient) => queueMail(patient, 0, "failed")],
  [
    "a full disk",
    "disk",
    "error",
    ({ machine }) => {
      machine.freeBytes = async () => 50 * 1024 ** 2;
    },
  ],
  [
    "data that everybody may read",
    "data-folder-open",
    "warning",
    ({ source }) => chmod(source.DATA_DIR ?? "", 0o755),
  ],
  [
    "settings that everybody may read",
    "settings-open",
    "warning",
    async ({ machine }) => {
      machine.root = await aFolder("circle-root-");
      await writeFile(join(machine.root, ".env"), "", { mode: 0o644 });
    },
  ],
  [
    "an old Node",
    "node-behind",
    "warning",
    ({ machine }) => {
      machine.nodeVersion = "20.20.0";
    },
  ],
  [
    "packages of another version",
    "packages-behind",
    "warning",
    async ({ machine }) => {
      machine.root = await aFolder("circle-root-");
      const manifest = JSON.stringify({ dependencies: { hono: "1.0.0" } });
      await writeFile(join(machine.root, "package.json"), manifest);
    },
  ],
  [
    "pages built for another address",
    "pages-for-another-address",
    "warning",
    (patient) =>
      changedBuild(
        patient,
        "site.json",
        JSON.stringify({ siteUrl: "http://localhost:3000", styleHashes: [] }),
      ),
  ],
  [
    "a sample phone on a page",
    "sample-on-pages",
    "error",
    (patient) => publish(patient, { notice: { text: "Call (773) 555-0142" } }),
  ],
  [
    "a published document that no longer fits",
    "document-unfit",
    "error",
    (patient) => publish(patient, { hours: { office: 7 } }),
  ],
  [
    "a host that does not build the pages",
    "deploy-hook",
    "error",
    async (patient) => {
      await publish(patient, { notice: { text: "Closed today" } });
      const nobody = `http://127.0.0.1:${await freePort()}/`;
      await tellDeployHook(nobody, { db: patient.db, log: silentLog, now: () => patient.now });
    },
  ],
  [
    "a PDF from before what is published",
    "files-behind",
    "warning",
    (patient) => publish(patient, { organisation: { phone: "(312) 555-0199" } }),
  ],
  [
    "a folder without a site",
    "no-site",
    "warning",
    set({ DATABASE_URL: undefined, STRIPE_SECRET_KEY: undefined }),
  ],
];

test("a healthy site has nothing amiss but the sample it is made from", async () => {
  const findings = await runChecks(await site.patient());
  expect(findings.map(({ about }) => about)).toEqual(always);
});

test("what staff put in the place of the sample is believed", async () => {
  const patient = await site.patient();
  const staff = people.defaults.staff.map((person) => ({
    ...person,
    email: "desk@circle.internal",
    phone: "(773) 444-0100",
  }));
  const { organisation: facts } = defaultSnapshot.documents as { organisation: object };
  const own = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === "string" && /@/.test(value) ? "desk@circle.internal" : value,
    ]),
  );
  await publish(patient, {
    people: { staff },
    organisation: {
      ...own,
      phone: "(773) 444-0100",
      taxId: "36-4000000",
      address: { ...(facts as { address: object }).address, street: "1 Real Street" },
    },
  });
  const found = (await runChecks(patient)).map(({ about }) => about);
  expect(found.filter((about) => about.startsWith("sample"))).toEqual([]);
});

test.each(faults)("%s is found", async (_name, about, level, plant) => {
  const patient = await site.patient();
  await plant(patient);
  const findings = await runChecks(patient);
  const found = findings.find((finding) => finding.about === about);
  expect(found, JSON.stringify(findings)).toMatchObject({ level });
  expect(found?.says).toMatch(/^.{12,}[.:]/);
  expect(found?.remedy.length).toBeGreaterThan(8);
  expect(exitCodeFor(findings)).toBeGreaterThan(0);
  expect(JSON.stringify(findings)).not.toContain("wrong-password");
});

test("a test mail to oneself goes out when asked for, and only then", async () => {
  const patient = await site.patient();
  await runChecks(patient);
  expect(site.mail.taken).toEqual([]);
  const findings = await runChecks({ ...patient, sendTest: true });
  expect(findings).toContainEqual(expect.objectContaining({ about: "test-mail", level: "note" }));
  expect(site.mail.taken).toHaveLength(1);
  expect(site.mail.taken[0]).toContain("To: desk@circle.internal");
});
