import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, type Part, paragraph, smallLink } from "#backend/mail/parts.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { linkTo, type Subscriber } from "./subscribers.ts";

type Words = { kind: string; subject: string; title: string; preview: string; parts: Part[] };

/** Every mail to the list carries headers by which leaving it takes one click (RFC 8058). */
const toReader = (
  { id, email, unsubscribeToken, language }: Subscriber,
  settings: Settings,
  site: Site,
  { kind, subject, parts, ...words }: Words,
): OutgoingMail => {
  const leave = linkTo(settings, "unsubscribe-newsletter", unsubscribeToken, language);
  return {
    to: email,
    headers: {
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    key: `${kind}/${id}/${crypto.randomUUID()}`,
    kind,
    subject:
      site.language === "es"
        ? `${subject} boletín de ${site.organisation.name}`
        : `${subject} the ${site.organisation.name} newsletter`,
    ...letter(site, {
      ...words,
      parts: [...parts, smallLink(site.language === "es" ? "Darse de baja" : "Unsubscribe", leave)],
    }),
  };
};

const confirmationWords = {
  en: {
    subject: "Please confirm your subscription to",
    title: "One more step",
    preview: "Confirm your email address to get our newsletter.",
    asked: "Someone, probably you, asked for our newsletter at this email address.",
    comes: "It comes",
    confirm: "Confirm my subscription",
    lasts:
      "The link works once, for seven days. If you did not ask for it, you can ignore this email: we will not write again.",
  },
  es: {
    subject: "Por favor confirme su suscripción al",
    title: "Un paso más",
    preview: "Confirme su correo electrónico para recibir nuestro boletín.",
    asked:
      "Alguien, seguramente usted, pidió nuestro boletín en este correo electrónico. Está en inglés.",
    comes: "Llega",
    confirm: "Confirmar mi suscripción",
    lasts:
      "El enlace sirve una vez, durante siete días. Si usted no lo pidió, puede ignorar este mensaje: no volveremos a escribirle.",
  },
};

export const confirmationMail = (
  subscriber: Subscriber,
  token: string,
  settings: Settings,
  site: Site,
) => {
  const { asked, comes, confirm, lasts, ...words } = confirmationWords[site.language];
  return toReader(subscriber, settings, site, {
    kind: "newsletter-confirmation",
    ...words,
    parts: [
      paragraph(`${asked} ${comes} ${site.organisation.newsletterRhythm}.`),
      button(confirm, linkTo(settings, "confirm-newsletter", token, site.language), site.language),
      paragraph(lasts),
    ],
  });
};

const alreadyWords = {
  en: {
    subject: "You are already subscribed to",
    title: "You are already on the list",
    preview: "Nothing has changed.",
    text: "Someone, probably you, asked for our newsletter at this email address. It is already on the list, and nothing has changed.",
  },
  es: {
    subject: "Ya está suscrito al",
    title: "Ya está en la lista",
    preview: "No ha cambiado nada.",
    text: "Alguien, seguramente usted, pidió nuestro boletín en este correo electrónico. Ya está en la lista, y no ha cambiado nada.",
  },
};

export const alreadySubscribedMail = (subscriber: Subscriber, settings: Settings, site: Site) => {
  const { text, ...words } = alreadyWords[site.language];
  return toReader(subscriber, settings, site, {
    kind: "newsletter-already-subscribed",
    ...words,
    parts: [paragraph(text)],
  });
};

const welcomeWords = {
  en: {
    subject: "Welcome to",
    title: "You are on the list",
    preview: "Thank you for subscribing.",
    thanks: (rhythm: string) =>
      `Thank you for subscribing. We write ${rhythm}, with news from the campus and the people and work here.`,
    keep: "Keep this email: its link takes you off the list at any time.",
  },
  es: {
    subject: "Le damos la bienvenida al",
    title: "Ya está en la lista",
    preview: "Gracias por suscribirse.",
    thanks: (rhythm: string) =>
      `Gracias por suscribirse. Escribimos ${rhythm}, en inglés, con noticias del campus, de su gente y de su trabajo.`,
    keep: "Guarde este mensaje: con su enlace puede darse de baja cuando quiera.",
  },
};

export const welcomeMail = (subscriber: Subscriber, settings: Settings, site: Site) => {
  const { thanks, keep, ...words } = welcomeWords[site.language];
  return toReader(subscriber, settings, site, {
    kind: "newsletter-welcome",
    ...words,
    parts: [paragraph(thanks(site.organisation.newsletterRhythm)), paragraph(keep)],
  });
};
