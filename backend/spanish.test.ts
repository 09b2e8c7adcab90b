import { expect, test } from "vitest";
import { composeReceipt } from "#backend/giving/receipts/receipts.ts";
import { sayIn } from "#backend/http/spanish-answers.ts";
import {
  applicationAcknowledgement,
  contactAcknowledgement,
  replyMail,
} from "#backend/inbox/mails.ts";
import { alreadySubscribedMail, confirmationMail, welcomeMail } from "#backend/newsletter/mails.ts";
import { aContactMessage, anApplication, formEntries } from "#backend/testing/forms.ts";
import { aGift, aPayment } from "#backend/testing/letters.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const inSpanish: [string, string] = ["language", "es"];
const textOf = async (site: Site) => {
  const mails = await site.mails();
  return Object.fromEntries(mails.map(({ kind, subject, text }) => [kind, `${subject}\n${text}`]));
};
const languagesIn = (site: Site, table: string) =>
  storedRows<{ language: string }>(site.db, `select language from ${table}`);

test("a message written in Spanish is refused, accepted and acknowledged in Spanish", async () => {
  const site = await testSite();
  const empty = await site.submit("send-contact-form", [
    ...formEntries({ ...aContactMessage, email: "ruth", message: "Hola" }),
    inSpanish,
  ]);
  const page = await empty.text();
  expect(empty.status).toBe(400);
  for (const said of [
    '<html lang="es">',
    "Su mensaje no se envió",
    "Por favor revise lo que escribió",
    "Por favor escriba un correo electrónico válido",
    "El mensaje debe tener al menos 10 caracteres",
    "Teléfono (opcional)",
    '<input type="hidden" name="language" value="es">',
    'href="https://circleurban.example/es"',
    "Enviar mensaje",
  ])
    expect(page).toContain(said);

  const sent = await site.submit("send-contact-form", [...formEntries(aContactMessage), inSpanish]);
  expect(sent.headers.get("location")).toBe("https://circleurban.example/es/contact#sent");
  expect(await languagesIn(site, "contact_messages")).toEqual([{ language: "es" }]);
  const mails = await textOf(site);
  expect(mails["contact-acknowledgement"]).toContain("Hola Ruth:");
  expect(mails["contact-acknowledgement"]).toContain("en dos días hábiles");
  expect(mails["contact-acknowledgement"]).toContain("Organización sin fines de lucro");
  // Staff read English, and are told what the visitor reads.
  expect(mails.contact).toMatch(/Language: +Spanish/);
  expect(mails.contact).toContain("A message from the website");
});

test("a call from a Spanish page is answered in Spanish, one from an English page as before", async () => {
  const site = await testSite();
  const refused = async (body: object) =>
    (await site.post("send-contact-form", body)).json() as Promise<{ error: string }>;
  expect((await refused({ language: "es" })).error).toBe("Escriba su nombre");
  expect((await refused({})).error).toBe("First name is required");
  expect((await refused({ language: "fr" })).error).toBe("First name is required");
  const payment = await site.post("create-payment", {
    amount: 30,
    frequency: "monthly",
    language: "es",
  });
  expect(await payment.json()).toEqual({
    error: "Las donaciones mensuales pueden ser de $25, $50 o $100.",
  });
});

test("an application in Spanish is stored with the form's own choices, and answered in Spanish", async () => {
  const site = await testSite();
  const wrong = await site.submit("send-volunteer-application", [
    ...formEntries({ ...anApplication, age: "" }),
    inSpanish,
  ]);
  const page = await wrong.text();
  expect(page).toContain("Por favor elija su edad");
  expect(page).toMatch(
    /value="Weekend mornings"[^>]*checked[^>]*><span>Fin de semana por la mañana/,
  );
  const sent = await site.submit("send-volunteer-application", [
    ...formEntries({ ...anApplication, age: "16-17" }),
    inSpanish,
  ]);
  expect(sent.headers.get("location")).toBe("https://circleurban.example/es/volunteer#sent");
  const mails = await textOf(site);
  const acknowledged = mails["volunteer-acknowledgement"];
  for (const said of ["Recibimos su solicitud", "5 a 7 días hábiles", "Si tiene 16 o 17 años"])
    expect(acknowledged).toContain(said);
  expect(acknowledged).toContain("5127 West Washington Boulevard");
});

test("a gift begun in Spanish is paid, thanked and receipted in Spanish", async () => {
  const site = await testSite();
  const wrong = await site.submit("create-payment", [["amount", "x"], inSpanish]);
  expect(await wrong.text()).toContain("No se cobró nada a su tarjeta");
  const begun = await site.submit("create-payment", [["amount", "50"], inSpanish]);
  const checkout = (begun.headers.get("location") ?? "").split("/functions/v1/")[1] ?? "";
  const page = await (await site.get(checkout)).text();
  expect(page).toContain('<html lang="es">');
  expect(page).toContain("Pago de prueba: no se cobra ninguna tarjeta");
  const paid = await site.submit(checkout, [
    ["name", "Ana García"],
    ["email", "ana@visitor.example"],
    ["action", "pay"],
  ]);
  expect(paid.headers.get("location")).toMatch(
    /^https:\/\/circleurban\.example\/es\/donation-success\?amount=50&/,
  );
  expect(await languagesIn(site, "gifts")).toEqual([{ language: "es" }]);
  const { receipt } = await textOf(site);
  for (const said of [
    "[Prueba] Su recibo por $50 a Circle Urban Community",
    "Prueba: Gracias por su donación",
    "Estimado/a Ana García:",
    "2 de marzo de 2026",
  ])
    expect(receipt).toContain(said);
});

