/** A formula in a spreadsheet: also after what cannot be seen, and in wide East Asian letters. */
const formulaStart = /^[\s\p{C}]*[=+\-@\t\r＝＋－−＠]/u;

/** The same inside a cell, where a spreadsheet that goes by semicolons or tabs begins another. */
const formulaWithin = /([;\t\r\n][\s\p{C}]*)(?=[=+\-@＝＋－−＠])/gu;

/** A line of CSV, with formulas defused. A semicolon parts cells in some countries. */
export const csvLine = (values: readonly string[]) =>
  `${values
    .map((value) => (formulaStart.test(value) ? `'${value}` : value))
    .map((value) => value.replace(formulaWithin, "$1'"))
    .map((value) => (/[",;\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(",")}\r\n`;

/** Without it spreadsheets take UTF-8 for something else. */
export const byteOrderMark = "\uFEFF";

/** A file for a spreadsheet, sent as it is read: memory holds one page of rows at a time. */
export const csvAnswer = (
  filename: string,
  headings: readonly string[],
  pages: AsyncGenerator<readonly (readonly string[])[]>,
): Response => {
  const texts = (async function* () {
    yield byteOrderMark + csvLine(headings);
    for await (const page of pages) yield page.map(csvLine).join("");
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
