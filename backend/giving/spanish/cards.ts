/** Cards in memory or honor of somebody: what the donor reads, and the card itself. */
export const cardsInSpanish = {
  "In memory of": "En memoria de",
  "In honor of": "En honor de",
  "In memory of {name}": "En memoria de {name}",
  "In honor of {name}": "En honor de {name}",
  "A gift in memory of {name}": "Una donación en memoria de {name}",
  "A gift in honor of {name}": "Una donación en honor de {name}",
  "Dear {name},": "Para {name}:",
  "{giver} made a gift to {us} in memory of {name}.":
    "{giver} hizo una donación a {us} en memoria de {name}.",
  "{giver} made a gift to {us} in honor of {name}.":
    "{giver} hizo una donación a {us} en honor de {name}.",
  "The gift goes to work with our neighbors on Chicago's West Side. We are thinking of you.":
    "La donación ayuda a nuestros vecinos en el West Side de Chicago. Pensamos en usted.",
  "The gift goes to work with our neighbors on Chicago's West Side. We are glad to share this with you.":
    "La donación ayuda a nuestros vecinos en el West Side de Chicago. Nos alegra compartirlo con usted.",
  "With warm wishes from all of us at {us}.": "Con todo el cariño de quienes formamos {us}.",
  "A garden on the West Side": "Un jardín en el West Side",

  "Test: no money was given with this gift": "Prueba: con esta donación no se dio dinero",
  "sent on {date}": "enviada el {date}",
  "printed on {date}": "impresa el {date}",
  "goes out on {date}": "sale el {date}",
  "we will print and mail it, on {date} or a few days later":
    "la imprimimos y la enviamos por correo postal el {date} o unos días después",
  "Your cards": "Sus tarjetas",
  "Change or cancel this card": "Cambiar o cancelar esta tarjeta",
  "Is something wrong with a card that has gone out? {reach}, and we will send it again.":
    "¿Hay algo mal en una tarjeta que ya salió? {reach}, y la enviamos otra vez.",
  "Write to {email} or call {phone}": "Escriba a {email} o llame al {phone}",
  "Your gift was made": "Su donación se hizo",
  "Name of the person you honor or remember": "Nombre de la persona a quien honra o recuerda",
  "Who should get the card": "Quién recibe la tarjeta",
  "Their email address": "Correo electrónico de esa persona",
  "An email address or a mailing address, one of the two.":
    "Un correo electrónico o una dirección postal, uno de los dos.",
  "Their mailing address": "Dirección postal de esa persona",
  "We print the card and mail it.": "Imprimimos la tarjeta y la enviamos por correo postal.",
  "A few words of your own (optional)": "Unas palabras de usted (opcional)",
  From: "De parte de",
  "We add this name below your words.": "Ponemos este nombre debajo de sus palabras.",
  "Scheduled for {date}.": "Programada para el {date}.",
  "Language of the card": "Idioma de la tarjeta",
  "Send date (optional)": "Fecha de envío (opcional)",
  "Leave blank to send now.": "Déjelo en blanco para enviarla ahora.",
  "Please check": "Por favor revise",
  "Tell someone about your gift": "Cuéntele a alguien de su donación",
  "Did you give in memory or in honor of someone? We’d be glad to send a card to someone you’d like to tell. The card never says how much you gave.":
    "¿Donó en memoria o en honor de alguien? Con gusto enviamos una tarjeta a quien usted quiera contárselo. La tarjeta nunca dice cuánto dio.",
  "Who should we tell about your gift in honor or memory of {name}? We’d be glad to send them a card. The card never says how much you gave.":
    "¿A quién le contamos de su donación en honor o en memoria de {name}? Con gusto le enviamos una tarjeta. La tarjeta nunca dice cuánto dio.",
  "Change this card": "Cambiar esta tarjeta",
  "Another card": "Otra tarjeta",
  "A card": "Una tarjeta",
  "See the card": "Ver la tarjeta",
  "Cancel this card": "Cancelar esta tarjeta",
  "It has not gone out. If you cancel it, we delete it.":
    "Todavía no ha salido. Si la cancela, la borramos.",
  "The card is canceled and deleted. No one will get it.":
    "La tarjeta está cancelada y borrada. Nadie la recibe.",
  "Never mind": "Dejarla como está",
  "We use these names and addresses for the card alone, and delete them {age} after it’s sent.":
    "Usamos estos nombres y direcciones solo para la tarjeta, y los borramos {age} después de enviarla.",
  "This is your card": "Esta es su tarjeta",
  "We will send it to {email}.": "La enviaremos a {email}.",
  "We will send it to {email} on {date}.": "La enviaremos a {email} el {date}.",
  "We print it and mail it to {name}.": "La imprimimos y la enviamos por correo postal a {name}.",
  "We print it and mail it to {name} on {date}.":
    "La imprimimos y la enviamos por correo postal a {name} el {date}.",
  "Schedule card": "Programar la tarjeta",
  "Yes, send it": "Sí, enviarla",
  "Yes, mail it": "Sí, por correo postal",
};
