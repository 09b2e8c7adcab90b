import { type Markup, markup } from "#backend/markup.ts";

type Cell = string | Markup;

/** Amounts stand in the last column, under each other. */
export const dataTable = ({
  caption,
  columns,
  rows,
  total,
}: {
  caption: string;
  columns: string[];
  rows: Cell[][];
  total?: Cell[];
}): Markup => {
  const cells = (row: Cell[], tag: "td" | "th") =>
    row.map((cell, at) => {
      const amount = at === columns.length - 1 && markup` class="amount"`;
      if (tag === "td") return markup`<td${amount}>${cell}</td>`;
      return markup`<th scope="col"${amount}>${cell}</th>`;
    });
  const [sum, ...totals] = total ?? [];
  return markup`<table>
<caption>${caption}</caption>
<thead><tr>${cells(columns, "th")}</tr></thead>
<tbody>
${rows.map((row) => markup`<tr>${cells(row, "td")}</tr>\n`)}</tbody>
${
  total &&
  markup`<tfoot><tr><th scope="row">${sum}</th>${totals.map(
    (cell, at) =>
      markup`<td${at === totals.length - 1 && markup` class="amount"`}><strong>${cell}</strong></td>`,
  )}</tr></tfoot>
`
}</table>`;
};
