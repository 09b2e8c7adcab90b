import type { Language } from "#rules/languages.ts";
import { sayWith, type Words } from "#rules/say.ts";
import { spanish } from "#rules/spanish.ts";
import { spanishVolunteering } from "#rules/spanish-volunteering.ts";
import type { AppContext } from "./context.ts";

const waits = { "a minute": "un minuto", "{n} minutes": "{n} minutos" };
const many = {
  messages: "muchos mensajes",
  requests: "muchas peticiones",
  applications: "muchas solicitudes",
  cards: "muchas tarjetas",
  "sign-ups": "muchas suscripciones",
};

const floods = Object.fromEntries(
  Object.entries(waits).flatMap(([wait, espera]) => [
    ...Object.entries(many).map(([what, muchos]) => [
      `We have had many ${what} from your connection. Please try again in ${wait}, or call us at {phone}.`,
      `Hemos recibido ${muchos} desde su conexión. Por favor intente otra vez en ${espera}, o llámenos al {phone}.`,
    ]),
    [
      `We are receiving a lot of gifts right now. Please try again in ${wait}.`,
      `En este momento recibimos muchas donaciones. Por favor intente otra vez en ${espera}.`,
    ],
  ]),
);

/** What the functions answer, besides what the forms' own rules say. */
const answers = {
  ...floods,
  "Please check what you entered": "Por favor revise lo que escribió",
  "What you entered is still here": "Lo que escribió sigue aquí",
  "Please choose": "Por favor elija",
  "This was not sent": "Esto no se envió",
  "Go back one page in your browser: what you entered is still there.":
    "Regrese una página en su navegador: lo que escribió sigue ahí.",
  "Something went wrong on our side. Please try again in a moment.":
    "Algo falló de nuestro lado. Por favor intente otra vez en un momento.",
  "We cannot save anything just now. Please try again in a minute, or call us at {phone}.":
    "En este momento no podemos guardar nada. Por favor intente otra vez en un minuto, o llámenos al {phone}.",
  "The request could not be read. Please send the form again.":
    "No se pudo leer lo que envió. Por favor envíe el formulario otra vez.",

  "That is more than we can take in one message. Please shorten it.":
    "Es más de lo que podemos recibir en un mensaje. Por favor acórtelo.",
  "There is no page at this address": "No hay ninguna página en esta dirección",
  "Our forms send what you enter here. If you filled one in, please open it again; nothing was sent by opening this page.":
    "Aquí llega lo que se escribe en nuestros formularios. Si llenó uno, por favor ábralo otra vez; al abrir esta página no se envió nada.",
  "The link may be cut off or out of date.": "El enlace puede estar cortado o ser viejo.",
  "Go to the home page": "Ir al inicio",
  "Name for receipts": "Nombre para los recibos",
  "Mailing address": "Dirección postal",

  "We did not email you a link yet": "Todavía no le enviamos un enlace",
  "Email me a link": "Envíenme un enlace",

  "Your message was not sent": "Su mensaje no se envió",
  "Send Message": "Enviar mensaje",
  "Your request was not sent": "Su petición no se envió",
  "Ask for a Call": "Pedir una llamada",
  "Your application was not sent": "Su solicitud no se envió",
  "Submit Volunteer Application": "Enviar solicitud",

  "Your group is not signed up yet": "Su grupo todavía no está inscrito",
  "Sign Up Our Group": "Inscribir a nuestro grupo",

  "You are not subscribed yet": "Todavía no está suscrito",
  Subscribe: "Suscribirme",
  "A lot of people are signing up right now. Please try again in a few minutes.":
    "Muchas personas se están suscribiendo ahora. Por favor intente otra vez en unos minutos.",
  "Subscribe to our newsletter?": "¿Suscribirse a nuestro boletín?",
  "Yes, subscribe me": "Sí, suscribirme",
  "Your first name (optional)": "Su nombre (opcional)",
  "Unsubscribe from our newsletter?": "¿Darse de baja de nuestro boletín?",
  "Yes, unsubscribe me": "Sí, darme de baja",
  "No, take me to the site": "No, quiero ir al sitio",

  "Please choose a one-time or a monthly gift.": "Por favor elija una donación única o mensual.",
  "Please send an amount and a frequency.": "Por favor envíe una cantidad y una frecuencia.",
  "You chose one amount and typed another. Which one do you mean?":
    "Eligió una cantidad y escribió otra. ¿Cuál de las dos quiere?",
  "Your card was not charged": "No se cobró nada a su tarjeta",
  "Amount in US dollars": "Cantidad en dólares",
  "Monthly gifts are available for $25, $50, and $100.":
    "Las donaciones mensuales pueden ser de $25, $50 o $100.",
  "Give once": "Donar una vez",
  "Give monthly": "Donar cada mes",
  "We could not reach our payment provider. You have not been charged. Please try again.":
    "No pudimos comunicarnos con nuestro socio de pagos. No se le ha cobrado nada. Por favor intente otra vez.",
  "This gift was already started with another amount. Please try again.":
    "Esta donación ya se empezó con otra cantidad. Por favor intente otra vez.",
  "This checkout has expired. Please start your gift again.":
    "Esta página de pago ya venció. Por favor empiece su donación otra vez.",
  "Online giving is not set up yet. Please call us at {phone}: we’ll be glad to tell you other ways to give.":
    "Todavía no se puede donar en línea. Por favor llámenos al {phone}: con gusto le decimos de qué otra manera puede donar.",

  "Test checkout: no card is charged": "Pago de prueba: no se cobra ninguna tarjeta",
  "Your gift to": "Su donación a",
  "Your gift": "Su donación",
  "Please check": "Por favor revise",
  "every month": "cada mes",
  "one-time gift": "donación única",
  "The payment did not go through": "El pago no se hizo",
  Name: "Nombre",
  "Your receipt goes to this address.": "Su recibo llega a esta dirección.",
  Pay: "Pagar",
  Decline: "Rechazar",
  Cancel: "Cancelar",
  "Use a bank account": "Usar una cuenta de banco",
  "Pay acts as if a card was accepted, and Decline as if a bank refused it. From a bank account, the money takes days; here you decide when it arrives.":
    "Pagar funciona como si se aceptara una tarjeta; Rechazar, como si el banco la rechazara. Desde una cuenta de banco el dinero tarda días; aquí usted decide cuándo llega.",
  "In honor or memory of": "En honor o en memoria de",
  "What your gift supports": "Qué apoya su donación",
  "Where it is needed most": "Donde más haga falta",
  "Education and Youth": "Educación y juventud",
  "Housing and Stability": "Vivienda y estabilidad",
  "Health and Wellness": "Salud y bienestar",
  "Arts and Culture": "Arte y cultura",
  "Spiritual Development": "Desarrollo espiritual",
  "Cover the card fee": "Cubrir el costo de la tarjeta",
  "and add": "y agregar",
  "This gift is on its way": "Esta donación va en camino",
  "A bank would now take a few days. In this test, you decide what happens.":
    "Un banco tardaría ahora unos días. En esta prueba, usted decide qué pasa.",
  "The money arrives": "El dinero llega",
  "The bank does not send it": "El banco no lo envía",
  "To the thank-you page": "A la página de agradecimiento",
  "This checkout is over": "Esta página de pago ya terminó",
  "This gift is complete": "Esta donación está completa",
  "Nothing was given.": "No se donó nada.",
  "You won’t be charged again.": "No se cobrará otra vez.",
  "Start again": "Empezar otra vez",
  Continue: "Continuar",
  "Your card was declined. You haven’t been charged. You can try again or cancel.":
    "Su tarjeta fue rechazada. No se cobró nada. Puede intentarlo otra vez o cancelar.",
  "Please enter a valid email address for your receipt.":
    "Por favor escriba un correo electrónico válido para su recibo.",
};

const words: Words = { ...spanish, ...spanishVolunteering, ...answers };

export type Say = (english: string) => string;

export const sayIn =
  (language: Language): Say =>
  (english) =>
    language === "es" ? sayWith(words, english) : english;

/** In the language of whoever asks; our phone number stands in many sentences. */
export const sayTo = (c: AppContext): Say => {
  const { phone } = c.get("site").organisation;
  const say = sayIn(c.get("language") ?? "en");
  return (english) => say(english.replace(phone, "{phone}")).replace("{phone}", phone);
};
