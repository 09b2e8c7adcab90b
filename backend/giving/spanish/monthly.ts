/** What a donor reads on the pages about one monthly gift. */
export const monthlyInSpanish = {
  "every month": "cada mes",
  "Your monthly gift": "Su donación mensual",
  "Test: no card is charged": "Prueba: no se cobra ninguna tarjeta",
  "This gift has stopped. Your card will not be charged again.":
    "Esta donación se detuvo. No se volverá a cobrar a su tarjeta.",
  "This monthly gift did not start, because its first charge did not go through.":
    "Esta donación mensual no comenzó, porque su primer cobro no se pudo hacer.",
  "You will not be charged.": "No se le cobrará nada.",
  "This gift has stopped. Your bank was already sending the first {amount}, which may still arrive. Nothing more is charged.":
    "Esta donación se detuvo. Su banco ya estaba enviando los primeros {amount}, que todavía pueden llegar. No se cobra nada más.",
  "Your bank is still sending the first {amount} of this monthly gift. You can stop the gift now, or pause it once the money has arrived.":
    "Su banco todavía está enviando los primeros {amount} de esta donación mensual. Puede detenerla ahora, o pausarla cuando el dinero haya llegado.",
  "If you stop it now, nothing more is charged, but the first {amount} may still arrive.":
    "Si la detiene ahora, no se cobra nada más, pero los primeros {amount} todavía pueden llegar.",
  "We are stopping this monthly gift, because its first charge did not go through. There is nothing for you to do.":
    "Estamos deteniendo esta donación mensual, porque su primer cobro no se pudo hacer. Usted no tiene que hacer nada.",
  "This gift is paused.": "Esta donación está en pausa.",
  "It runs until you stop it.": "Sigue hasta que usted la detenga.",
  "This gift is paused. Your card is charged again on {date}.":
    "Esta donación está en pausa. Se volverá a cobrar a su tarjeta el {date}.",
  "Your card is charged next on {date}.": "El próximo cobro a su tarjeta es el {date}.",
  "You asked us to {change}. It is not done yet: we are waiting for our payment partner to confirm it, usually for a few seconds. We will email you when it is done.":
    "Nos pidió {change}. Estamos procesándolo: esperamos la confirmación de nuestro socio de pagos, que suele tardar unos segundos. Le avisaremos cuando quede listo.",
  "Check again": "Ver otra vez",
  "Nothing has changed: our payment partner could not {change}. Please {reach}, and we will take care of it.":
    "Nada ha cambiado: nuestro socio de pagos no pudo {change}. Por favor {reach}, y nos encargamos.",
  "Done: you asked us to {change}. We have emailed you.":
    "Listo: nos pidió {change}. Le enviamos un correo electrónico.",
  "Your monthly gift has stopped. We’ve emailed you a confirmation.":
    "Su donación mensual se detuvo. Le enviamos una confirmación por correo electrónico.",
  "Your card will not be charged again.": "No se volverá a cobrar a su tarjeta.",
  "Pause for 1 month": "Pausar 1 mes",
  "Pause for 1 month, until {date}": "Pausar 1 mes, hasta el {date}",
  "Pause for {n} months": "Pausar {n} meses",
  "Pause for {n} months, until {date}": "Pausar {n} meses, hasta el {date}",
  "Stop this gift": "Detener esta donación",
  "Resume now": "Reanudar ahora",
  "Resume now: next charge on {date}": "Reanudar ahora: próximo cobro el {date}",
  "This was not done": "Esto no se hizo",
  "To change the amount, the day or your card, open {link}, {reach}.":
    "Para cambiar la cantidad, el día o la tarjeta, abra {link}, {reach}.",

  "Change it": "Cambiarla",
  "Amount each month": "Cantidad de cada mes",
  "{amount}, as now": "{amount}, como ahora",
  "Day of the month": "Día del mes",
  "Day of the month, with the next charge": "Día del mes, con el próximo cobro",
  "The {day}, as now: {date}": "El {day}, como ahora: {date}",
  "The {day}: {date}": "El {day}: {date}",
  "As now": "Como ahora",
  "The {day}": "El día {day}",
  "Save the change": "Guardar el cambio",
  "Starts with the next charge. Nothing is charged for the change itself.":
    "Vale desde el próximo cobro. El cambio mismo no cuesta nada.",
  "Pause or stop": "Pausar o detener",
  "Resume or stop": "Reanudar o detener",

  "Card and billing address": "Tarjeta y dirección de facturación",
  "Your last monthly gift did not go through. Please use another card, or check this one with your bank.":
    "Su última donación mensual no se pudo cobrar. Por favor use otra tarjeta, o pregunte a su banco por esta.",
  "If you saved a new card, we are waiting for our payment partner to confirm it, usually for a minute. Until then your gift goes on with the old one.":
    "Si guardó una tarjeta nueva, esperamos la confirmación de nuestro socio de pagos, que suele tardar un minuto. Mientras tanto, su donación sigue con la anterior.",
  "Saved: we’ll charge your new card starting with the next charge.":
    "Guardado: su tarjeta nueva se usa desde el próximo cobro.",
  "If you saved a new billing address, we are waiting for our payment partner to confirm it, usually for a minute.":
    "Si guardó una nueva dirección de facturación, esperamos la confirmación de nuestro socio de pagos, que suele tardar un minuto.",
  "Saved: our payment partner has your new billing address.":
    "Guardado: nuestro socio de pagos tiene su nueva dirección de facturación.",
  "Use a new card": "Usar una tarjeta nueva",
  "Change the billing address": "Cambiar la dirección de facturación",
  "Both open a page of our payment partner. We never see your card number.":
    "Los dos botones abren una página de nuestro socio de pagos. Nunca vemos el número de su tarjeta.",
  "Something else? Please {reach}.": "¿Otra cosa? Por favor {reach}.",

  // The link for a new card.
  "The card for your monthly gift": "La tarjeta de su donación mensual",
  "Your new card is saved. The gift that was missed is tried again with it in the next few days. Thank you.":
    "Su tarjeta nueva está guardada. En los próximos días se intenta otra vez el cobro que faltó. Gracias.",
  "Your new card is saved. Your monthly gift goes on with it. Thank you.":
    "Su tarjeta nueva está guardada. Su donación mensual sigue con ella. Gracias.",
  "If you have entered a new card: it is not confirmed yet. We are waiting for our payment partner, usually for a minute or two.":
    "Si escribió una tarjeta nueva: todavía no está confirmada. Esperamos a nuestro socio de pagos, que suele tardar uno o dos minutos.",
  "We could not charge your card this time. You can enter a new one here.":
    "Esta vez no pudimos cobrar a su tarjeta. Aquí puede escribir una nueva.",
  "Nothing has changed": "Nada ha cambiado",
  "Enter a new card": "Escribir una tarjeta nueva",
  "Enter another card": "Escribir otra tarjeta",
  "You type it on our payment partner’s page. We never see the number, and nothing is charged for the change itself.":
    "La escribe en la página de nuestro socio de pagos. Nunca vemos el número, y el cambio mismo no cuesta nada.",
  "This gift has stopped. Your card will not be charged again, and there is nothing to do.":
    "Esta donación se detuvo. No se volverá a cobrar a su tarjeta, y no tiene que hacer nada.",
  "This link no longer works": "Este enlace ya no funciona",
  "It may be cut off or more than a month old, or your email address was corrected since. You can ask for a new one at {link}, or {reach}.":
    "Puede estar cortado o tener más de un mes, o se corrigió su correo electrónico. Puede pedir uno nuevo en {link}, o {reach}.",
  "We could not reach our payment partner. Please try again in a minute, or call us at {phone}.":
    "No pudimos comunicarnos con nuestro socio de pagos. Por favor intente otra vez en un minuto, o llámenos al {phone}.",

  // The test's own page for a new card or address.
  "Your billing address": "Su dirección de facturación",
  "Our payment partner would ask for your new billing address here. In this test, there isn’t one.":
    "Aquí nuestro socio de pagos le pediría su nueva dirección de facturación. En una prueba no hay ninguna.",
  "Save a new billing address": "Guardar una nueva dirección de facturación",
  "Go back without a new address": "Regresar sin una nueva dirección",
  "Your card": "Su tarjeta",
  "Our payment partner would ask for your new card here. In this test, you choose what happens.":
    "Aquí nuestro socio de pagos le pediría su tarjeta nueva. En una prueba usted elige qué pasa con ella.",
  "Save a card that works": "Guardar una tarjeta que funciona",
  "Save a card that the bank refuses": "Guardar una tarjeta que el banco rechaza",
  "With a card that works, a gift that was missed is paid at once. With one that the bank refuses, this month’s gift is missed.":
    "Con una tarjeta que funciona, se paga enseguida el cobro que faltó. Con una que el banco rechaza, falta la donación de este mes.",
  "Go back without a new card": "Regresar sin una tarjeta nueva",
  "Test page: there is no card, and none is charged":
    "Página de prueba: no hay tarjeta, y no se cobra ninguna",
};
