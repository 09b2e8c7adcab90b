import { expect, test } from "vitest";
import { sayIn } from "#backend/http/spanish-answers.ts";
import { mailKind } from "#backend/outbox/staff.ts";
import { aContactMessage, anApplication, formEntries } from "#backend/testing/forms.ts";
import { everyLetter } from "#backend/testing/letters.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { organisation } from "#rules/organisation.ts";
import { isOnlyNames } from "#rules/testing/our-names.ts";

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

/** Every text of a page, and what is only heard. */
const wordsIn = (html: string) => {
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style)\b.*?<\/\1>/gs, "");
  const texts = [
    ...body.matchAll(/>([^<>]+)</g),
    ...body.matchAll(/ (?:alt|aria-label|title)="([^"]+)"/g),
  ];
  return new Set(
    texts.map(([, text = ""]) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)),
  );
};

test.each([
  "send-contact-form",
  "ask-for-help",
  "send-volunteer-application",
  "send-group-application",
  "subscribe-newsletter",
  "create-payment",
])("nothing of the page that refuses %s without script is left in English", async (name) => {
  const site = await testSite();
  const refused = async (entries: [string, string][]) => {
    const answer = await site.submit(name, entries);
    expect(answer.status).toBe(400);
    return wordsIn(await answer.text());
  };
  const english = await refused([["nothing", ""]]);
  const spanish = await refused([["nothing", ""], inSpanish]);
  expect([...spanish].filter((text) => english.has(text) && !isOnlyNames(text))).toEqual([]);
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
  expect(acknowledged).toContain(organisation.address.street);
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
    `[Prueba] Su recibo por $50 a ${organisation.fullName}`,
    "Prueba: Gracias por su donación",
    "Estimado/a Ana García:",
    "2 de marzo de 2026",
  ])
    expect(receipt).toContain(said);
  expect(receipt).toMatch(/\/tribute\?token=[\w-]+&language=es\b/);
});

test("the newsletter is asked for, confirmed and left in Spanish", async () => {
  const site = await testSite();
  const asked = await site.submit("subscribe-newsletter", [
    ["email", "reader@visitor.example"],
    inSpanish,
  ]);
  expect(asked.headers.get("location")).toBe("https://circleurban.example/es#newsletter-asked");
  const [mail] = await site.mails();
  expect(mail?.subject).toBe(
    `Por favor confirme su suscripción al boletín de ${organisation.name}`,
  );
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

const [english, spanish] = [everyLetter(), everyLetter(undefined, "es")];
type Name = keyof typeof english;

/** What staff read, and letters that staff write: these are in the language of who wrote them. */
const isForVisitors = (name: Name) => {
  const { kind } = english[name];
  return !(mailKind(kind).toStaff || /^(?:desk-|newsletter-test$|reply$)/.test(kind));
};

test.each((Object.keys(english) as Name[]).filter(isForVisitors))(
  "no line of the Spanish email “%s” is English",
  (name) => {
    const linesOf = ({ subject, text }: (typeof english)[Name]) => [subject, ...text.split("\n")];
    const known = new Set(linesOf(english[name]));
    const facts = /^(?:-- ?|> .*|Ada Okoro|\S+@\S+|https?:\S+|Tax ID:? .*|Total .*)?$/u;
    const left = linesOf(spanish[name]).filter(
      (line) => known.has(line) && !facts.test(line) && !isOnlyNames(line),
    );
    expect(left).toEqual([]);
    expect(spanish[name].html).toContain('<html lang="es">');
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
