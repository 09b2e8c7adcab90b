import type { Deps } from "#backend/deps.ts";
import { receiptNumber } from "#backend/giving/ledger/gift.ts";
import { monthlyView } from "#backend/giving/monthly/view.ts";
import { detailsOf } from "#backend/giving/receipts/donor-details.ts";
import { longDate } from "#backend/giving/receipts/receipts.ts";
import { dollarsAndCents, shortDate } from "#backend/giving/receipts/statement.ts";
import type { Sentence, Speech } from "#backend/giving/spanish/say.ts";
import { tributeUrl } from "#backend/giving/tributes/link.ts";
import type { Page } from "#backend/http/page.ts";
import { dataTable } from "#backend/http/page-table.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import { formatDollars } from "#rules/donation.ts";
import { giftKindNames } from "#rules/gifts.ts";
import type { Language } from "#rules/languages.ts";
import { stopWaits } from "./monthly-parts.ts";
import {
  chicagoYear,
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
const insteadOfReceipt: Record<Exclude<OwnPayment["state"], "paid">, Sentence> = {
  review: "We are checking it",
  refunded: "Refunded to you",
  disputed: "Your bank is holding it",
  lost: "Went back to you",
};

const receiptCell = (settings: Settings, payment: OwnPayment, { say, tell, language }: Speech) => {
  const { state, kind, number, at, keptCents, amountCents } = payment;
  // A check that bounced, or an entry typed twice: nobody sent money back.
  if (state === "refunded" && (kind === "check" || kind === "cash"))
    return say("Voided by our office");
  if (state !== "paid") return say(insteadOfReceipt[state]);
  const link = markup`<a href="${pathTo(settings, `/receipt?number=${number}`, language)}">${receiptNumber({ paidAt: at, number })}</a>`;
  return keptCents === amountCents
    ? link
    : tell("{receipt}, {amount} refunded", {
        receipt: link,
        amount: formatDollars(amountCents - keptCents),
      });
};

type Year = { year: number; payments: OwnPayment[]; told: boolean; runs: boolean };

const yearSection = (settings: Settings, { year, payments, told, runs }: Year, speech: Speech) => {
  const { say, language } = speech;
  const kindOf = ({ kind, test, tributeToken }: OwnPayment) => {
    const gift = say(giftKindNames[kind]);
    const said = test ? say("Test: {gift}", { gift }) : gift;
    return tributeToken
      ? markup`${said}<br><a href="${tributeUrl(settings, { tributeToken, language })}">${say("Cards for this gift")}</a>`
      : said;
  };
  return markup`<h2>${year}</h2>
${dataTable({
  caption: say("Your gifts in {year}", { year }),
  columns: [say("Date"), say("Gift"), say("Receipt"), say("Amount")],
  rows: payments.map((payment) => [
    shortDate(payment.at, language),
    kindOf(payment),
    receiptCell(settings, payment, speech),
    dollarsAndCents(payment.amountCents),
  ]),
})}
${told && markup`<p><a href="${pathTo(settings, `/statement?year=${year}`, language)}">${say("Statement for {year}, to print", { year })}</a></p>`}
${!told && runs && markup`<p class="hint">${say("Your {year} statement comes in January {next}.", { year, next: year + 1 })}</p>`}`;
};

const ownPage = ({ settings }: Deps, id: string, language: Language) =>
  pathTo(settings, `/monthly?gift=${id}`, language);

const stopLink = (deps: Deps, id: string, { say, language }: Speech) =>
  markup` <a href="${ownPage(deps, id, language)}">${say("Stop this gift")}</a>`;

const monthlySection = async (
  deps: Deps,
  ids: Awaited<ReturnType<typeof monthlyGiftsOf>>,
  speech: Speech,
) => {
  const { say, language } = speech;
  const items: Markup[] = [];
  for (const { id, state } of ids) {
    const view = await monthlyView(deps.db, id, deps);
    if (!view) continue;
    const { amountCents, nextCharge, paused, running, stoppable } = view;
    const date = nextCharge && longDate(nextCharge, language);
    const standing = running
      ? [paused && say("paused"), date && say("charged next on {date}", { date })]
      : [say(state === "failed" ? "did not start" : "stopped")];
    const said = standing.filter(Boolean).join(", ");
    items.push(
      markup`<li>${say("{amount} every month", { amount: formatDollars(amountCents) })}${said && `: ${said}`}.${
        running &&
        markup` <a href="${ownPage(deps, id, language)}">${say("Change, pause or stop this gift, or use a new card")}</a>`
      }${!running && stoppable && !stopWaits(view) && stopLink(deps, id, speech)}</li>\n`,
    );
  }
  return items.length > 0 && markup`<h2>${say("Monthly gifts")}</h2>\n<ul>${items}</ul>`;
};

type Coming = Awaited<ReturnType<typeof onTheirWay>>;

const comingSection = (deps: Deps, coming: Coming, speech: Speech) => {
  const { say, language } = speech;
  if (coming.length === 0) return undefined;
  return markup`<h2>${say("On its way")}</h2>
<ul>${coming.map(({ id, amountCents, at, monthly }) => {
    const amount = formatDollars(amountCents);
    const gift = monthly ? say("{amount} every month", { amount }) : amount;
    return markup`<li>${say("{gift}, begun on {date}. Your bank is still sending it. We email you a receipt when it has arrived.", { gift, date: longDate(at, language) })}${monthly && stopLink(deps, id, speech)}</li>\n`;
  })}</ul>`;
};

const detailsSection = async ({ db, settings }: Deps, donor: Donor, { say, language }: Speech) => {
  const details = await detailsOf(db, donor.addresses);
  return markup`<h2>${say("Name and address for receipts")}</h2>
<p class="lines">${
    details
      ? markup`${details.name}${details.postalAddress && `\n${details.postalAddress}`}`
      : say("Each receipt has the name that was given with its gift.")
  }</p>
<p><a href="${pathTo(settings, "/details", language)}">${say("Change the name or address for receipts")}</a></p>`;
};

const signedInAs = (settings: Settings, { email }: Donor, { say, language }: Speech) =>
  markup`<div class="screen">
<p class="hint">${say("You are signed in as {email}.", { email })}</p>
<form method="post" action="${pathTo(settings, "/sign-out", language)}"><div class="buttons"><button>${say("Sign out")}</button></div></form>
</div>`;

/** All of it on one page, the newest first. */
export const overviewPage = async (deps: Deps, donor: Donor, speech: Speech): Promise<Page> => {
  const { say } = speech;
  const { db, settings } = deps;
  const values = whose(donor, deps);
  const payments = await paymentsOf(db, values);
  const years = Map.groupBy(payments, ({ year }) => year);
  const told = await statementYears(db, [...years.keys()], donor);
  const thisYear = chicagoYear(deps.now());
  const coming = await onTheirWay(db, values);
  const monthly = await monthlySection(deps, await monthlyGiftsOf(db, values), speech);
  const nothing = payments.length + coming.length === 0 && !monthly;
  return {
    title: say("My giving"),
    ...(showsTests(deps) && { banner: say("Test: no card is charged") }),
    content: markup`${nothing && markup`<p>${say("We have no gifts under this address anymore. It may have been corrected.")}</p>`}
${monthly}
${comingSection(deps, coming, speech)}
${[...years].map(([year, payments]) => yearSection(settings, { year, payments, told: told.includes(year), runs: year === thisYear }, speech))}
${await detailsSection(deps, donor, speech)}
${signedInAs(settings, donor, speech)}`,
  };
};
