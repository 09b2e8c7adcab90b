import type { Gift } from "#backend/giving/ledger/gift.ts";
import { longDate } from "#backend/giving/receipts/receipts.ts";
import type { Sentence, Speech } from "#backend/giving/spanish/say.ts";
import type { Page } from "#backend/http/page.ts";
import {
  hiddenField,
  type Problem,
  problemSummary,
  radios,
  textArea,
  textField,
} from "#backend/http/page-form.ts";
import { attributes, type Markup, markup } from "#backend/markup.ts";
import type { Site } from "#backend/site.ts";
import { longestHonoree } from "#rules/checkout-fields.ts";
import { ageInSpanish } from "#rules/in-spanish.ts";
import { ageInWords, keptFor } from "#rules/retention.ts";
import { longestWords, occasions } from "#rules/tributes.ts";
import type { Card } from "./cards.ts";
import { cardPicture, cardWords } from "./letter.ts";

/** Everything as it was typed. */
export type Entered = Record<
  | "id"
  | "occasion"
  | "honoree"
  | "recipientName"
  | "email"
  | "postalAddress"
  | "words"
  | "signature"
  | "sendOn"
  | "language",
  string
>;

export const emptyCard = (gift: Gift): Entered => ({
  id: crypto.randomUUID(),
  occasion: "memory",
  honoree: gift.honoree ?? "",
  recipientName: "",
  email: "",
  postalAddress: "",
  words: "",
  signature: gift.donorName ?? "",
  sendOn: "",
  language: gift.language,
});

/** A card as its donor would type it again. */
export const enteredFrom = (card: Card): Entered => ({
  id: card.id,
  occasion: card.occasion,
  honoree: card.honoree,
  recipientName: card.recipientName,
  email: card.recipientEmail ?? "",
  postalAddress: card.recipientAddress ?? "",
  words: card.words,
  signature: card.signature,
  sendOn:
    card.sendAt > card.createdAt
      ? card.sendAt.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" })
      : "",
  language: card.language,
});

const testBanner = (gift: Gift, { say }: Speech) =>
  gift.livemode ? {} : { banner: say("Test: no money was given with this gift") };

const standingOf = ({ sentAt, sendAt, recipientEmail }: Card, { say, language }: Speech) => {
  const date = longDate(sentAt ?? sendAt, language);
  if (sentAt) return say(recipientEmail ? "sent on {date}" : "printed on {date}", { date });
  return say(
    recipientEmail
      ? "goes out on {date}"
      : "we will print and mail it, on {date} or a few days later",
    { date },
  );
};

/** The page itself, or the one about a card of it. */
export type Here = (card?: string) => string;

const cardList = (cards: Card[], here: Here, { organisation }: Site, speech: Speech) => {
  const { say, tell } = speech;
  const { email, phone } = organisation;
  return (
    cards.length > 0 &&
    markup`<h2>${say("Your cards")}</h2>
<ul>${cards.map(
      (card) =>
        markup`<li>${card.recipientName}: ${standingOf(card, speech)}.${
          !card.sentAt &&
          markup` <a href="${here(card.id)}">${say("Change or cancel this card")}</a>`
        }</li>`,
    )}</ul>
<p class="hint">${tell("Is something wrong with a card that has gone out? {reach}, and we will send it again.", { reach: say("Write to {email} or call {phone}", { email, phone }) })}</p>`
  );
};

const fieldsOf = (entered: Entered, problems: Problem[], { say }: Speech): Markup => {
  const text = (name: keyof Entered, label: Sentence, hint?: Sentence) => ({
    name,
    label: say(label),
    hint: hint && say(hint),
    value: entered[name],
    problem: problems.find(({ field }) => field === name)?.message,
  });
  const occasionNames = Object.entries(occasions).map(
    ([value, name]) => [value, say(name)] as const,
  );
  return markup`${hiddenField("id", entered.id)}
${radios({ name: "occasion", label: say("Your gift was made"), options: occasionNames, value: entered.occasion })}
${textField(text("honoree", "Name of the person you honor or remember"), { required: true, maxlength: longestHonoree, autocomplete: "off" })}
${textField(text("recipientName", "Who should get the card"), { required: true, maxlength: 100, autocomplete: "off" })}
${textField(text("email", "Their email address", "An email address or a mailing address, one of the two."), { type: "email", maxlength: 254, autocomplete: "off" })}
${textArea(text("postalAddress", "Their mailing address", "We print the card and mail it."), { maxlength: 300, rows: 4, autocomplete: "off" })}
${textArea(text("words", "A few words of your own (optional)"), { maxlength: longestWords })}
${textField(text("signature", "From", "We add this name below your words."), { required: true, maxlength: 100, autocomplete: "name" })}
${radios({ name: "language", label: say("Language of the card"), options: cardLanguages, value: entered.language })}
${textField(text("sendOn", "Send date (optional)", "Leave blank to send now."), { type: "date" })}`;
};

