import type { Deps } from "#backend/deps.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { asReceipted } from "#backend/giving/receipts/donor-details.ts";
import { receiptWords } from "#backend/giving/receipts/receipts.ts";
import { statementWords, withAddresses, yearOfGifts } from "#backend/giving/receipts/statement.ts";
import type { AppContext } from "#backend/http/context.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { dataTable } from "#backend/http/page-table.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { ownPayment, whose } from "./own-gifts.ts";
import { pathTo } from "./paths.ts";
import { type Donor, forDonor } from "./sessions.ts";

// Both pages hold nothing but what the ledger and the site say: no date of today and no secret of
// the moment. Asked for again, a page is the same to the byte.

const sentences = (all: string[]) => all.map((text) => markup`<p>${text}</p>\n`);

const back = (settings: Settings) =>
  markup`<p class="screen"><a href="${pathTo(settings)}">Back to My giving</a></p>`;

const recipient = (name: string | null | undefined, postalAddress: string | null | undefined) =>
  postalAddress && markup`<p class="lines">${[name, postalAddress].filter(Boolean).join("\n")}</p>`;

const noSuchPage = (settings: Settings): Page => ({
  title: "There is nothing here",
  status: 404,
  content: markup`<p>We could not find this among your gifts.</p>${back(settings)}`,
});

const factList = (facts: [string, string][]): Markup =>
  markup`<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`;

const receiptPage = async (
  deps: Deps,
  donor: Donor,
  number: string,
  site: Site,
): Promise<Page | undefined> => {
  const own = await ownPayment(deps.db, number, whose(donor, deps));
  const gift = own && (await findGift(deps.db, own.giftId));
  const payment =
    gift && (await paymentsOfGift(deps.db, gift.id)).find((one) => one.number === own.number);
  if (!payment) return undefined;
  const named = await asReceipted(deps.db, gift, payment);
  const words = receiptWords(named, payment, site);
  return {
    title: words.title,
    tab: `Receipt ${number}`,
    ...(!payment.livemode && { banner: "Test: no card was charged" }),
    content: markup`<p><strong>${words.copy}</strong></p>
${sentences(words.wentBack)}
${recipient(named.donorName, own.postalAddress)}
<p>${words.greeting}</p>
<p>${words.thanks}</p>
${factList(words.facts)}
${sentences([...words.tax, ...words.closing])}
${back(deps.settings)}`,
  };
};

const statementPage = async (
  { db, settings }: Deps,
  { addresses }: Donor,
  asked: string,
  site: Site,
): Promise<Page | undefined> => {
  const year = Number(/^[12]\d{3}$/.exec(asked)?.[0]);
  const lines = year ? await yearOfGifts(db, year, withAddresses, [addresses]) : [];
  if (lines.length === 0) return undefined;
  const words = statementWords(year, lines, site);
  const name = lines.findLast(({ donorName }) => donorName)?.donorName;
  const address = lines.findLast(({ postalAddress }) => postalAddress)?.postalAddress;
  return {
    title: words.title,
    content: markup`<p><strong>Copy of our records of your gifts in ${year}.</strong></p>
${recipient(name, address)}
<p>${words.greeting}</p>
<p>${words.thanks}</p>
${dataTable({ ...words, caption: words.title })}
${sentences(words.tax)}
${back(settings)}`,
  };
};

export const showReceipt = (deps: Deps) =>
  forDonor(deps, async (c: AppContext, donor) => {
    const page = await receiptPage(deps, donor, c.req.query("number") ?? "", c.get("site"));
    return answerPage(c, deps.settings, page ?? noSuchPage(deps.settings));
  });

export const showStatement = (deps: Deps) =>
  forDonor(deps, async (c: AppContext, donor) => {
    const page = await statementPage(deps, donor, c.req.query("year") ?? "", c.get("site"));
    return answerPage(c, deps.settings, page ?? noSuchPage(deps.settings));
  });
