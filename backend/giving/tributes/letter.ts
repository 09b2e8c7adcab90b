import { testMark } from "#backend/giving/receipts/receipts.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import { headerText, type OutgoingMail } from "#backend/mail/mail.ts";
import { paragraph, picture, quotation } from "#backend/mail/parts.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import type { Card } from "./cards.ts";

export const cardPicture = "/pictures/garden-560.jpg";

type Shown = Pick<
  Card,
  "occasion" | "honoree" | "recipientName" | "words" | "signature" | "language"
>;

const sentences = {
  memory: {
    title: "In memory of {name}",
    subject: "A gift in memory of {name}",
    news: "{giver} made a gift to {us} in memory of {name}.",
    closing:
      "The gift goes to work with our neighbors on Chicago's West Side. We are thinking of you.",
  },
  honor: {
    title: "In honor of {name}",
    subject: "A gift in honor of {name}",
    news: "{giver} made a gift to {us} in honor of {name}.",
    closing:
      "The gift goes to work with our neighbors on Chicago's West Side. We are glad to share this with you.",
  },
} as const;

/** By email and on paper. How much was given is nobody's business but the donor's. */
export const cardWords = (
  { occasion, honoree, recipientName, words, signature, language }: Shown,
  { organisation }: Site,
) => {
  const { say } = speak(language);
  const { title, subject, news, closing } = sentences[occasion];
  const us = organisation.fullName;
  return {
    picture: cardPicture,
    alt: say("A garden on the West Side"),
    title: headerText(say(title, { name: honoree })),
    subject: headerText(say(subject, { name: honoree })),
    greeting: say("Dear {name},", { name: recipientName }),
    news: say(news, { giver: signature, us, name: honoree }),
    words,
    signature,
    closing: say(closing),
    wishes: say("With warm wishes from all of us at {us}.", { us }),
  };
};

export const cardKey = ({ id, copies }: Pick<Card, "id" | "copies">) =>
  `tribute ${id}${copies > 0 ? ` copy ${copies}` : ""}`;

export const composeCard = (
  card: Card,
  to: string,
  livemode: boolean,
  { settings, site }: { settings: Pick<Settings, "siteUrl">; site: Site },
): OutgoingMail => {
  const said = cardWords(card, site);
  const { words, signature } = said;
  return {
    key: cardKey(card),
    kind: "tribute-card",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${testMark(livemode, card.language)}${said.subject}`,
    ...letter(site.in(card.language), {
      title: said.title,
      preview: said.news,
      test: !livemode,
      parts: [
        picture(`${settings.siteUrl}${cardPicture}`, said.alt),
        paragraph(said.greeting),
        paragraph(said.news),
        ...(words ? [quotation(words), paragraph(signature)] : []),
        paragraph(said.closing),
        paragraph(said.wishes),
      ],
    }),
  };
};
