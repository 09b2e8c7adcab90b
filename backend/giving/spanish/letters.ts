/** What emails to donors say, beside receipts. */
export const lettersInSpanish = {
  "Dear friend,": "Estimado amigo, estimada amiga:",
  "With thanks from all of us at {us}.": "Con el agradecimiento de todos en {us}.",

  // A monthly gift.
  "Your monthly gift has changed": "Su donación mensual cambió",
  "Your monthly gift is paused": "Su donación mensual está en pausa",
  "Your monthly gift resumes": "Su donación mensual se reanuda",
  "Your monthly gift has stopped": "Su donación mensual quedó detenida, como pidió",
  "Your monthly gift is now {amount}. Nothing was charged for the change itself.":
    "Su donación mensual es ahora de {amount}. El cambio mismo no costó nada.",
  "Your monthly gift is now {amount}, charged on the {day} of each month. Nothing was charged for the change itself.":
    "Su donación mensual es ahora de {amount}, que se cobran el día {day} de cada mes. El cambio mismo no costó nada.",
  "Your monthly gift of {amount} is paused. Your card is not charged until {date}, when the gift resumes automatically.":
    "Su donación mensual de {amount} está en pausa. No se cobra a su tarjeta hasta el {date}, cuando se reanuda sola.",
  "Your monthly gift of {amount} is paused. Your card is not charged until you tell us to resume.":
    "Su donación mensual de {amount} está en pausa. No se cobra a su tarjeta hasta que usted nos diga.",
  "Your monthly gift of {amount} is no longer paused.":
    "Su donación mensual de {amount} ya no está en pausa.",
  "Your monthly gift of {amount} has stopped, and nothing more will be charged. If your bank was already sending the first payment, it may still arrive, and we will email you a receipt for it.":
    "Su donación mensual de {amount} se detuvo y no se le cobrará nada más. Si su banco ya estaba enviando el primer pago, todavía puede llegar, y le enviaremos el recibo por correo electrónico.",
  "Your monthly gift of {amount} has stopped. Your card will not be charged again. Thank you for every month you gave.":
    "Su donación mensual de {amount} se detuvo. No se volverá a cobrar a su tarjeta. Gracias por cada mes que dio.",
  "Your monthly gift has not changed": "Su donación mensual no cambió",
  "Your monthly gift is not paused": "Su donación mensual no está en pausa",
  "Your monthly gift has not resumed": "Su donación mensual no se ha reanudado",
  "Your monthly gift has not stopped": "Su donación mensual no se ha detenido",
  "You asked us to {change}. Our payment partner has not done it.":
    "Usted nos pidió {change}. Nuestro socio de pagos no lo ha hecho.",
  "You asked us to {change}. Our payment partner has not done it, and your card may be charged again.":
    "Usted nos pidió {change}. Nuestro socio de pagos no lo ha hecho, y es posible que se vuelva a cobrar a su tarjeta.",
  "We are sorry. Please write to {email} or call {phone}, and we will take care of it.":
    "Lo sentimos. Por favor escriba a {email} o llame al {phone}, y nos encargamos.",
  "Monthly gift": "Donación mensual",
  "Next charge": "Próximo cobro",
  "We did this because you asked us to. If you did not, please write to {email} or call {phone} right away.":
    "Lo hicimos porque usted nos lo pidió. Si no fue así, por favor escriba a {email} o llame al {phone} enseguida.",
  "You asked for this. If you did not, please write to {email} or call {phone} right away.":
    "Usted lo pidió. Si no fue así, por favor escriba a {email} o llame al {phone} enseguida.",
  "Your monthly gift resumes soon": "Su donación mensual se reanuda pronto",
  "Your card will be charged {amount} on {date}.": "Se cobrarán {amount} a su tarjeta el {date}.",
  "You paused your monthly gift. It resumes automatically: your card will be charged {amount} on {date}.":
    "Usted puso su donación mensual en pausa. Se reanuda sola: se cobrarán {amount} a su tarjeta el {date}.",
  "If that is too soon, stop the gift with the link below, or write to {email} or call {phone} and we will pause it longer.":
    "Si es demasiado pronto, detenga la donación con el enlace de abajo, o escriba a {email} o llame al {phone} y alargamos la pausa.",

  // A card that fails or expires.
  "Your monthly gift did not go through": "Su donación mensual no se pudo cobrar",
  "Your monthly gift is still waiting": "Su donación mensual sigue pendiente",
  "We could not charge your card for your monthly gift of {amount}. It happens: cards expire or get replaced, and sometimes a bank declines a charge for a day. Our payment partner will try again.":
    "No pudimos cobrar a su tarjeta su donación mensual de {amount}. Suele pasar: las tarjetas vencen o se cambian, y a veces un banco dice que no por un día. Nuestro socio de pagos lo intentará otra vez.",
  "Your monthly gift of {amount} still has not gone through. A new card usually fixes it.":
    "Su donación mensual de {amount} todavía no se ha podido cobrar. Una tarjeta nueva suele ayudar.",
  "If you have a new card, please enter it with the button below.":
    "Si tiene una tarjeta nueva, por favor escríbala con el botón de abajo.",
  "This is our last email about this charge. Thank you for all you have given.":
    "Este es nuestro último correo sobre este cobro. Gracias por todo lo que ha dado.",
  "The card for your monthly gift expires soon": "La tarjeta de su donación mensual vence pronto",
  "The card that pays your monthly gift of {amount} is good until {date}. Once you have the new one, please enter it with the button below, so that your gift goes on.":
    "La tarjeta que paga su donación mensual de {amount} vale hasta el {date}. Cuando tenga la nueva, por favor escríbala con el botón de abajo, para que su donación siga.",
  "A new card for your monthly gift": "Una tarjeta nueva para su donación mensual",
  "With the button below you can enter a new card for your monthly gift of {amount}.":
    "Con el botón de abajo puede escribir una tarjeta nueva para su donación mensual de {amount}.",
  "You type it on our payment partner’s page; we never see the number. The link works for {n} days. If you would rather talk to us, write to {email} or call {phone}.":
    "La escribe en la página de nuestro socio de pagos; nunca vemos el número. El enlace funciona durante {n} días. Si prefiere hablar con nosotros, escriba a {email} o llame al {phone}.",

  // Money from a bank.
  "Your gift is on its way": "Su donación va en camino",
  "Your gift did not reach us": "Su donación no nos llegó",
  "Thank you. Your gift of {amount} is on its way to us from your bank, which usually takes up to four business days.":
    "Gracias. Su donación de {amount} va en camino desde su banco, lo que suele tardar hasta cuatro días hábiles.",
  "There is nothing left for you to do. Your receipt comes by email when the money has arrived.":
    "Ya no tiene que hacer nada. Su recibo le llega por correo electrónico cuando llegue el dinero.",
  "Your bank did not send your gift of {amount}, so we have not received it, and there is no receipt for it. This can happen when an account number has a wrong digit.":
    "Su banco no envió su donación de {amount}, así que no la recibimos, y no hay recibo. Pasa con facilidad: basta un número equivocado en la cuenta.",
  "If you would like to, you can give again in any way you prefer. If you have a question, write to {email} or call {phone}.":
    "Si quiere, puede donar otra vez como prefiera. Si tiene una pregunta, escriba a {email} o llame al {phone}.",
  "Thank you for wanting to help. That alone means a lot to us.":
    "Gracias por querer ayudar. Eso solo ya significa mucho para nosotros.",
  "Give again": "Donar otra vez",

  // My giving.
  "Your link to My giving at {us}": "Su enlace a Mis donaciones en {us}",
  "The link works once, for {n} minutes.": "El enlace funciona una vez, durante {n} minutos.",
  "Someone, probably you, asked to see the gifts and receipts for this email address.":
    "Alguien, seguramente usted, pidió ver las donaciones y los recibos de este correo electrónico.",
  "The link works once, for {n} minutes. If you did not ask for it, you can ignore this email: no one can see anything without it.":
    "El enlace funciona una vez, durante {n} minutos. Si no lo pidió, no haga caso de este correo: nadie ve nada sin él.",
  "Your email address was linked to another one": "Su correo electrónico se unió a otro",
  "Our office has linked the email addresses of gifts to {us}, because they seem to be one person's: this one and {others}. Whoever reads email at one of them can see all of these gifts on My giving.":
    "Nuestra oficina unió los correos electrónicos de donaciones a {us}, porque parecen ser de una misma persona: este y {others}. Quien lea el correo en uno de ellos puede ver todas estas donaciones en Mis donaciones.",
  "Our office has linked this email address to another one, because they seem to be one person's. Email about gifts to {us} may come here.":
    "Nuestra oficina unió este correo electrónico a otro, porque parecen ser de una misma persona. Aquí pueden llegar correos sobre donaciones a {us}.",
  "If that is wrong, please tell us.": "Si no es así, por favor díganoslo.",
  "If that is right, there is nothing to do. If not, please write to {email} or call {phone} right away.":
    "Si es así, no tiene que hacer nada. Si no, por favor escriba a {email} o llame al {phone} enseguida.",
  "Your details for receipts have changed": "Cambiaron sus datos para los recibos",
  "The name or mailing address for your receipts was changed on My giving on {date}. The change will appear starting with your next gift.":
    "El nombre o la dirección postal para sus recibos se cambió en Mis donaciones el {date}. El cambio aparecerá a partir de su próxima donación.",
  "If this was you, there is nothing to do. If it was not, please write to {email} or call {phone} right away.":
    "Si fue usted, no tiene que hacer nada. Si no, por favor escriba a {email} o llame al {phone} enseguida.",
  "See your details": "Ver sus datos",

  // A corrected address, and the year's statement.
  "Your gifts have a new email address": "Sus donaciones tienen otro correo electrónico",
  "Our office changed it. If you did not ask for this, please tell us.":
    "Lo cambió nuestra oficina. Si usted no lo pidió, por favor díganoslo.",
  "Our office has changed the email address on gifts to {us}. Receipts and links no longer come to this address.":
    "Nuestra oficina cambió el correo electrónico de las donaciones a {us}. Los recibos y enlaces ya no llegan a esta dirección.",
  "If you did not ask for this, please write to {email} or call {phone} right away. If you have never given to us, this address was a typing mistake, and there is nothing to do.":
    "Si usted no lo pidió, por favor escriba a {email} o llame al {phone} enseguida. Si nunca nos ha donado, esta dirección fue un error al escribir, y no tiene que hacer nada.",
  "{title}: {amount} to {us}": "{title}: {amount} a {us}",
  "Duplicate copy: {subject}": "Copia: {subject}",
  "{amount} in total, for your tax records": "{amount} en total, para sus papeles de impuestos",
};
