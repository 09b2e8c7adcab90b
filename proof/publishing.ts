import { loadavg } from "node:os";
import { killWhilePublishing } from "./publishing/kills.ts";
import { publishOften } from "./publishing/publish-often.ts";
import { compareServing } from "./publishing/serving.ts";
import { startSites } from "./publishing/sites.ts";
import { median, provenance, table, writeSection } from "./report.ts";
import type { RunningSite } from "./server.ts";

const processes = 3;
const publications = Number(process.env.PUBLICATIONS ?? 100);
const kills = Number(process.env.KILLS ?? 10);
const rounds = Number(process.env.ROUNDS ?? 9);
const roundSeconds = Number(process.env.ROUND_SECONDS ?? 1);

const share = (numbers: number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * part))
  ] ?? 0;
const ms = (number: number) => `${Math.round(number)} ms`;
const percent = (number: number) => `${(number * 100).toFixed(1)} %`;

const sites = await startSites(processes);
const often = await publishOften(sites, publications);
const load = loadavg()[0]?.toFixed(1);
console.log("published", often.failed.slice(0, 5), often.mixed.slice(0, 5));
const drawn = (await sites.drawn()).filter(({ changed }) => changed > 0).map((each) => each.ms);
// What is published last gets its small compressed forms before it is measured.
await sites.compressed(publications);
const serving = await compareServing(
  sites.running[1] as RunningSite,
  await sites.startUnpublished(),
  rounds,
  roundSeconds,
);
const killed = await killWhilePublishing(sites, {
  kills,
  from: publications,
  publishingMs: median(often.asked),
});
await sites.stop();

const slowest = Math.max(...often.live);
const ratio = median(serving.map((row) => row.ratio));
const wrong = often.failed.length + often.mixed.length;
const lost = killed.lost + killed.halves + killed.wrongAfterStart;
const verdict = table(
  ["target", "measured", "met"],
  [
    [
      `live on ${processes} processes within two seconds`,
      `${ms(median(often.live))} usually, ${ms(slowest)} at most`,
      slowest <= 2_000 ? "yes" : "no",
    ],
    [
      `no failed or mixed answer during ${publications} publications`,
      `${wrong} of ${often.answers.toLocaleString("en-US")}`,
      wrong === 0 ? "yes" : "no",
    ],
    [
      `nothing lost at ${killed.kills} kill -9 while publishing`,
      `${lost} lost`,
      lost === 0 ? "yes" : "no",
    ],
    ["as fast as what was built", percent(ratio), ratio >= 0.95 ? "yes" : "no"],
  ],
);

const text = `## Publishing

\`npm run proof:publishing\` · ${provenance({ PostgreSQL: "18" })}

${verdict}

Somebody publishes ${publications} times at the desk, through one process after the other, two documents that
stand on every page; ${processes} processes share one database server, and two visitors of each ask for pages,
their data and unknown addresses every ten milliseconds, one of them, as behind a balancer, for a page
at one process and for its data at the next. An answer is mixed when its two documents are of
different publications, when a page's data are not its own, or when anything older is shown than
before. Live is when the last process shows it, counted from the desk's answer. The first publication
finds no process prepared. All of it runs on this one machine: at the end its load was ${load}.

${table(
  ["", "median", "95 of 100", "at most"],
  [
    [
      "from the desk's answer to live everywhere",
      ...[median(often.live), share(often.live, 0.95), slowest].map(ms),
    ],
    [
      "drawing and compressing all pages",
      ...[median(drawn), share(drawn, 0.95), Math.max(...drawn)].map(ms),
    ],
    [
      "two saves and the desk's answer, every page drawn as a check",
      ...[median(often.asked), share(often.asked, 0.95), Math.max(...often.asked)].map(ms),
    ],
  ],
)}

Killed at any moment of a publication ${killed.kills} times: ${killed.acknowledged} publications had been answered and none of
them is lost (${killed.lost}), none took place by half (${killed.halves}), and whoever started again showed what is published
from its first answer on (${killed.wrongAfterStart} did not).

What was published against what was built, both from memory, requests for each second of processor
time, ${rounds} rounds of ${roundSeconds} s in turns, medians:

${table(
  ["path", "published", "built", "published / built"],
  serving.map(({ path, published, built, ratio: of }) => [
    path,
    Math.round(published).toLocaleString("en-US"),
    Math.round(built).toLocaleString("en-US"),
    percent(of),
  ]),
)}
`;
console.log(`\n${text}`);
writeSection("publishing", text);
process.exitCode = wrong + lost === 0 ? 0 : 1;