/** Each by its own name. */
const cardLanguages = [
  ["en", "English"],
  ["es", "Español"],
] as const;

const cancelForm = (
  here: Here,
  { id }: Entered,
  { say }: Speech,
) => markup`<h2>${say("Cancel this card")}</h2>
<p>${say("It has not gone out. If you cancel it, we delete it.")}</p>
<form method="post" action="${here()}">
${hiddenField("id", id)}
<div class="buttons"><button name="action" value="cancel">${say("Cancel this card")}</button></div>
</form>
<p><a href="${here()}">${say("Never mind")}</a></p>`;

type Shown = {
  gift: Gift;
  site: Site;
  here: Here;
  cards: Card[];
  entered: Entered;
  problems?: Problem[];
  canceled?: boolean;
  /** The one that was just asked for. */
  kept?: Card | undefined;
};

export const formPage = (
  { gift, site, here, cards, entered, problems = [], canceled, kept }: Shown,
  speech: Speech,
): Page => {
  const { say, language } = speech;
  const stored = cards.some(({ id }) => id === entered.id);
  const other = cards.length > 0 ? "Another card" : "A card";
  const age =
    language === "es" ? ageInSpanish(keptFor.tributeCards) : ageInWords(keptFor.tributeCards);
  return {
    title: say("Tell someone about your gift"),
    ...(problems.length > 0 && { tab: say("Please check") }),
    ...testBanner(gift, speech),
    content: markup`${problemSummary(problems, say("Please check what you entered"))}
${canceled && markup`<p role="status">${say("The card is canceled and deleted. No one will get it.")}</p>`}
${kept && !kept.sentAt && kept.sendAt > kept.createdAt && markup`<p role="status">${say("Scheduled for {date}.", { date: longDate(kept.sendAt, language) })}</p>`}
<p>${say(
      gift.honoree
        ? "Who should we tell about your gift in honor or memory of {name}? We’d be glad to send them a card. The card never says how much you gave."
        : "Did you give in memory or in honor of someone? We’d be glad to send a card to someone you’d like to tell. The card never says how much you gave.",
      { name: gift.honoree ?? "" },
    )}</p>
${cardList(cards, here, site, speech)}
<h2>${say(stored ? "Change this card" : other)}</h2>
<form method="post" action="${here()}">
${fieldsOf(entered, problems, speech)}
<div class="buttons"><button class="primary" name="action" value="preview">${say("See the card")}</button></div>
</form>
<p class="hint">${say("We use these names and addresses for the card alone, and delete them {age} after it’s sent.", { age })}</p>
${stored && cancelForm(here, entered, speech)}`,
  };
};

const howItGoes = ({ email, recipientName: name, sendOn }: Entered, { say, language }: Speech) => {
  const date = sendOn && longDate(new Date(`${sendOn}T18:00:00Z`), language);
  if (email)
    return say(date ? "We will send it to {email} on {date}." : "We will send it to {email}.", {
      email,
      date,
    });
  return say(
    date ? "We print it and mail it to {name} on {date}." : "We print it and mail it to {name}.",
    { name, date },
  );
};

export const previewPage = (
  { gift, site, here, entered }: Omit<Shown, "cards">,
  siteUrl: string,
  card: Parameters<typeof cardWords>[0],
  speech: Speech,
): Page => {
  const { say, language } = speech;
  const said = cardWords(card, site);
  const { words, signature } = said;
  const yes = entered.email ? "Yes, send it" : "Yes, mail it";
  return {
    title: say("This is your card"),
    ...testBanner(gift, speech),
    showsPictures: true,
    content: markup`<article class="card"${attributes({ lang: card.language === language ? undefined : card.language })}>
<img${attributes({ src: siteUrl + cardPicture, alt: said.alt, width: "560", height: "315" })}>
<h2>${said.title}</h2>
<p>${said.greeting}</p>
<p>${said.news}</p>
${words && markup`<p class="typed">${words}</p><p>${signature}</p>`}
<p>${said.closing}</p>
<p>${said.wishes}</p>
</article>
<p>${howItGoes(entered, speech)}</p>
${entered.postalAddress && markup`<p class="lines">${`${entered.recipientName}\n${entered.postalAddress}`}</p>`}
<form method="post" action="${here()}">
${Object.entries(entered).map(([name, value]) => hiddenField(name, value))}
<div class="buttons">
<button class="primary" name="action" value="send">${say(entered.sendOn ? "Schedule card" : yes)}</button>
<button name="action" value="edit">${say("Change it")}</button>
</div>
</form>`,
  };
};
