const waits = { "a minute": "un minuto", "{n} minutes": "{n} minutos" };
const tooOften = {
  "This page was opened many times. Please try again in":
    "Esta página se abrió muchas veces. Por favor intente otra vez en",
  "This gift was changed many times today. Please try again in":
    "Esta donación se cambió muchas veces hoy. Por favor intente otra vez en",
  "This was changed many times. Please try again in":
    "Esto se cambió muchas veces. Por favor intente otra vez en",
};

/** Why something was not done, by what rules and ledger say in English. */
export const refusalsInSpanish: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(tooOften).flatMap(([english, spanish]) =>
      Object.entries(waits).map(([wait, espera]) => [
        `${english} ${wait}.`,
        `${spanish} ${espera}.`,
      ]),
    ),
  ),
  "This gift is paused. Please resume it first.":
    "Esta donación está en pausa. Por favor reanúdela primero.",
  "Please choose a different amount or day": "Por favor elija otra cantidad u otro día",
  "Please choose a day of the month": "Por favor elija un día del mes",
  "Please choose a day from 1 to 28: every month has it":
    "Por favor elija un día del 1 al 28: todos los meses lo tienen",
  "Please choose one, two or three months": "Por favor elija uno, dos o tres meses",
  "Monthly donations are available for $25, $50, and $100.":
    "Las donaciones mensuales pueden ser de $25, $50 o $100.",
  "This gift is already paused.": "Esta donación ya está en pausa.",
  "This gift is not paused.": "Esta donación no está en pausa.",
  "This is not a monthly gift.": "Esta no es una donación mensual.",
  "This monthly gift has already ended.": "Esta donación mensual ya terminó.",
  "This monthly gift has ended.": "Esta donación mensual ya terminó.",
  "This monthly gift hasn't started.": "Esta donación mensual todavía no empieza.",
  "This gift belongs to a different Stripe account than the one set up here.":
    "Esta donación no está en la cuenta de pagos de este sitio.",
  "Another change to this gift is not confirmed yet. Please try again in a minute.":
    "Otro cambio de esta donación todavía no se confirma. Por favor intente otra vez en un minuto.",
  "We could not reach our payment partner. Nothing has changed. Please try again.":
    "No pudimos comunicarnos con nuestro socio de pagos. Nada ha cambiado. Por favor intente otra vez.",
  "Please enter the name for your receipts": "Por favor escriba el nombre para sus recibos",
  "Please check what you entered.": "Por favor revise lo que escribió.",

  // Cards.
  "This day has passed": "Este día ya pasó",
  "Please choose a day within a year": "Por favor elija un día dentro de un año",
  "Please enter a date": "Por favor escriba una fecha",
  "Please leave out web addresses and email addresses, and put a space after every period":
    "Por favor no escriba direcciones de internet ni de correo electrónico, y deje un espacio después de cada punto",
  "Please choose one": "Por favor elija una opción",
  "Please enter the person’s name": "Por favor escriba el nombre de la persona",
  "Please enter the name of the person to tell":
    "Por favor escriba el nombre de quien recibe la tarjeta",
  "Please say whom the card is from": "Por favor diga de parte de quién es la tarjeta",
  "Please enter an email address or a mailing address, one of the two":
    "Por favor escriba un correo electrónico o una dirección postal, uno de los dos",
  "Please give one of the two: an email address or a mailing address":
    "Deje solo uno: el correo electrónico o la dirección postal",
  "We already sent as many cards as we can for one gift.":
    "Estas son todas las tarjetas que podemos enviar por una donación.",
  "We already emailed as many cards as we can for a gift of less than $5.":
    "Estas son todas las tarjetas que podemos enviar por correo electrónico por una donación de menos de $5.",
  "We have sent many cards today. Please send this one tomorrow.":
    "Hoy enviamos muchas tarjetas. Por favor envíe esta tarjeta mañana.",
};
