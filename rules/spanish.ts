/**
 * The words of the site's components, rules and notices in Spanish, by what they say in English. A
 * number stands as "{n}". They come to Spanish pages as data: no script may import them.
 */
export const spanish = {
  // Around every page.
  Language: "Idioma",
  "(in English)": "(en inglés)",
  "(opens in a new tab)": "(se abre en otra pestaña)",
  Main: "Principal",
  "Urgent numbers": "Números de urgencia",
  "{name} menu": "Menú de {name}",
  "Open menu": "Abrir el menú",
  "Close menu": "Cerrar el menú",
  Notice: "Aviso",
  "Notifications alt+T": "Notificaciones alt+T",
  "Close notice": "Cerrar el aviso",
  Breadcrumb: "Dónde está",
  Home: "Inicio",
  Programs: "Programas",
  Events: "Eventos",
  "Play background film": "Reproducir el video de fondo",
  "Pause background film": "Pausar el video de fondo",
  "Unexpected Application Error!": "Error inesperado de la página",
  "Something on our side went wrong, not on yours. Try again in a moment, or start over from the home page.":
    "Algo falló de nuestro lado, no del suyo. Intente otra vez en un momento, o empiece de nuevo desde el inicio.",
  "Return to Home": "Volver al inicio",
  "You’re offline": "No hay conexión",
  "That page isn’t here yet. Please try again once you’re connected.":
    "Esa página todavía no está aquí. Intente otra vez cuando tenga conexión.",

  // Forms.
  "(optional)": "(opcional)",
  "Please leave this field empty": "Por favor deje este campo vacío",
  "One thing needs your attention": "Hay una cosa que corregir",
  "{n} things need your attention": "Hay {n} cosas que corregir",
  Required: "Obligatorio",
  "Please enter text": "Por favor escriba un texto",
  "Please use at most {n} characters": "Por favor use como máximo {n} caracteres",
  "First name": "Nombre",
  "First name is required": "Escriba su nombre",
  "Last name": "Apellido",
  "Last name is required": "Escriba su apellido",
  Email: "Correo electrónico",
  "Email address": "Correo electrónico",
  "Email is required": "Escriba su correo electrónico",
  "Please enter a valid email address": "Por favor escriba un correo electrónico válido",
  Phone: "Teléfono",
  Subject: "Asunto",
  "Subject is required": "Escriba el asunto",
  Message: "Mensaje",
  "Message is required": "Escriba su mensaje",
  "Message must be at least {n} characters long": "El mensaje debe tener al menos {n} caracteres",
  "Your name": "Su nombre",
  "Please enter your name": "Por favor escriba su nombre",
  "Please enter a phone number": "Por favor escriba un teléfono",
  "Please enter a phone number with its area code":
    "Por favor escriba un teléfono con su código de área",
  "What is it about?": "¿De qué se trata?",
  "Please choose one from the list": "Por favor elija uno de la lista",
  "In a few words": "En pocas palabras",
  "Fill out the application": "Llenar la solicitud",
  Rent: "Renta",
  "Eviction or a court paper": "Desalojo o un papel de la corte",
  "Gas, light or water": "Gas, luz o agua",
  "A legal problem": "Un problema legal",
  Work: "Trabajo",
  Food: "Comida",
  "Something else": "Otra cosa",

  Volunteer: "Voluntariado",

  // Notices.
  "Message Sent Successfully!": "¡Mensaje enviado!",
  "Thank you for contacting us. We'll get back to you soon!":
    "Gracias por escribirnos. Le contestaremos pronto.",
  "Error Sending Message": "El mensaje no se envió",
  "Please try again or contact us directly at {email}":
    "Por favor intente otra vez o escríbanos a {email}",
  "Application Submitted!": "¡Solicitud enviada!",
  "Thank you for your interest in volunteering. We'll contact you within 5-7 business days.":
    "Gracias por querer ser voluntario. Nos comunicaremos con usted de 5 a 7 días hábiles.",
  "Submission Error": "La solicitud no se envió",
  "Failed to submit application. Please try again.":
    "No se pudo enviar la solicitud. Por favor intente otra vez.",
  "Please check your inbox": "Revise su correo electrónico",
  "We sent you a link. Click it and you’re subscribed.":
    "Le enviamos un enlace. Ábralo para confirmar.",
  "Subscription not completed": "La suscripción no se completó",
  "Please try again or write to us at {email}": "Por favor intente otra vez o escríbanos a {email}",
  "You are on the list": "Ya está en la lista",
  "Thank you for subscribing. We’ll email you the next newsletter.":
    "Gracias por suscribirse. Le llegará el próximo boletín.",
  "You are off the list": "Ya no está en la lista",
  "You will get no more newsletters from us. You are always welcome back.":
    "No recibirá más boletines. Puede volver a suscribirse cuando quiera.",
  "You are not subscribed": "No está en la lista",
  "We found no subscription for this link, and you don’t need to do anything. If a newsletter still comes, use the link in it.":
    "No encontramos ninguna suscripción con este enlace, y no tiene que hacer nada más. Si aun así le llega un boletín, use el enlace que trae.",
  "This link has expired": "Este enlace ya venció",
  "Please subscribe again at the foot of any page and we will send a new one.":
    "Por favor suscríbase otra vez al pie de cualquier página y le enviaremos uno nuevo.",

  // Giving.
  Celebration: "Celebración",
  "your donation": "su donación",
  "your donation of {amount}": "su donación de {amount}",
  "Who should we tell about your gift in honor or memory of {name}?":
    "¿A quién le contamos de su donación en honor o en memoria de {name}?",
  "Payment Error": "Error en el pago",
  "There was an error processing your donation. Please try again.":
    "Hubo un error al procesar su donación. Por favor intente otra vez.",
  "Failed to create payment session": "No se pudo abrir la página de pago",
  "Subscription Error": "Error en la donación mensual",
  "Failed to create subscription": "No se pudo preparar la donación mensual",
  "Please select an amount": "Por favor elija una cantidad",
  "Choose a preset amount or enter a custom amount.": "Elija una de las cantidades o escriba otra.",
  "Monthly donation not available": "No disponible como donación mensual",
  "Monthly donations are available for $25, $50, and $100. Please select one of these amounts or choose one-time donation.":
    "Las donaciones mensuales pueden ser de $25, $50 o $100. Por favor elija una de estas cantidades o una donación única.",
  "Please enter an amount greater than zero.": "Por favor escriba una cantidad mayor que cero.",
  "The largest gift we can take online is $999,999.99.":
    "La donación más grande que podemos recibir en línea es de $999,999.99.",
  "Please enter an amount in dollars and whole cents.":
    "Por favor escriba una cantidad en dólares y centavos enteros.",
  "The smallest gift we can take online is $0.50.":
    "La donación más pequeña que podemos recibir en línea es de $0.50.",
  "Monthly donations are available for $25, $50, and $100.":
    "Las donaciones mensuales pueden ser de $25, $50 o $100.",
  "Please enter an amount in dollars.": "Por favor escriba una cantidad en dólares.",
  "Please enter an amount in dollars, like 25 or 1,000.50.":
    "Por favor escriba una cantidad en dólares, como 25 o 1,000.50.",
  "Please enter dollars with at most two decimals, like 25.50.":
    "Por favor escriba dólares con dos decimales como máximo, como 25.50.",
  "We take gifts in US dollars. Please enter an amount in dollars.":
    "Recibimos donaciones en dólares de EE. UU. Por favor escriba una cantidad en dólares.",
} as const;

/** Every text that a component says by itself. */
export type Said = keyof typeof spanish;
