import { letter } from "#backend/mail/letter.ts";
import { headerText, type OutgoingMail } from "#backend/mail/mail.ts";
import { paragraph, picture, quotation } from "#backend/mail/parts.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { occasions } from "#rules/tributes.ts";
import type { Card } from "./cards.ts";

export const cardPicture = "/pictures/garden-560.jpg";

type Shown = Pick<Card, "occasion" | "honoree" | "recipientName" | "words" | "signature">;

/** By email and on paper. How much was given is nobody's business but the donor's. */
export const cardWords = (
  { occasion, honoree, recipientName, words, signature }: Shown,
  { organisation }: Site,
) => ({
  picture: cardPicture,
  title: headerText(`${occasions[occasion]} ${honoree}`),
  greeting: `Dear ${recipientName},`,
  news: `${signature} made a gift to ${organisation.fullName} ${occasions[occasion].toLowerCase()} ${honoree}.`,
  words,
  signature,
  closing: `The gift goes to work with our neighbors on Chicago's West Side. ${
    occasion === "memory" ? "We are thinking of you." : "We are glad to share this with you."
  }`,
});

export const composeCard = (
  card: Card,
  to: string,
  livemode: boolean,
  { settings, site }: { settings: Pick<Settings, "siteUrl">; site: Site },
): OutgoingMail => {
  const { title, greeting, news, words, signature, closing } = cardWords(card, site);
  const test = !livemode;
  return {
    key: `tribute ${card.id}${card.copies > 0 ? ` copy ${card.copies}` : ""}`,
    kind: "tribute-card",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}A gift ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    ...letter(site, {
      title,
      preview: news,
      test,
      parts: [
        picture(`${settings.siteUrl}${cardPicture}`, "A garden on the West Side"),
        paragraph(greeting),
        paragraph(news),
        ...(words ? [quotation(words), paragraph(signature)] : []),
        paragraph(closing),
        paragraph(`With warm wishes from all of us at ${site.organisation.fullName}.`),
      ],
    }),
  };
};
