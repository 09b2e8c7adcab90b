import type { Site } from "#backend/site.ts";

type Reach = Pick<Site["organisation"], "email" | "phone">;

/** What a receipt says, in each language. A tax office may ask for the sentence in English. */
export const wordsOfReceipts = {
  en: {
    subject: {
      test: "[Test] ",
      copy: "Duplicate copy: ",
      receipt: (amount: string) => `Your receipt for ${amount} to`,
      number: "receipt number",
    },
    title: { once: "Thank you for your gift", monthly: "Thank you for your monthly gift" },
    greeting: (donor: string | null) => (donor ? `Dear ${donor},` : "Dear friend,"),
    thanks: {
      once: (amount: string) =>
        `Your gift of ${amount} has arrived. It goes to work with our neighbors on Chicago's West Side, and we are grateful.`,
      monthly: (amount: string) =>
        `Your monthly gift of ${amount} has arrived. As a Circle Builder you stand with our neighbors on Chicago's West Side month after month, and we are grateful.`,
    },
    test: (amount: string) =>
      `If this were a real gift, ${amount} would have arrived now. This is not a receipt for tax purposes.`,
    rows: {
      organization: "Organization",
      number: "Receipt number",
      date: "Date",
      amount: "Amount",
      fee: "Of this for the card fee",
      gift: "Gift",
      designation: "To support",
      donor: "Donor",
    },
    dollars: "US dollars",
    means: { check: "By check", cash: "In cash", monthly: "Monthly", once: "One-time" },
    copy: (number: string) => `Duplicate copy of receipt number ${number}.`,
    replaces: "If you already have a receipt for this gift, this one replaces it.",
    wentBack: (amount: string) => `Of this amount, ${amount} has since gone back to you.`,
    kept: (amount: string) => `For your taxes, your gift is ${amount}.`,
    tax: [
      "No goods or services were provided in exchange for this contribution.",
      "Your gift is tax-deductible as the law allows. Please keep this receipt with your tax records.",
    ],
    changing: {
      how: ({ email, phone }: Reach) =>
        `You can pause or stop your monthly gift with the link below. For another amount, day or card, open My giving, write to ${email} or call ${phone}.`,
      link: "Pause or stop your monthly gift",
    },
    tribute: {
      ask: "Did you give in memory or in honor of someone? We’d be glad to send a card to someone you’d like to tell.",
      askOf: (name: string) =>
        `Who should we tell about your gift in honor or memory of ${name}? We’d be glad to send them a card.`,
      link: "Send a card",
    },
    myGiving: "My giving: see your gifts and receipts",
    closing: "With thanks from all of us at",
  },
  es: {
    subject: {
      test: "[Prueba] ",
      copy: "Copia: ",
      receipt: (amount: string) => `Su recibo por ${amount} a`,
      number: "recibo número",
    },
    title: { once: "Gracias por su donación", monthly: "Gracias por su donación mensual" },
    greeting: (donor: string | null) =>
      donor ? `Estimado/a ${donor}:` : "Estimado amigo, estimada amiga:",
    thanks: {
      once: (amount: string) =>
        `Su donación de ${amount} llegó. Empieza a ayudar a nuestros vecinos en el West Side de Chicago, y se lo agradecemos.`,
      monthly: (amount: string) =>
        `Su donación mensual de ${amount} llegó. Como Circle Builder, que es como llamamos a quienes donan cada mes, usted acompaña a nuestros vecinos en el West Side de Chicago mes tras mes, y se lo agradecemos.`,
    },
    test: (amount: string) =>
      `Si esta hubiera sido una donación de verdad, ahora habrían llegado ${amount}. Esto no es un recibo para los impuestos.`,
    rows: {
      organization: "Organización",
      number: "Recibo número",
      date: "Fecha",
      amount: "Cantidad",
      fee: "De esto, para el costo de la tarjeta",
      gift: "Donación",
      designation: "Para apoyar",
      donor: "Donante",
    },
    dollars: "dólares de EE. UU.",
    means: { check: "Con cheque", cash: "En efectivo", monthly: "Mensual", once: "Única" },
    copy: (number: string) => `Copia del recibo número ${number}.`,
    replaces: "Si ya tiene un recibo de esta donación, este lo reemplaza.",
    wentBack: (amount: string) => `De esta cantidad, después se le devolvieron ${amount}.`,
    kept: (amount: string) => `Para sus impuestos, su donación es de ${amount}.`,
    tax: [
      "No se entregaron bienes ni servicios a cambio de esta donación (no goods or services were provided in exchange for this contribution).",
      "Su donación es deducible de impuestos según lo permite la ley. Por favor guarde este recibo con sus papeles de impuestos.",
    ],
    changing: {
      how: ({ email, phone }: Reach) =>
        `Puede pausar o detener su donación mensual con el enlace de abajo. Para otra cantidad, otro día u otra tarjeta, abra Mis donaciones, escriba a ${email} o llame al ${phone}.`,
      link: "Pausar o detener su donación mensual",
    },
    tribute: {
      ask: "¿Donó en memoria o en honor de alguien? Con gusto enviamos una tarjeta a quien usted quiera contárselo.",
      askOf: (name: string) =>
        `¿A quién le contamos de su donación en honor o en memoria de ${name}? Con gusto le enviamos una tarjeta.`,
      link: "Enviar una tarjeta",
    },
    myGiving: "Mis donaciones: vea sus donaciones y recibos",
    closing: "Con el agradecimiento de todos en",
  },
};
