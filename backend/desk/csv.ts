import { dateTime } from "#backend/plain-text.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

/** A formula in a spreadsheet: also after what cannot be seen, and in wide East Asian letters. */
const formulaStart = /^[\s\p{C}]*[=+\-@\t\r＝＋－−＠]/u;

/**
 * The same inside a cell, where a spreadsheet that goes by semicolons or tabs begins another. It
 * looks back from the sign: forward from each line end, a message of nothing but line ends would
 * keep the whole site busy.
 */
const formulaWithin = /(?=[=+\-@＝＋－−＠])(?<=[;\t\r\n][\s\p{C}]*)/gu;

export const csvLine = (values: readonly string[]) =>
  `${values
    .map((value) => (formulaStart.test(value) ? `'${value}` : value))
    .map((value) => value.replace(formulaWithin, "'"))
    .map((value) => (/[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(",")}\r\n`;

/** Without it spreadsheets take UTF-8 for something else. */
const byteOrderMark = "\uFEFF";

/** What it is and when it was made: in a folder of downloads, one file is told from the next. */
export const datedName = (what: string, now: Date, ending = "csv") =>
  `${what}-${dateTime(now).slice(0, 10)}.${ending}`;

export type CsvFile<Row> = {
  filename: string;
  columns: Record<string, (row: Row) => string | null>;
  pages: AsyncGenerator<Row[]>;
};

export const csvAnswer = <Row>({ filename, columns, pages }: CsvFile<Row>): Response => {
  const values = Object.values(columns);
  const lineOf = (row: Row) => csvLine(values.map((value) => value(row) ?? ""));
  const texts = (async function* () {
    yield byteOrderMark + csvLine(Object.keys(columns));
    for await (const page of pages) yield page.map(lineOf).join("");
  })();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
  return new Response(stream, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${filename}"`,
    },
  });
};

/**
 * Where a file ends that is asked for now, as the database writes it: what comes while somebody
 * reads it slowly is in the next one.
 */
export const latestOf = async (db: Database, latest: string) =>
  (await db.one({ latest: text }, `select (${latest})::text as latest`)).latest;

/** Rows a page at a time: `read` goes on after the last row of the page before. */
export async function* inPages<Row>(
  atOnce: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    last = rows.length === atOnce ? rows.at(-1) : undefined;
  } while (last);
}
