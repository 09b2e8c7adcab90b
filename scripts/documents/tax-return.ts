import { type BudgetShare, dollarsOf, totalOf } from "#app/pages/about/annual-report/shares.ts";
import { taxReturnWords } from "#content/drawn-files.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { addressLine } from "#rules/address.ts";
import { document, dollars, html } from "./paper.ts";

const style = `
.sheet { background: #fff; padding: 0.7in }
.sheet::before { content: "SAMPLE"; position: absolute; inset: 3.6in 0 auto; text-align: center; font: 700 130pt Text; color: #9c382212; transform: rotate(-30deg) }
.notice { border: 2px solid #9c3822; color: #7c2a18; font-weight: 650; padding: 0.1in 0.15in; margin-bottom: 0.22in }
h1 { font-size: 21pt } h2 { font-size: 14pt; margin: 0.25in 0 0.08in }
table { width: 100%; border-collapse: collapse; font-size: 9.5pt }
th, td { border: 1px solid #86735a; padding: 0.05in 0.09in; text-align: left; font-weight: 400; vertical-align: top }
thead th, tfoot th, tfoot td { font-weight: 700; background: #efe6d6 }
td.n, th.n { text-align: right }
`;

const notice = html`<p class="notice">Sample for demonstration. Not a filing, not an official form: the organization, its people and its tax ID are examples.</p>`;

const part = (title: string, shares: readonly BudgetShare[], totalLabel: string) =>
  html`<h2>${title}</h2><table><thead><tr><th>Line</th><th>Item</th><th class="n">Amount</th></tr></thead>
  <tbody>${shares.map((share, index) => html`<tr><td>${index + 1}</td><th scope="row">${share.label}: ${share.description}</th><td class="n">${dollars(dollarsOf(share))}</td></tr>`)}</tbody>
  <tfoot><tr><td></td><th scope="row">${totalLabel}</th><td class="n">${dollars(totalOf(shares))}</td></tr></tfoot></table>`;

/** A return in the manner of a Form 990, with the figures of the annual report. */
export const taxReturn = (snapshot: Snapshot) => {
  const words = taxReturnWords(snapshot);
  const { revenueSources, programSpending, administrativeSpending } = words;
  const { leaders, directors, organisation } = words;
  const revenue = totalOf(revenueSources);
  const expenses = totalOf([...programSpending, ...administrativeSpending]);
  return document(
    `${organisation.fullName}: sample tax return, fiscal year 2025`,
    style,
    html`
    <section class="sheet">${notice}
      <h1>Return of Organization Exempt From Income Tax</h1><p>In the manner of Form 990 · tax year July 1, 2024 to June 30, 2025</p>
      <h2>Part I: The organization</h2>
      <table><tbody>
        <tr><th scope="row">Name</th><td>${organisation.fullName}</td></tr>
        <tr><th scope="row">Address</th><td>${addressLine(organisation.address)}</td></tr>
        <tr><th scope="row">Telephone</th><td>${organisation.phone}</td></tr>
        <tr><th scope="row">Employer identification number</th><td>${organisation.taxId}</td></tr>
        <tr><th scope="row">Tax-exempt status</th><td>501(c)(3)</td></tr>
        <tr><th scope="row">Year of formation</th><td>${organisation.founded}</td></tr>
        <tr><th scope="row">Mission</th><td>Community development in Austin on Chicago’s West Side: education, housing, health, faith and the arts.</td></tr>
        <tr><th scope="row">Voting directors of the governing body</th><td>${directors.length}</td></tr>
      </tbody></table>
      <h2>Part II: Summary</h2>
      <table><tbody>
        <tr><th scope="row">Total revenue</th><td class="n">${dollars(revenue)}</td></tr>
        <tr><th scope="row">Program service expenses (89% of expenses)</th><td class="n">${dollars(totalOf(programSpending))}</td></tr>
        <tr><th scope="row">Management and fundraising expenses (11% of expenses)</th><td class="n">${dollars(totalOf(administrativeSpending))}</td></tr>
        <tr><th scope="row">Total expenses</th><td class="n">${dollars(expenses)}</td></tr>
        <tr><th scope="row">Revenue less expenses</th><td class="n">${dollars(revenue - expenses)}</td></tr>
      </tbody></table></section>
    <section class="sheet">${notice}
      ${part("Part III: Statement of revenue", revenueSources, "Total revenue")}
      ${part("Part IV: Program service expenses", programSpending, "Total program services")}
      ${part("Part V: Management and fundraising", administrativeSpending, "Total administration")}</section>
    <section class="sheet">${notice}
      <h2>Part VI: Officers, directors and key employees</h2>
      <table><thead><tr><th>Name</th><th>Title</th><th>Role</th></tr></thead><tbody>
        ${directors.map((m) => html`<tr><th scope="row">${m.name}</th><td>${m.title}</td><td>Director, unpaid</td></tr>`)}
        ${leaders.map((m) => html`<tr><th scope="row">${m.name}</th><td>${m.title}</td><td>Employee</td></tr>`)}
      </tbody></table>
      <h2>Part VII: Governance</h2>
      <p>The board meets quarterly. Directors serve terms of three years, up to two consecutive terms. This return was given to every member of the governing body before it was filed away as a sample.</p></section>`,
  );
};
