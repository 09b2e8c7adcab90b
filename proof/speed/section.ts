import { table } from "../report.ts";
import { type Clicks, clickPart, clickTarget, slowClicks } from "./clicks.ts";
import type { Measure } from "./lighthouse.ts";

export type PageSpeed = {
  path: string;
  runs: number;
  /** How busy the machine was. */
  load: number;
  ours: Measure;
  limit: Measure;
};
export type FilmSpeed = { path: string; playing: Measure; refused: Measure };

const ms = (value: number) => value.toFixed(0);
const shift = (value: number) => value.toFixed(4);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const pageTable = (speeds: PageSpeed[]) =>
  table(
    [
      "page",
      "visits",
      "performance",
      "accessibility",
      "best practices",
      "SEO",
      "first paint",
      "largest paint",
      "without scripts",
      "ratio",
      "shift",
      "blocking",
      "without scripts",
      "load",
    ],
    speeds.map(({ path, runs, load, ours, limit }) => [
      path,
      runs,
      ours.performance,
      ours.accessibility,
      ours.bestPractices,
      ours.seo,
      ms(ours.firstPaint),
      ms(ours.largestPaint),
      ms(limit.largestPaint),
      (ours.largestPaint / limit.largestPaint).toFixed(2),
      shift(ours.shift),
      ms(ours.blocking),
      ms(limit.blocking),
      load.toFixed(1),
    ]),
  );

const kinds = ["Document", "Stylesheet", "Font", "Image", "Script"];

const total = ({ weight }: Measure) =>
  Object.entries(weight).reduce((sum, [kind, bytes]) => sum + (kind === "Media" ? 0 : bytes), 0);

const weightTable = (speeds: PageSpeed[]) =>
  table(
    ["page", ...kinds.map((kind) => kind.toLowerCase()), "other", "all but film", "film"],
    speeds.map(({ path, ours }) => {
      const known = kinds.map((kind) => ours.weight[kind] ?? 0);
      const other = total(ours) - known.reduce((sum, bytes) => sum + bytes, 0);
      return [
        path,
        ...known.map(kilobytes),
        kilobytes(other),
        kilobytes(total(ours)),
        kilobytes(ours.weight.Media ?? 0),
      ];
    }),
  );

const filmTable = (films: FilmSpeed[]) =>
  table(
    ["page", "film", "performance", "largest paint", "shift", "blocking"],
    films.flatMap(({ path, playing, refused }) =>
      [
        { film: "plays", measure: playing },
        { film: "refused", measure: refused },
      ].map(({ film, measure }) => [
        path,
        film,
        measure.performance,
        ms(measure.largestPaint),
        shift(measure.shift),
        ms(measure.blocking),
      ]),
    ),
  );

/** Two visits of one page differ by as much. */
const noise = 20;

const misses = (speeds: PageSpeed[], keyPages: string[]) =>
  speeds.flatMap(({ path, ours, limit }) => {
    const lines: string[] = [];
    if (ours.largestPaint > Math.max(limit.largestPaint * 1.05, limit.largestPaint + noise))
      lines.push(
        `largest paint ${ms(ours.largestPaint)}, without scripts ${ms(limit.largestPaint)}`,
      );
    if (ours.shift > 0.01) lines.push(`shift ${shift(ours.shift)}`);
    if (ours.blocking > Math.max(limit.blocking * 2, 50))
      lines.push(`blocking ${ms(ours.blocking)}, without scripts ${ms(limit.blocking)}`);
    if (total(ours) > 300 * 1024) lines.push(`first view ${kilobytes(total(ours))} KB`);
    if (keyPages.includes(path)) {
      if (ours.performance < 98) lines.push(`performance ${ours.performance}`);
      if (ours.accessibility < 100) lines.push(`accessibility ${ours.accessibility}`);
      if (ours.bestPractices < 100) lines.push(`best practices ${ours.bestPractices}`);
      if (ours.seo < 100) lines.push(`SEO ${ours.seo}`);
    }
    return lines.map((line) => `${path}: ${line}`);
  });

const causes = `Where misses come from. Weight: a browser on a slow connection fetches lazy pictures up to 2,500
pixels below the view, and those count. Blocking: the page coming alive, whose longest tasks are
React's start and the last step of hydration.`;

export const speedSection = ({
  about,
  speeds,
  keyPages,
  films,
  clicks,
}: {
  about: string;
  speeds: PageSpeed[];
  keyPages: string[];
  films: FilmSpeed[];
  clicks: Clicks | undefined;
}) => {
  const missed = [...misses(speeds, keyPages), ...(clicks ? slowClicks(clicks) : [])].map(
    (line) => `- ${line}`,
  );
  const clickSentence = clicks
    ? `\nFrom a click to the next page's heading at most ${clickTarget}.`
    : "";
  const parts = [
    `## Speed

\`npm run proof:speed\` · ${about}

Lighthouse as a phone, with its simulated slow connection and processor. Each figure is the median
of as many visits as its row says, each in a fresh browser. Beside every visit, the same page with
all scripts removed, served by the same server: the limit of what these pages could be. Times in
milliseconds. Blocking is counted in the page's own processor time, as on a processor four times
slower; the performance mark, a third of which is blocking by the clock, also counts what else this
machine did, and says little above a load of 1.

${pageTable(speeds)}`,
    `### Targets missed

Largest paint within 5% of the page without scripts (or 20 milliseconds, by which two visits of one
page differ), shift at most 0.01, blocking at most twice that of the page without scripts (or 50), first view at most 300 KB without film; on
${keyPages.join(", ")} performance at least 98 and the other three marks 100.${clickSentence}

${missed.length > 0 ? `${missed.join("\n")}\n\n${causes}` : "None."}`,
    `### Weight of the first view, KB on the wire

${weightTable(speeds)}`,
  ];
  if (films.length > 0)
    parts.push(`### The films' start moves nothing

${filmTable(films)}`);
  if (clicks) parts.push(clickPart(clicks));
  return parts.join("\n\n");
};
