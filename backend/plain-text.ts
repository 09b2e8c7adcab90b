import { invalid } from "./refused.ts";

/** Control characters of strangers could recolor a terminal, or hide what was printed before. */
export const plain = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, "");

const oneLine = (text: string, longest: number) => {
  const line = plain(text).replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};

export const table = (
  headings: string[],
  rows: string[][],
  longest = 48,
  right: readonly number[] = [],
) => {
  const cells = rows.map((row) => row.map((cell) => oneLine(cell, longest)));
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  return [headings, ...cells]
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

const chicagoTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Chicago",
  dateStyle: "short",
  timeStyle: "short",
});

/** "2026-11-16 09:05", in Chicago, by the clock of those who read it. Spreadsheets take it for a moment. */
export const dateTime = (date: Date | null) => (date ? chicagoTime.format(date) : "");

export const readDay = (text: string, option: string) => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw invalid(`--${option} must be a day such as 2026-01-31.`);
  return text;
};