test("the newsletter is asked for, confirmed and left in Spanish", async () => {
  const site = await testSite();
  const asked = await site.submit("subscribe-newsletter", [
    ["email", "reader@visitor.example"],
    inSpanish,
  ]);
  expect(asked.headers.get("location")).toBe("https://circleurban.example/es#newsletter-asked");
  const [mail] = await site.mails();
  expect(mail?.subject).toBe("Por favor confirme su suscripción al boletín de Circle");
  expect(mail?.html).toContain("Si el botón no funciona");
  const linkIn = (text: string, name: string) =>
    new RegExp(`functions/v1/(${name}\\?token=\\S+)`).exec(text)?.[1] ?? "";
  const confirm = linkIn(mail?.text ?? "", "confirm-newsletter");
  const expired = await site.get(confirm.replace(/token=[^&]+/, "token=old"));
  expect(expired.headers.get("location")).toContain("/es?newsletter=expired");
  const page = await (await site.get(confirm)).text();
  expect(page).toContain("¿Suscribirse a nuestro boletín?");
  expect(page).toContain("una vez al mes");
  const confirmed = await site.submit(confirm, []);
  expect(confirmed.headers.get("location")).toBe(
    "https://circleurban.example/es?newsletter=confirmed#newsletter-confirmed",
  );
  const [welcome] = await site.mails();
  expect(welcome?.text).toContain("Gracias por suscribirse.");
  const leave = linkIn(welcome?.text ?? "", "unsubscribe-newsletter");
  expect(await (await site.get(leave)).text()).toContain(
    "Si confirma, ya no enviaremos el boletín a",
  );
  expect((await site.submit(leave, [])).headers.get("location")).toContain("/es?newsletter=unsub");
  // A stranger who types a confirmed reader's address changes nothing about them.
  expect(await languagesIn(site, "newsletter_subscribers")).toEqual([{ language: "es" }]);
});

const site = shippedSite.in("es");
const settings = {
  siteUrl: "https://circleurban.example",
  functionsUrl: "https://circleurban.example/functions/v1",
  mailFrom: site.organisation.email,
};
const id = aGift.id;
const reader = {
  id,
  email: "reader@visitor.example",
  state: "confirmed" as const,
  unsubscribeToken: "leave-token",
  language: "es" as const,
};
const gift = { ...aGift, language: "es" as const };
const monthly = { ...gift, frequency: "monthly" as const };
const portal = { ...settings, donorPortalUrl: "https://billing.stripe.com/p/login/x" };
const refunded = { ...aPayment, refundedCents: 1000 };
const reply = {
  key: "r",
  to: "x@visitor.example",
  firstName: "Ana",
  subject: "Hola",
  text: "…",
  from: "Ruth",
};

const letters = (english: boolean) => {
  const spoken = english ? shippedSite : site;
  const language = english ? ("en" as const) : ("es" as const);
  const of = { settings: portal, site: shippedSite };
  return {
    contact: contactAcknowledgement({ ...aContactMessage, id }, spoken),
    application: applicationAcknowledgement({ ...anApplication, id, age: "16-17" }, spoken),
    reply: replyMail(reply, spoken),
    confirmation: confirmationMail(reader, "token", settings, spoken),
    already: alreadySubscribedMail(reader, settings, spoken),
    welcome: welcomeMail(reader, settings, spoken),
    receipt: composeReceipt({ ...gift, language }, "x", aPayment, of),
    monthly: composeReceipt({ ...monthly, language }, "x", aPayment, of),
    copy: composeReceipt({ ...gift, language }, "x", refunded, of, 1),
    test: composeReceipt({ ...gift, language }, "x", { ...aPayment, livemode: false }, of),
  };
};

test.each(Object.keys(letters(false)) as (keyof ReturnType<typeof letters>)[])(
  "no line of the Spanish email “%s” is English",
  (name) => {
    const [english, spoken] = [letters(true)[name], letters(false)[name]];
    const linesOf = ({ subject, text }: typeof english) => [subject, ...text.split("\n")];
    const known = new Set(linesOf(english));
    const facts =
      /^(-- ?|…|Ruth|Circle Urban Community|5127 .*|\(773\).*|\S+@\S+|https?:\S+|Re: Hola|Tax ID:? .*)?$/u;
    const left = linesOf(spoken).filter((line) => known.has(line) && !facts.test(line));
    expect(left).toEqual([]);
    expect(spoken.html).toContain('<html lang="es">');
  },
);

test.each([
  "We have had many messages from your connection. Please try again in 3 minutes, or call us at {phone}.",
  "We are receiving a lot of gifts right now. Please try again in a minute.",
  "We could not reach our payment provider. You have not been charged. Please try again.",
])("“%s” is said in Spanish", (sentence) => {
  expect(sayIn("es")(sentence)).not.toBe(sentence);
  expect(sayIn("en")(sentence)).toBe(sentence);
});
