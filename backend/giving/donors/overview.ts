import type { Deps } from "#backend/deps.ts";
import { receiptNumber } from "#backend/giving/ledger/gift.ts";
import { monthlyView } from "#backend/giving/monthly/view.ts";
import { detailsOf } from "#backend/giving/receipts/donor-details.ts";
import { longDate } from "#backend/giving/receipts/receipts.ts";
import { dollarsAndCents, shortDate } from "#backend/giving/receipts/statement.ts";
import type { Page } from "#backend/http/page.ts";
import { dataTable } from "#backend/http/page-table.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import { formatDollars } from "#rules/donation.ts";
import { giftKindNames } from "#rules/gifts.ts";
import {
  monthlyGiftsOf,
  type OwnPayment,
  onTheirWay,
  paymentsOf,
  showsTests,
  statementYears,
  whose,
} from "./own-gifts.ts";
import { pathTo } from "./paths.ts";
import type { Donor } from "./sessions.ts";

/** For what is no longer all ours, or not yet. */
const insteadOfReceipt: Record<Exclude<OwnPayment["state"], "paid">, string> = {
  review: "We are checking it",
  refunded: "Refunded to you",
  disputed: "Your bank is holding it",
  lost: "Went back to you",
};

const receiptCell = (settings: Settings, payment: OwnPayment) => {
  const { state, number, at, keptCents, amountCents } = payment;
  if (state !== "paid") return insteadOfReceipt[state];
  const link = markup`<a href="${pathTo(settings, `/receipt?number=${number}`)}">${receiptNumber({ paidAt: at, number })}</a>`;
  return keptCents === amountCents
    ? link
    : markup`${link}, ${formatDollars(amountCents - keptCents)} refunded`;
};

const yearSection = (settings: Settings, year: number, payments: OwnPayment[], told: boolean) =>
  markup`<h2>${year}</h2>
${dataTable({
  caption: `Your gifts in ${year}`,
  columns: ["Date", "Gift", "Receipt", "Amount"],
  rows: payments.map((payment) => [
    shortDate(payment.at),
    `${payment.test ? "Test: " : ""}${giftKindNames[payment.kind]}`,
    receiptCell(settings, payment),
    dollarsAndCents(payment.amountCents),
  ]),
})}
${told && markup`<p><a href="${pathTo(settings, `/statement?year=${year}`)}">Statement for ${year}, to print</a></p>`}`;

const monthlySection = async (deps: Deps, ids: { id: string }[]) => {
  const items: Markup[] = [];
  for (const { id } of ids) {
    const view = await monthlyView(deps.db, id, deps);
    if (!view) continue;
    const { amountCents, nextCharge, paused, running } = view;
    const next = nextCharge && longDate(nextCharge);
    const standing = running
      ? [paused ? "paused" : undefined, next && `charged next on ${next}`]
      : ["stopped"];
    const said = standing.filter(Boolean).join(", ");
    items.push(
      markup`<li>${formatDollars(amountCents)} every month${said && `: ${said}`}.${
        running &&
        markup` <a href="${pathTo(deps.settings, `/monthly?gift=${id}`)}">Change, pause or stop this gift, or use a new card</a>`
      }</li>\n`,
    );
  }
  return items.length > 0 && markup`<h2>Monthly gifts</h2>\n<ul>${items}</ul>`;
};

const comingSection = (coming: Awaited<ReturnType<typeof onTheirWay>>) =>
  coming.length > 0 &&
  markup`<h2>On its way</h2>
<ul>${coming.map(
    ({ amountCents, at, monthly }) =>
      markup`<li>${formatDollars(amountCents)}${monthly && " every month"}, begun on ${longDate(at)}. Your bank is still sending it. We email you a receipt when it has arrived.</li>\n`,
  )}</ul>`;

const detailsSection = async ({ db, settings }: Deps, donor: Donor) => {
  const details = await detailsOf(db, donor.addresses);
  return markup`<h2>Name and address for receipts</h2>
<p class="lines">${
    details
      ? markup`${details.name}${details.postalAddress && `\n${details.postalAddress}`}`
      : "Each receipt has the name that was given with its gift."
  }</p>
<p><a href="${pathTo(settings, "/details")}">Change the name or address for receipts</a></p>`;
};

const signedInAs = (settings: Settings, { email }: Donor) =>
  markup`<div class="screen">
<p class="hint">You are signed in as ${email}.</p>
<form method="post" action="${pathTo(settings, "/sign-out")}"><div class="buttons"><button>Sign out</button></div></form>
</div>`;

/** All of it on one page, the newest first. */
export const overviewPage = async (deps: Deps, donor: Donor): Promise<Page> => {
  const { db, settings } = deps;
  const values = whose(donor, deps);
  const payments = await paymentsOf(db, values);
  const years = Map.groupBy(payments, ({ year }) => year);
  const told = await statementYears(db, [...years.keys()], donor);
  const coming = await onTheirWay(db, values);
  const monthly = await monthlySection(deps, await monthlyGiftsOf(db, values));
  const nothing = payments.length + coming.length === 0 && !monthly;
  return {
    title: "My giving",
    ...(showsTests(deps) && { banner: "Test: no card is charged" }),
    content: markup`${nothing && markup`<p>We have no gifts under this address anymore. It may have been corrected.</p>`}
${monthly}
${comingSection(coming)}
${[...years].map(([year, gifts]) => yearSection(settings, year, gifts, told.includes(year)))}
${await detailsSection(deps, donor)}
${signedInAs(settings, donor)}`,
  };
};
