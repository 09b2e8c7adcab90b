import { resolve } from "node:path";
import { parseArgs } from "node:util";
import manifest from "../package.json" with { type: "json" };
import { paths } from "../tests/site-map.ts";
import { startBrowser } from "./browser.ts";
import { provenance, writeSection } from "./report.ts";
import { startSite } from "./server.ts";
import { type Measure, measureOnce, medianOf } from "./speed/lighthouse.ts";
import { compareNavigation } from "./speed/navigation.ts";
import {
  filmTable,
  misses,
  navigationTable,
  type PageSpeed,
  pageTable,
  weightTable,
} from "./speed/tables.ts";
import { buildWithoutScripts } from "./speed/without-scripts.ts";

/** Those whose marks are promised. */
const keyPages = ["/", "/give", "/events/golf", "/about/leadership", "/about/annual-report"];
const filmPages = ["/", "/events/golf"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    "key-runs": { type: "string" },
  },
});
const runs = Number(values.runs);
const keyRuns = Number(values["key-runs"] ?? values.runs);
/** `npm run proof:speed -- /give` measures those pages alone, and writes nothing. */
const chosen = paths.filter((path) => positionals.length === 0 || positionals.includes(path));

const bare = await buildWithoutScripts(resolve("build"));
const ours = await startSite();
const limit = await startSite({ build: bare.folder });
const browser = await startBrowser();

const measurePage = async (path: string): Promise<PageSpeed> => {
  const count = keyPages.includes(path) ? keyRuns : runs;
  const [with_, without]: [Measure[], Measure[]] = [[], []];
  const failed = new Set<string>();
  for (let run = 0; run < count; run++) {
    const visit = await measureOnce(`${ours.address}${path}`);
    with_.push(visit.measure);
    for (const name of visit.failed) failed.add(name);
    without.push((await measureOnce(`${limit.address}${path}`, { onlyPerformance: true })).measure);
  }
  const speed = { path, runs: count, ours: medianOf(with_), limit: medianOf(without) };
  const { performance, largestPaint, blocking, shift } = speed.ours;
  console.log(
    `${path}: ${performance}, largest paint ${largestPaint.toFixed(0)} (limit ${speed.limit.largestPaint.toFixed(0)}), blocking ${blocking.toFixed(0)}, shift ${shift.toFixed(4)}${failed.size > 0 ? `, failed: ${[...failed].join(", ")}` : ""}`,
  );
  return speed;
};

const measureFilm = async (path: string) => {
  const [playing, blocked]: [Measure[], Measure[]] = [[], []];
  for (let run = 0; run < Math.min(keyRuns, 3); run++) {
    playing.push((await measureOnce(`${ours.address}${path}`, { onlyPerformance: true })).measure);
    const block = ["*/films/*.mp4"];
    blocked.push(
      (await measureOnce(`${ours.address}${path}`, { onlyPerformance: true, block })).measure,
    );
  }
  return { path, playing: medianOf(playing), blocked: medianOf(blocked) };
};

try {
  const speeds: PageSpeed[] = [];
  for (const path of chosen) speeds.push(await measurePage(path));
  console.log(`\n${pageTable(speeds)}\n\n${weightTable(speeds)}\n`);
  if (positionals.length === 0) {
    const films = [];
    for (const path of filmPages) films.push(await measureFilm(path));
    const journeys = await compareNavigation(browser, ours.address, 3);
    const missed = misses(speeds, keyPages);
    const shown = missed.length > 0 ? missed.map((line) => `- ${line}`).join("\n") : "None.";
    console.log(`${filmTable(films)}\n\n${navigationTable(journeys)}\n\nMissed targets:\n${shown}`);
    writeSection(
      "speed",
      `## Speed

\`npm run proof:speed -- --runs ${runs} --key-runs ${keyRuns}\` · ${provenance({ Chromium: browser.version(), Lighthouse: manifest.devDependencies.lighthouse })}

Lighthouse as a phone with its simulated slow connection and processor. Each figure is the median of
as many visits as the column says, each in a fresh browser. Beside every visit, the same page with
all scripts removed, served by the same server: the limit of what these pages could be. Times in
milliseconds.

${pageTable(speeds)}

### Targets missed

Largest paint and shift within 5% of the page without scripts (or 20 milliseconds, under which two
visits of one page differ), blocking at most 50, shift at most 0.01, first view at most 300 KB
without film; on ${keyPages.join(", ")} at least 98, and 100 for the other three marks.

${shown}

### Weight of the first view, KB on the wire

${weightTable(speeds)}

### The films' start moves nothing

${filmTable(films)}

### From a click to the next page's heading

A link in the page, followed by the page's script and, with scripts off, by the browser; slow
connection and processor as above, median of 3.

${navigationTable(journeys)}`,
    );
  }
} finally {
  await browser.close();
  await Promise.all([ours.stop(), limit.stop()]);
  await bare.remove();
}
