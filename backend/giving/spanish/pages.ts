/** What a donor reads on My giving, beside the pages about a monthly gift. */
export const pagesInSpanish = {
  "My giving": "Mis donaciones",
  "write to {email} or call {phone}": "escriba a {email} o llame al {phone}",
  "We do not recognize this link": "No reconocemos este enlace",
  "It may be cut off, or your address may have been corrected since. Please use the link in your latest receipt, or {reach}.":
    "Puede estar cortado, o se corrigió su correo electrónico. Por favor use el enlace de su último recibo, o {reach}.",

  // Signing in.
  "Please use the email address that your receipts go to. The link works once, for {n} minutes, and there is no password.":
    "Por favor use el correo electrónico al que llegan sus recibos. El enlace funciona una vez, durante {n} minutos, y no hay contraseña.",
  "See your gifts, print receipts and year-end statements, and change, pause or stop a monthly gift.":
    "Vea sus donaciones, imprima recibos y estados del año, y cambie, pause o detenga una donación mensual.",
  "Please check your email": "Por favor revise su correo electrónico",
  "If we have a gift under the address you entered, a link is on its way to it. It works once, for {n} minutes.":
    "Si tenemos una donación con el correo electrónico que escribió, un enlace va en camino. Funciona una vez, durante {n} minutos.",
  "No email within a few minutes? Look in your spam folder. You may also have given with another address: {again}, {reach}.":
    "¿No le llega en unos minutos? Busque en la carpeta de spam. También puede ser que haya donado con otro correo electrónico: {again}, {reach}.",
  "try that one": "pruebe con ese",
  "You are signed out. To go on, ask for a new link.":
    "Su sesión terminó. Para seguir, pida un enlace nuevo.",
  "You have signed out.": "Cerró su sesión.",
  "Open My giving": "Abrir Mis donaciones",
  "This shows your gifts and receipts in this browser, until you sign out or two hours have passed.":
    "Muestra sus donaciones y recibos en este navegador, hasta que cierre la sesión o pasen dos horas.",
  "This link was used already": "Este enlace ya se usó",
  "Each link works once, and opening a new link cancels older ones. Please ask for a new one.":
    "Cada enlace funciona una vez, y al abrir uno nuevo se cancelan los anteriores. Por favor pida uno nuevo.",
  "This link has expired": "Este enlace ya venció",
  "Our links work for {n} minutes. Please ask for a new one.":
    "Nuestros enlaces funcionan durante {n} minutos. Por favor pida uno nuevo.",
  "It may be cut off. Please ask for a new one.": "Puede estar cortado. Por favor pida uno nuevo.",

  // All gifts.
  "We are checking it": "La estamos revisando",
  "Refunded to you": "Se le devolvió",
  "Voided by our office": "Anulada por nuestra oficina",
  "Your bank is holding it": "Su banco la retiene",
  "Went back to you": "Volvió a usted",
  "{receipt}, {amount} refunded": "{receipt}, {amount} devueltos",
  "Your gifts in {year}": "Sus donaciones de {year}",
  Date: "Fecha",
  Gift: "Donación",
  Receipt: "Recibo",
  Amount: "Cantidad",
  Total: "Total",
  "One-time": "Única",
  Monthly: "Mensual",
  Check: "Cheque",
  Cash: "Efectivo",
  "Test: {gift}": "Prueba: {gift}",
  "Statement for {year}, to print": "Estado de {year}, para imprimir",
  "Your {year} statement comes in January {next}.": "Su estado de {year} llega en enero de {next}.",
  "You made no gifts in {year}.": "No hizo donaciones en {year}.",
  "Cards for this gift": "Tarjetas de esta donación",
  paused: "en pausa",
  stopped: "detenida",
  "did not start": "no comenzó",
  "charged next on {date}": "próximo cobro el {date}",
  "{amount} every month": "{amount} cada mes",
  "Change, pause or stop this gift, or use a new card":
    "Cambiar, pausar o detener esta donación, o usar otra tarjeta",
  "Monthly gifts": "Donaciones mensuales",
  "On its way": "En camino",
  "{gift}, begun on {date}. Your bank is still sending it. We email you a receipt when it has arrived.":
    "{gift}, del {date}. Su banco todavía la está enviando. Le enviamos un recibo cuando llegue.",
  "Each receipt has the name that was given with its gift.":
    "Cada recibo lleva el nombre que se dio con su donación.",
  "Change the name or address for receipts": "Cambiar el nombre o la dirección de los recibos",
  "You are signed in as {email}.": "Inició sesión como {email}.",
  "Sign out": "Cerrar sesión",
  "We have no gifts under this address anymore. It may have been corrected.":
    "Ya no tenemos donaciones con este correo electrónico. Puede que se haya corregido.",
  "Back to My giving": "Volver a Mis donaciones",

  // Name and address.
  "Name and address for receipts": "Nombre y dirección para los recibos",
  "We put them on every receipt and statement from your next gift on. Receipts you already have stay as they are.":
    "Los ponemos en cada recibo y estado desde su próxima donación. Los recibos que ya tiene quedan como están.",
  "We email you a note when you change them.":
    "Cuando los cambie, le avisamos por correo electrónico.",
  Save: "Guardar",
  "Please check what you entered": "Por favor revise lo que escribió",

  // Documents.
  "There is nothing here": "Aquí no hay nada",
  "We could not find this among your gifts.": "No lo encontramos entre sus donaciones.",
  "Receipt {number}": "Recibo {number}",
  "Test: no card was charged": "Prueba: no se cobró ninguna tarjeta",
  "Copy of our records of your gifts in {year}.":
    "Copia de nuestros registros de sus donaciones de {year}.",
  "Your giving in {year}": "Sus donaciones en {year}",
  "Duplicate copy of a statement that was sent earlier.": "Copia de un estado que se envió antes.",
  "If you already have a statement for {year}, this one replaces it.":
    "Si ya tiene un estado de {year}, este lo reemplaza.",
  "Thank you for standing with our neighbors on Chicago's West Side in {year}. These are the gifts we received from you, for your tax records.":
    "Gracias por acompañar a nuestros vecinos del West Side de Chicago en {year}. Estas son las donaciones que recibimos de usted, para sus papeles de impuestos.",
  "No goods or services were provided in exchange for these contributions.":
    "No se entregaron bienes ni servicios a cambio de estas donaciones (no goods or services were provided in exchange for these contributions).",
  "{name} is a 501(c)(3) nonprofit organization, tax ID {taxId}. Your gifts are tax-deductible as the law allows.":
    "{name} es una organización sin fines de lucro 501(c)(3), con Tax ID {taxId}. Sus donaciones son deducibles de impuestos según lo permite la ley.",
};
