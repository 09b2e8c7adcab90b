import { loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { paths } from "#content/site-map.ts";
import manifest from "../package.json" with { type: "json" };
import { startBrowser } from "./browser.ts";
import { piecesOf, piecesOfTrial } from "./pieces.ts";
import { provenance, writeSection } from "./report.ts";
import { startSite } from "./server.ts";
import type { Clicks } from "./speed/clicks.ts";
import { type Measure, measureOnce, medianOf } from "./speed/lighthouse.ts";
import { compareNavigation } from "./speed/navigation.ts";
import { type FilmSpeed, type PageSpeed, speedSection } from "./speed/section.ts";
import { buildWithoutScripts } from "./speed/without-scripts.ts";

/** Those whose marks are promised, and which are measured first. */
const keyPages = ["/", "/give", "/events/golf", "/about/leadership", "/about/annual-report"];
const filmPages = ["/", "/events/golf"];
const order = [...new Set([...keyPages, ...paths])];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    "key-runs": { type: "string" },
    "click-runs": { type: "string", default: "3" },
    /** Shows what it measures; keeps nothing and leaves the document as it is. */
    trial: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const keyRuns = Number(values["key-runs"] ?? values.runs);
const clickRuns = Number(values["click-runs"]);
/**
 * `npm run proof:speed -- /give films clicks` measures those parts alone; with `--trial` on a
 * machine too busy for figures that are to be kept.
 */
const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);

const keepPieces: typeof piecesOf = values.trial ? piecesOfTrial : piecesOf;
const pages = keepPieces<PageSpeed>("speed");
const films = keepPieces<FilmSpeed[]>("speed-films");
const clicks = keepPieces<Clicks>("speed-clicks");

const bare = await buildWithoutScripts(resolve("build"));
const ours = await startSite();
const limit = await startSite({ build: bare.folder });
const browser = await startBrowser();

const measurePage = async (path: string): Promise<PageSpeed> => {
  const count = keyPages.includes(path) ? keyRuns : runs;
  const [whole, scriptless]: [Measure[], Measure[]] = [[], []];
  const load = loadavg()[0] ?? 0;
  for (let run = 0; run < count; run++) {
    whole.push(await measureOnce(`${ours.address}${path}`));
    scriptless.push(await measureOnce(`${limit.address}${path}`, { onlyPerformance: true }));
  }
  return { path, runs: count, load, ours: medianOf(whole), limit: medianOf(scriptless) };
};

const measureFilm = async (path: string): Promise<FilmSpeed> => {
  const [playing, refused]: [Measure[], Measure[]] = [[], []];
  for (let run = 0; run < Math.min(keyRuns, 3); run++) {
    const only = { onlyPerformance: true };
    playing.push(await measureOnce(`${ours.address}${path}`, only));
    const block = ["*/films/*.mp4"];
    refused.push(await measureOnce(`${ours.address}${path}`, { ...only, block }));
  }
  return { path, playing: medianOf(playing), refused: medianOf(refused) };
};

const write = () => {
  const speeds = order.flatMap((path) => pages.get(path) ?? []);
  const about = provenance({
    Chromium: browser.version(),
    Lighthouse: manifest.devDependencies.lighthouse,
  });
  const section = speedSection({
    about,
    speeds,
    keyPages,
    films: films.get("all") ?? [],
    clicks: clicks.get("all"),
  });
  if (!values.trial) writeSection("speed", section);
  return section;
};

try {
  for (const path of order.filter(isWanted)) {
    const speed = await measurePage(path);
    pages.keep(path, speed);
    const { performance, largestPaint, blocking } = speed.ours;
    console.log(
      `${path}: ${performance}, largest paint ${largestPaint.toFixed(0)} (without scripts ${speed.limit.largestPaint.toFixed(0)}), blocking ${blocking.toFixed(0)}`,
    );
    write();
  }
  if (isWanted("clicks")) {
    const journeys = await compareNavigation(browser, ours.address, clickRuns);
    clicks.keep("all", { journeys, runs: clickRuns });
    write();
  }
  if (isWanted("films")) {
    const measured: FilmSpeed[] = [];
    for (const path of filmPages) measured.push(await measureFilm(path));
    films.keep("all", measured);
  }
  console.log(`\n${write()}`);
} finally {
  await browser.close();
  await Promise.all([ours.stop(), limit.stop()]);
  await bare.remove();
}
