/**
 * A cell that starts with one of these would be a formula in a spreadsheet: also after what cannot
 * be seen, and in the wide letters of East Asian keyboards.
 */
const formulaStart = /^[\s\p{C}]*[=+\-@\t\r＝＋－−＠]/u;

/**
 * The same after what parts cells or lines where the file is opened: a spreadsheet that goes by
 * semicolons, tabs or bare line ends takes no notice of our quotes in the middle of its cell. It
 * looks back from the sign: forward from each line end, a message of nothing but line ends would
 * keep the whole site busy.
 */
const formulaWithin = /(?=[=+\-@＝＋－−＠])(?<=[;\t\r\n][\s\p{C}]*)/gu;

/** A line of CSV, with formulas defused. A semicolon parts cells in some countries. */
export const csvLine = (values: readonly string[]) =>
  `${values
    .map((value) => (formulaStart.test(value) ? `'${value}` : value))
    .map((value) => value.replace(formulaWithin, "'"))
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
