import type { Deps } from "#backend/deps.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { asReceipted } from "#backend/giving/receipts/donor-details.ts";
import { receiptWords } from "#backend/giving/receipts/receipts.ts";
import { statementWords, withAddresses, yearOfGifts } from "#backend/giving/receipts/statement.ts";
import { languageFor, type Speech, speak } from "#backend/giving/spanish/say.ts";
import type { AppContext } from "#backend/http/context.ts";
import type { Page } from "#backend/http/page.ts";
import { dataTable } from "#backend/http/page-table.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { chicagoYear, ownPayment, paymentsOf, whose } from "./own-gifts.ts";
import { answerDonor, pathTo } from "./paths.ts";
import { type Donor, forDonor } from "./sessions.ts";

// Both pages hold nothing but what the ledger and the site say: no date of today and no secret of
// the moment. Asked for again, a page is the same to the byte.

const sentences = (all: string[]) => all.map((text) => markup`<p>${text}</p>\n`);

const back = (settings: Settings, { say, language }: Speech) =>
  markup`<p class="screen"><a href="${pathTo(settings, "", language)}">${say("Back to My giving")}</a></p>`;

const recipient = (name: string | null | undefined, postalAddress: string | null | undefined) =>
  postalAddress && markup`<p class="lines">${[name, postalAddress].filter(Boolean).join("\n")}</p>`;

const noSuchPage = (settings: Settings, speech: Speech, why?: string): Page => ({
  title: speech.say("There is nothing here"),
  status: 404,
  content: markup`<p>${why ?? speech.say("We could not find this among your gifts.")}</p>${back(settings, speech)}`,
});

const factList = (facts: [string, string][]): Markup =>
  markup`<dl>${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`;

const receiptPage = async (
  deps: Deps,
  donor: Donor,
  number: string,
  site: Site,
  speech: Speech,
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
    tab: speech.say("Receipt {number}", { number }),
    ...(!payment.livemode && { banner: speech.say("Test: no card was charged") }),
    content: markup`<p><strong>${words.copy}</strong></p>
${recipient(named.donorName, own.postalAddress)}
<p>${words.greeting}</p>
<p>${words.thanks}</p>
${sentences(words.wentBack)}
${factList(words.facts)}
${sentences([...words.tax, ...words.closing])}
${back(deps.settings, speech)}`,
  };
};

const statementPage = async (
  { db, settings }: Deps,
  { addresses }: Donor,
  asked: string,
  site: Site,
  speech: Speech,
): Promise<Page | undefined> => {
  const year = Number(/^[12]\d{3}$/.exec(asked)?.[0]);
  const lines = year ? await yearOfGifts(db, year, [withAddresses, addresses]) : [];
  if (lines.length === 0) return undefined;
  const words = statementWords(year, lines, site);
  const name = lines.findLast(({ donorName }) => donorName)?.donorName;
  const address = lines.findLast(({ postalAddress }) => postalAddress)?.postalAddress;
  return {
    title: words.title,
    content: markup`<p><strong>${speech.say("Copy of our records of your gifts in {year}.", { year })}</strong></p>
${recipient(name, address)}
<p>${words.greeting}</p>
<p>${words.thanks}</p>
${dataTable({ ...words, caption: words.title })}
${sentences(words.tax)}
${back(settings, speech)}`,
  };
};

/** Whoever looks for a year of which there is nothing to print. */
const noStatement = async (deps: Deps, donor: Donor, asked: string, { say }: Speech) => {
  const year = Number(/^20\d{2}$/.exec(asked)?.[0]);
  const thisYear = chicagoYear(deps.now());
  if (!(year <= thisYear)) return undefined;
  if (year === thisYear)
    return say("Your {year} statement comes in January {next}.", { year, next: year + 1 });
  const payments = await paymentsOf(deps.db, whose(donor, deps));
  return payments.some((payment) => payment.year === year)
    ? undefined
    : say("You made no gifts in {year}.", { year });
};

const showDocument = (
  deps: Deps,
  pageOf: typeof receiptPage,
  name: "number" | "year",
  whyNone: typeof noStatement = async () => undefined,
) =>
  forDonor(deps, async (c: AppContext, donor) => {
    const speech = speak(languageFor(c));
    const site = c.get("site").in(speech.language);
    const asked = c.req.query(name) ?? "";
    const page = await pageOf(deps, donor, asked, site, speech);
    if (page) return answerDonor(c, deps.settings, page);
    const why = await whyNone(deps, donor, asked, speech);
    return answerDonor(c, deps.settings, noSuchPage(deps.settings, speech, why));
  });

export const showReceipt = (deps: Deps) => showDocument(deps, receiptPage, "number");

export const showStatement = (deps: Deps) => showDocument(deps, statementPage, "year", noStatement);
