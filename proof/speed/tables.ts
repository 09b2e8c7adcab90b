import { table } from "../report.ts";
import type { Measure } from "./lighthouse.ts";

export type PageSpeed = { path: string; runs: number; ours: Measure; limit: Measure };

const ms = (value: number) => value.toFixed(0);
const shift = (value: number) => value.toFixed(4);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export const pageTable = (speeds: PageSpeed[]) =>
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
    ],
    speeds.map(({ path, runs, ours, limit }) => [
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
    ]),
  );

const kinds = ["Document", "Stylesheet", "Font", "Image", "Script"];

const total = ({ weight }: Measure) =>
  Object.entries(weight).reduce((sum, [kind, bytes]) => sum + (kind === "Media" ? 0 : bytes), 0);

export const weightTable = (speeds: PageSpeed[]) =>
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

export const filmTable = (films: { path: string; playing: Measure; blocked: Measure }[]) =>
  table(
    ["page", "film", "performance", "largest paint", "shift", "blocking"],
    films.flatMap(({ path, playing, blocked }) =>
      [
        { film: "plays", measure: playing },
        { film: "refused", measure: blocked },
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

export const navigationTable = (
  rows: { from: string; to: string; client: number; full: number }[],
) =>
  table(
    ["from", "to", "by script", "by browser", "ratio"],
    rows.map(({ from, to, client, full }) => [
      from,
      to,
      ms(client),
      ms(full),
      (client / full).toFixed(2),
    ]),
  );

/** Two visits of one page differ by as much. */
const noise = 20;

export const misses = (speeds: PageSpeed[], keyPages: string[]) =>
  speeds.flatMap(({ path, ours, limit }) => {
    const lines: string[] = [];
    if (ours.largestPaint > Math.max(limit.largestPaint * 1.05, limit.largestPaint + noise))
      lines.push(
        `largest paint ${ms(ours.largestPaint)}, without scripts ${ms(limit.largestPaint)}`,
      );
    if (ours.shift > 0.01) lines.push(`shift ${shift(ours.shift)}`);
    if (ours.blocking > 50) lines.push(`blocking ${ms(ours.blocking)}`);
    if (total(ours) > 300 * 1024) lines.push(`first view ${kilobytes(total(ours))} KB`);
    if (keyPages.includes(path)) {
      if (ours.performance < 98) lines.push(`performance ${ours.performance}`);
      if (ours.accessibility < 100) lines.push(`accessibility ${ours.accessibility}`);
      if (ours.bestPractices < 100) lines.push(`best practices ${ours.bestPractices}`);
      if (ours.seo < 100) lines.push(`SEO ${ours.seo}`);
    }
    return lines.map((line) => `${path}: ${line}`);
  });
