import { readdirSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { backupMost, isCheap, measureBackup } from "./load/backups.ts";
import {
  generate,
  hasWrk,
  type Measured,
  pinToServerCore,
  processorSeconds,
  putFirst,
} from "./load/generator.ts";
import { measureMessages } from "./load/messages.ts";
import { nginxVersion, type Rival, startBare, startNginx } from "./load/rivals.ts";
import { flat, growthOf, isFlat, soak } from "./load/soak.ts";
import { measureVisits, visitsMost, visitsText } from "./load/visits.ts";
import { median, provenance, table, writeSection } from "./report.ts";
import { startSite } from "./server.ts";

const rounds = Number(process.env.ROUNDS ?? 15);
const seconds = Number(process.env.ROUND_SECONDS ?? 1);
const visitRequests = Number(process.env.VISIT_REQUESTS ?? 50_000);
const messages = Number(process.env.MESSAGES ?? 3000);
const soakMinutes = Number(process.env.SOAK_MINUTES ?? 10);
const backupMegabytes = Number(process.env.BACKUP_MEGABYTES ?? 200);
const connections = 32;
const load = { connections, seconds, first: true };

const build = resolve(import.meta.dirname, "../build");
const client = join(build, "client");

const assetNamed = (pattern: RegExp) => {
  const found = readdirSync(client, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name}`)
    .filter((name) => pattern.test(name))
    .sort();
  if (!found[0]) throw new Error(`The build has nothing like ${pattern}.`);
  return found[0];
};

const paths = [
  "/",
  "/give",
  assetNamed(/^\/assets\/root-.*\.css$|^\/assets\/.*\.css$/),
  assetNamed(/^\/pictures\/.*\.avif$/),
];

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const whole = (number: number) => Math.round(number).toLocaleString("en-US");

/** How much one server does, by the clock and by the processor time it took. */
const measure = async ({ name, port, pid }: Rival, path: string) => {
  const before = processorSeconds(pid);
  const { requests, perSecond, errors } = await generate({ ...load, port, path });
  if (errors > 0) throw new Error(`${name} answered ${errors} requests wrongly.`);
  const used = (processorSeconds(pid) ?? 0) - (before ?? 0);
  return { perSecond, perProcessorSecond: before === undefined ? perSecond : requests / used };
};

/** Every server in every round, in another order each time: what disturbs one disturbs all. */
const compare = async (rivals: Rival[]) => {
  const rows: string[][] = [];
  const ratios: number[] = [];
  const half: { path: string; server: string; rate: number; load: Measured }[] = [];
  // Code runs at its own speed only once it has run a while: everybody gets the same start.
  for (const { port } of rivals) for (const path of paths) await generate({ ...load, port, path });
  for (const path of paths) {
    const results = new Map(
      rivals.map(({ name }) => [name, [] as Awaited<ReturnType<typeof measure>>[]]),
    );
    for (let round = 0; round < rounds; round++)
      for (let n = 0; n < rivals.length; n++) {
        const rival = rivals[(n + round) % rivals.length] as Rival;
        results.get(rival.name)?.push(await measure(rival, path));
      }
    const work = (name: string) =>
      (results.get(name) ?? []).map(({ perProcessorSecond }) => perProcessorSecond);
    const ratioTo = (name: string) =>
      median(work("ours").map((own, round) => own / (work(name)[round] ?? 1)));
    const byClock = median((results.get("ours") ?? []).map(({ perSecond }) => perSecond));
    ratios.push(ratioTo("bare node:http"));
    rows.push([
      path,
      whole(median(work("ours"))),
      whole(median(work("bare node:http"))),
      percent(ratioTo("bare node:http")),
      results.has("nginx") ? whole(median(work("nginx"))) : "–",
      results.has("nginx") ? percent(ratioTo("nginx")) : "–",
      whole(byClock),
    ]);
    console.log(rows.at(-1)?.join("  "));

    const rate = Math.floor(median(work("ours")) / 2);
    // The bare server next to ours shows what the machine itself makes visitors wait.
    for (const { name, port } of rivals.filter(({ name }) => name !== "nginx"))
      half.push({
        path,
        server: name,
        rate,
        load: await generate({ ...load, port, path, seconds: 5, rate }),
      });
  }
  return { rows, ratio: median(ratios), half };
};

// A pipe that nobody empties in time holds the process up: the log goes to a file, as in service.
const logFile = join(await mkdtemp(join(tmpdir(), "circle-log-")), "log");
const site = await startSite({ logFile });
pinToServerCore(site.process.pid);
putFirst(site.process.pid);
const bare = await startBare(build, site.address);
const nginx = await startNginx(client);
putFirst(bare.pid);
if (nginx) putFirst(nginx.pid);
const ours: Rival = {
  name: "ours",
  port: site.port,
  pid: site.process.pid ?? 0,
  stop: site.stop,
};
const rivals = [ours, bare, ...(nginx ? [nginx] : [])];
const { rows, ratio, half } = await compare(rivals).finally(() =>
  Promise.all(rivals.map(({ stop }) => stop())),
);
const halfRows = half.map(({ path, server, rate, load: { perSecond, p50, p99, errors } }) => [
  path,
  server,
  whole(rate),
  whole(perSecond),
  p50.toFixed(2),
  p99.toFixed(2),
  errors,
]);
const worstP99 = Math.max(
  ...half.filter(({ server }) => server === "ours").map(({ load: { p99 } }) => p99),
);

const visits = await measureVisits(paths, logFile, { requests: visitRequests });
const taken = await measureMessages(messages);
const backup = await measureBackup(backupMegabytes);
const steady = await soak(soakMinutes, 200, paths);

const lost = taken.reduce((sum, each) => sum + each.lost, 0);
const verdict = table(
  ["target", "measured", "met"],
  [
    ["at least 90 % of bare node:http", percent(ratio), ratio >= 0.9 ? "yes" : "no"],
    ["p99 under 10 ms at half load", `${worstP99.toFixed(2)} ms`, worstP99 < 10 ? "yes" : "no"],
    [
      `counting visits takes at most ${percent(visitsMost)} of any page`,
      percent(visits.worst),
      visits.worst <= visitsMost ? "yes" : "no",
    ],
    ["no message lost or doubled", `${lost} lost`, lost === 0 ? "yes" : "no"],
    [
      `a backup takes under ${backupMost.grewBy} MiB, and no gift waits ${backupMost.giftMs / 1000} s for it`,
      `${backup.grewBy.toFixed(0)} MiB, ${(backup.longestGiftMs / 1000).toFixed(2)} s`,
      isCheap(backup) ? "yes" : "no",
    ],
    [
      `memory flat over ${soakMinutes} minutes: under ${percent(flat.growth)} and ${flat.slope} MiB a minute`,
      `${percent(growthOf(steady))}, ${steady.slope.toFixed(2)} MiB a minute`,
      isFlat(steady) ? "yes" : "no",
    ],
  ],
);
const text = `## Load

\`npm run proof:load\` · ${provenance({
  ...(hasWrk ? { wrk: "as packaged" } : {}),
  nginx: nginxVersion() ?? "not here",
})}

${verdict}

Requests for each second of processor time the server used, ${connections} connections kept alive,
${rounds} interleaved rounds of ${seconds} s each, medians; the ratio is the median of the rounds' ratios.
Processor time is what a busy machine leaves comparable; the last column is by the clock, next to
whatever else ran. The load comes from ${hasWrk ? "wrk" : "our own generator"} on another core. The bare server answers the
same bytes, head and body, from a map and does nothing else; ours also negotiates, compares tags,
counts and logs every request. nginx sends the gzip form of the same files with few headers and no
log: whoever needs that much puts the pages on a static host.

${table(["path", "ours", "bare node:http", "ours / bare", "nginx", "ours / nginx", "ours, a second"], rows)}

Both at half of our rate, due by the clock, waiting included (milliseconds):

${table(["path", "server", "wanted a second", "answered a second", "p50", "p99", "errors"], halfRows)}

${visitsText(visits, visitRequests)}

Contact messages over ${32} connections, each stored and followed by two mails to an SMTP server, counted in the
database and in the mailbox afterwards:

${table(
  [
    "storage",
    "sent",
    "acknowledged",
    "a second",
    "p99 ms",
    "rows",
    "mails",
    "all mailed after",
    "lost",
    "doubled",
  ],
  taken.map((each) => [
    each.storage,
    each.sent,
    each.acknowledged,
    whole(each.perSecond),
    each.p99.toFixed(0),
    each.stored,
    each.mails,
    `${each.allMailedAfterSeconds.toFixed(1)} s`,
    each.lost,
    each.doubled,
  ]),
)}

A backup of the embedded database with ${backup.megabytes} MB of pictures (\`BACKUP_MEGABYTES\`), while donors
gave ten times a second:

${table(
  ["done", "seconds", "MiB more at its peak", "gifts", "refused", "longest gift, ms"],
  [
    [
      backup.done ? "yes" : "no",
      backup.seconds.toFixed(1),
      backup.grewBy.toFixed(0),
      backup.gifts,
      backup.refused,
      backup.longestGiftMs.toFixed(0),
    ],
  ],
)}

Soak of ${steady.minutes} minutes (\`SOAK_MINUTES\`), embedded database, 200 page requests a second and five
messages a second:

${table(
  [
    "requests",
    "messages",
    "errors",
    "MiB, second quarter",
    "MiB, last quarter",
    "peak",
    "MiB a minute, second half",
  ],
  [
    [
      steady.requests,
      steady.messages,
      steady.errors,
      steady.early.toFixed(0),
      steady.late.toFixed(0),
      steady.peak.toFixed(0),
      steady.slope.toFixed(2),
    ],
  ],
)}
`;
console.log(`\n${text}`);
writeSection("load", text);
