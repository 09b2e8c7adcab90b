import {
  type BudgetShare,
  dollarsOf,
  shares,
  totalOf,
} from "#app/pages/about/annual-report/shares.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Texts are escaped; what `html` already made is left alone; lists are joined. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Part = string | number | Markup | Markup[];

export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Markup(
    strings.reduce((done, string, index) => `${done}${print(parts[index - 1] ?? "")}${string}`),
  );

const print = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(print).join("");
  return escaped(String(part));
};

export const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

const chartColors = [
  "#9c3822",
  "#1b4a5e",
  "#d9962a",
  "#3d7d57",
  "#86735a",
  "#2a7189",
  "#574d43",
  "#265a3d",
];

/** One bar for the whole and a legend with every figure: the picture repeats what the words say. */
export const shareChart = (parts: readonly BudgetShare[]) => {
  const whole = totalOf(parts);
  // Rounded as on the page, so that the two never differ and both add up to the whole.
  const percentages = shares(parts.map(dollarsOf));
  return html`
  <div class="bar" aria-hidden="true">${parts.map(
    (share, index) =>
      html`<i style="width:${(dollarsOf(share) / whole) * 100}%;background:${chartColors[index] ?? ""}"></i>`,
  )}</div>
  <table class="legend">
    <thead><tr><th>Part</th><th class="n">Dollars</th><th class="n">Share</th></tr></thead>
    <tbody>${parts.map(
      (share, index) => html`<tr>
        <th scope="row"><i style="background:${chartColors[index] ?? ""}"></i>${share.label}<small>${share.description}</small></th>
        <td class="n">${dollars(dollarsOf(share))}</td><td class="n">${percentages[index] ?? ""}</td></tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">Total</th><td class="n">${dollars(whole)}</td><td class="n">100%</td></tr></tfoot>
  </table>`;
};

/** A whole printable document. Addresses inside are relative to the project's root. */
export const document = (title: string, style: string, body: Markup) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>
@font-face { font-family: Display; src: url("app/fonts/fraunces-display.woff2"); font-weight: 400 700 }
@font-face { font-family: Text; src: url("app/fonts/public-sans.woff2"); font-weight: 400 700 }
@page { size: Letter; margin: 0 }
* { box-sizing: border-box; margin: 0 }
html { font: 10.5pt/1.55 Text; color: #1f1a16; -webkit-print-color-adjust: exact }
h1, h2, h3 { font-family: Display; font-weight: 560; line-height: 1.1; letter-spacing: -0.01em }
.sheet { width: 8.5in; height: 11in; padding: 0.8in; position: relative; overflow: hidden; break-after: page; background: #f7f1e7 }
.sheet:last-child { break-after: auto }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
${style}</style></head><body>${body.text}</body></html>`;
