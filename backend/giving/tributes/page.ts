import type { Gift } from "#backend/giving/ledger/gift.ts";
import { longDate } from "#backend/giving/receipts/receipts.ts";
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
  | "sendOn",
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
});

const testBanner = (gift: Gift) =>
  gift.livemode ? {} : { banner: "Test: no money was given with this gift" };

const standingOf = ({ sentAt, sendAt, recipientEmail }: Card) => {
  if (sentAt) return `${recipientEmail ? "sent" : "printed"} on ${longDate(sentAt)}`;
  return recipientEmail
    ? `goes out on ${longDate(sendAt)}`
    : `we will print and mail it, on ${longDate(sendAt)} or a few days later`;
};

const cardList = (cards: Card[], token: string, { organisation }: Site) =>
  cards.length > 0 &&
  markup`<h2>Your cards</h2>
<ul>${cards.map(
    (card) =>
      markup`<li>${card.recipientName}: ${standingOf(card)}.${
        !card.sentAt &&
        markup` <a href="?${new URLSearchParams({ token, card: card.id }).toString()}">Change this card</a>`
      }</li>`,
  )}</ul>
<p class="hint">Is something wrong with a card that has gone out? Write to ${organisation.email} or call ${organisation.phone}, and we will send it again.</p>`;

const fieldsOf = (entered: Entered, problems: Problem[]): Markup => {
  const text = (name: keyof Entered, label: string, hint?: string) => ({
    name,
    label,
    hint,
    value: entered[name],
    problem: problems.find(({ field }) => field === name)?.message,
  });
  return markup`${hiddenField("id", entered.id)}
${radios({ name: "occasion", label: "Your gift was made", options: Object.entries(occasions), value: entered.occasion })}
${textField(text("honoree", "Name of the person you honor or remember"), { required: true, maxlength: longestHonoree, autocomplete: "off" })}
${textField(text("recipientName", "Who should get the card"), { required: true, maxlength: 100, autocomplete: "off" })}
${textField(text("email", "Their email address", "An email address or a postal address, one of the two."), { type: "email", maxlength: 254, autocomplete: "off" })}
${textArea(text("postalAddress", "Their postal address", "We print the card and mail it."), { maxlength: 300, rows: 4, autocomplete: "off" })}
${textArea(text("words", "A few words of your own (optional)"), { maxlength: longestWords })}
${textField(text("signature", "From"), { required: true, maxlength: 100, autocomplete: "name" })}
${textField(text("sendOn", "On which day (optional)", "Without a day it goes out now."), { type: "date" })}`;
};

export const formPage = (
  gift: Gift,
  site: Site,
  token: string,
  cards: Card[],
  entered: Entered,
  problems: Problem[] = [],
): Page => ({
  title: "Tell someone about your gift",
  ...(problems.length > 0 && { tab: "Please check" }),
  ...testBanner(gift),
  content: markup`${problemSummary(problems)}
<p>Did you give in memory or in honor of someone? We gladly send a card to whoever should know. The card never says how much you gave.</p>
${cardList(cards, token, site)}
<h2>${cards.some(({ id }) => id === entered.id) ? "Change this card" : cards.length > 0 ? "Another card" : "A card"}</h2>
<form method="post">
${fieldsOf(entered, problems)}
<div class="buttons"><button class="primary" name="action" value="preview">See the card</button></div>
</form>
<p class="hint">We use these names and addresses for the card alone, and delete them ${ageInWords(keptFor.tributeCards)} after it has gone.</p>`,
});

export const previewPage = (
  gift: Gift,
  site: Site,
  siteUrl: string,
  entered: Entered,
  card: Parameters<typeof cardWords>[0],
): Page => {
  const { title, greeting, news, words, signature, closing } = cardWords(card, site);
  const how = entered.email
    ? `We will send it to ${entered.email}`
    : `We print it and mail it to ${entered.recipientName}`;
  return {
    title: "This is your card",
    ...testBanner(gift),
    showsPictures: true,
    content: markup`<article class="card">
<img${attributes({ src: siteUrl + cardPicture, alt: "A garden on the West Side", width: "560", height: "315" })}>
<h2>${title}</h2>
<p>${greeting}</p>
<p>${news}</p>
${words && markup`<p class="typed">${words}</p><p>${signature}</p>`}
<p>${closing}</p>
<p>With warm wishes from all of us at ${site.organisation.fullName}.</p>
</article>
<p>${how}${entered.sendOn ? ` on ${longDate(new Date(`${entered.sendOn}T18:00:00Z`))}` : ""}.</p>
<form method="post">
${Object.entries(entered).map(([name, value]) => hiddenField(name, value))}
<div class="buttons">
<button class="primary" name="action" value="send">${entered.sendOn ? "Yes, on that day" : entered.email ? "Yes, send it" : "Yes, mail it"}</button>
<button name="action" value="edit">Change it</button>
</div>
</form>`,
  };
};
