import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import * as columns from "#backend/storage/columns.ts";
import { openStorage } from "#backend/storage/open.ts";
import { secretKey, startStripe, webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { ask } from "#hosts/node/testing/http.ts";
import { provenance, table, writeSection } from "./report.ts";
import { barrage } from "./security/barrage.ts";
import { visitEverything } from "./security/browser.ts";
import { knownAdvisories, scanBundle } from "./security/bundle.ts";
import { probeEditors } from "./security/editors.ts";
import {
  attackGiving,
  probeLiveKey,
  probeSignedNonsense,
  probeWrongMode,
} from "./security/giving.ts";
import {
  probeOneCustomer,
  probeSharedAddress,
  probeSignIn,
  probeSmallRequests,
} from "./security/networks.ts";
import { observe } from "./security/observatory.ts";
import {
  type Probe,
  probeLargeBodies,
  probeMethods,
  probeSpoofing,
  probeTraversal,
} from "./security/probes.ts";
import { attackPublicSite } from "./security/public-site.ts";
import { probeRedirects } from "./security/redirects.ts";
import { sufferSlowClients } from "./security/slow-clients.ts";
import { startSite } from "./server.ts";

const hostile = Number(process.env.HOSTILE ?? 12_000);
const slowClients = Number(process.env.SLOW_CLIENTS ?? 200);
const siteUrl = "https://circleurban.example";

const say = (text: string) => console.log(text);

/** Rows that strangers left behind: no counts against limits, and nothing the site notes for itself. */
const rowsLeft = async (dataDir: string) => {
  const db = await openStorage(readEnv({ DATA_DIR: dataDir }), silentLog);
  const tables = await db.rows(
    { name: columns.text },
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('site_migrations', 'limits', 'leases', 'write_checks')`,
  );
  let rows = 0;
  for (const { name } of tables) rows += await db.count(`select count(*) as n from ${name}`);
  await db.close();
  return rows;
};

const folder = await mkdtemp(join(tmpdir(), "circle-security-"));
const stripe = await startStripe();
const secure = {
  SITE_URL: siteUrl,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: stripe.apiBase,
};

/** What is refused counts: hostile requests come each from an address of their own. */
const fromManyAddresses = { TRUSTED_PROXIES: "127.0.0.1" };

/** As any visitor meets it: no settings at all, in a browser; then as an attacker does. */
const meetPlainSite = async () => {
  const plain = await startSite({ env: fromManyAddresses });
  try {
    const visited = await visitEverything(plain.address);
    return { visited, sandboxed: await barrage(plain.port, plain.address, hostile / 4) };
  } finally {
    await plain.stop();
  }
};
const asAnyVisitor = meetPlainSite();
// Its failure is met where its result is needed.
asAnyVisitor.catch(() => {});

// A site on https that takes cards: headers, hostile requests, redirects, slow clients.
const dataDir = join(folder, "data");
let site = await startSite({ dataDir, env: { ...secure, ...fromManyAddresses } });
const front = await ask(site.port, "/");
const observed = observe({
  headers: new Headers(front.headers as Record<string, string>),
  html: front.body.toString(),
});
say(`HTTP Observatory: ${observed.score}, ${observed.grade}`);

const attack = await barrage(site.port, siteUrl, hostile);
say(
  `hostile requests: ${[...attack.statuses].map(([status, n]) => `${status} × ${n}`).join(", ")}`,
);
for (const line of attack.wrong.slice(0, 10)) say(`  ${line}`);
const probes: Probe[] = [
  await probeMethods(site),
  await probeLargeBodies(site),
  await probeTraversal(site),
];
const slow = await sufferSlowClients(site, slowClients);
const stillReady = (await ask(site.port, "/readyz")).status === 200;
await site.stop();
const rows = await rowsLeft(dataDir);
site = await startSite({ dataDir, env: secure });
probes.push(
  await probeRedirects(site, siteUrl, stripe),
  await probeSpoofing(site, false),
  await probeWrongMode(site, stripe),
  await probeSignedNonsense(site),
  probeLiveKey(),
  await probeEditors(),
);
await site.stop();
await stripe.close();

const behindProxy = await startSite({ env: fromManyAddresses });
const signIn = await probeSignIn(behindProxy);
const small = await probeSmallRequests(behindProxy);
say(`the giving page during small hostile requests: ${small.giveMs.toFixed(0)} ms`);
probes.push(
  await probeSpoofing(behindProxy, true),
  signIn.probe,
  await probeOneCustomer(behindProxy),
  small.probe,
  await probeSharedAddress(behindProxy, signIn.cookie),
);
const giving = await attackGiving(behindProxy);
probes.push(giving);
say(`attack on the checkout: ${giving.opened} opened, ${giving.tried} donors meanwhile`);
await behindProxy.stop();
const { mailbox, receiptMs, ...open } = await attackPublicSite(siteUrl, folder);
probes.push(...open.probes);

const { visited, sandboxed } = await asAnyVisitor;
for (const line of sandboxed.wrong.slice(0, 10)) say(`  ${line}`);
for (const violation of visited.violations) say(`  ${violation}`);
const bundle = scanBundle();
const advisories = knownAdvisories();
await rm(folder, { recursive: true, force: true });

const wrongProbes = probes.flatMap(({ wrong }) => wrong);
for (const line of wrongProbes.slice(0, 20)) say(`  ${line}`);
for (const line of bundle.found) say(`  ${line}`);
const kept = slow.crowds.reduce((sum, { stillThere }) => sum + stillThere, 0);
const met = (yes: boolean) => (yes ? "yes" : "no");
const verdicts: [string, string, boolean][] = [
  ["HTTP Observatory A+", `${observed.grade}, ${observed.score} points`, observed.grade === "A+"],
  [
    "no policy violation in a browser",
    `${visited.violations.length} on ${visited.pages} pages and in ${visited.states.length} states`,
    visited.violations.length === 0,
  ],
  [
    "hostile requests only refused, nothing told",
    `${attack.wrong.length + sandboxed.wrong.length} of ${hostile + hostile / 4} otherwise`,
    attack.wrong.length + sandboxed.wrong.length === 0 && stillReady,
  ],
  ["no row left by them", `${rows}`, rows === 0],
  [
    "methods, bodies, paths, forged addresses, redirects",
    `${wrongProbes.length} of ${probes.reduce((sum, { tried }) => sum + tried, 0)} wrong`,
    wrongProbes.length === 0,
  ],
  [
    "honest donors get a checkout during an attack on it",
    `${giving.tried - giving.wrong.length} of ${giving.tried}; the attacker opened ${giving.opened} with ${giving.calls} calls`,
    giving.wrong.length === 0,
  ],
  [
    "honest writers heard during an attack on one mailbox",
    `${mailbox.honest} of ${mailbox.of}; its owner got ${mailbox.mailsToVictim} mails from ${mailbox.tries} tries`,
    mailbox.probe.wrong.length === 0,
  ],
  [
    "a receipt overtakes 400 waiting mails",
    `taken after ${(receiptMs / 1000).toFixed(1)} s`,
    receiptMs < 5_000,
  ],
  ["slow clients cut off", `${kept} still there`, kept === 0],
  ["no secret in the bundle", `${bundle.found.length} found`, bundle.found.length === 0],
];
const text = `## Security

\`npm run proof:security\` · ${provenance()}

${table(
  ["target", "measured", "met"],
  [
    ...verdicts.map(([target, measured, yes]) => [target, measured, met(yes)]),
    [
      "no known advisory",
      advisories.answer,
      advisories.found === undefined ? "not known" : met(advisories.found === 0),
    ],
  ],
)}

The published rules of the HTTP Observatory on our front page, with an https address; extra points
count from 90 on. Redirection from http belongs to whatever terminates TLS.

${table(
  ["rule", "result", "points"],
  observed.findings.map(({ rule, result, points }) => [rule, result, points]),
)}

Generated hostile requests to a site that takes cards, by function and by answer, and ${hostile / 4} more to one
with the test checkout (303 leads to our own page that says the link
has expired):

${table(
  ["function", "requests"],
  [...attack.byFunction].sort(([a], [b]) => a.localeCompare(b, "en")),
)}

${table(
  ["status", "answers"],
  [...attack.statuses].sort(([a], [b]) => a - b),
)}

${table(
  ["tried", "times", "wrong"],
  probes.map(({ name, tried, wrong }) => [name, tried, wrong.length]),
)}

While small hostile requests came six at a time, half of the visits to /give took at most
${small.giveMs.toFixed(0)} ms.

Slow clients, all at once; an ordinary visitor meanwhile got ${slow.visits} pages, p99 ${slow.visitorP99.toFixed(0)} ms:

${table(
  ["what they send", "clients", "kept at most", "allowed", "still there"],
  slow.crowds.map((crowd) => [
    crowd.name,
    crowd.clients,
    `${(crowd.longestMs / 1000).toFixed(1)} s`,
    `${(crowd.allowedMs / 1000).toFixed(0)} s`,
    crowd.stillThere,
  ]),
)}

States brought about in the browser: ${visited.states.join("; ")}. The bundle's ${bundle.files} text files were
searched for ${bundle.sought} names of settings and shapes of keys.
`;
say(`\n${text}`);
writeSection("security", text);
if (verdicts.some(([, , yes]) => !yes)) process.exitCode = 1;
