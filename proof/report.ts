import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { resolve } from "node:path";

const file = resolve(import.meta.dirname, "../docs/proof.md");

/** In the order of the document. */
const sections = [
  "accessibility",
  "browsers",
  "speed",
  "load",
  "security",
  "faults",
  "desk",
  "publishing",
] as const;

export type SectionName = (typeof sections)[number];

const preface = `# Proof

What we claim, anyone can measure again. Each section is written by the command it names, from one
real run; nothing here is typed by hand.
`;

const begin = (name: SectionName) => `<!-- begin ${name} -->`;
const end = (name: SectionName) => `<!-- end ${name} -->`;

const readSection = (document: string, name: SectionName) => {
  const from = document.indexOf(begin(name));
  const to = document.indexOf(end(name));
  return from < 0 || to < from ? "" : document.slice(from, to + end(name).length);
};

/** The document with one section replaced and the others as they were. */
export const withSection = (document: string, name: SectionName, markdown: string) => {
  const written = `${begin(name)}\n\n${markdown.trim()}\n\n${end(name)}`;
  const bodies = sections.map((each) => (each === name ? written : readSection(document, each)));
  return [preface, ...bodies.filter(Boolean).map((body) => `${body}\n`)].join("\n");
};

/** Writes one section of docs/proof.md. */
export const writeSection = (name: SectionName, markdown: string) => {
  const document = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, withSection(document, name, markdown));
};

type Row = readonly (string | number)[];

const pad = (text: string, width: number, right: boolean) =>
  right ? text.padStart(width) : text.padEnd(width);

/** A Markdown table that also reads well in a terminal; columns of numbers stand at the right. */
export const table = (head: readonly string[], rows: readonly Row[]) => {
  const cells = rows.map((row) => row.map(String));
  const numeric = head.map((_, column) =>
    cells.every((row) => /^[-+<≤]?[\d.]/.test(row[column] ?? "")),
  );
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...cells.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? "", width, numeric[column] ?? false)).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    numeric[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  return [line(head), `| ${rule.join(" | ")} |`, ...cells.map(line)].join("\n");
};

/** When and on what a section was measured. */
export const provenance = (tools: Record<string, string> = {}) => {
  const cores = cpus();
  const machine = `${cores.length} cores (${cores[0]?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GiB memory, ${process.platform} ${process.arch}`;
  const versions = Object.entries({ Node: process.versions.node, ...tools });
  const when = new Date().toISOString().slice(0, 16).replace("T", " ");
  return `${when} UTC, on ${machine}. ${versions.map(([name, version]) => `${name} ${version}`).join(", ")}.`;
};

export const median = (numbers: readonly number[]) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = low] =
    sorted.length % 2 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
};
