import { donationSuccess } from "#content/donation-success.ts";
import { inSpanish } from "./document.ts";

export const donationSuccessInSpanish = inSpanish(donationSuccess, {
  page: { title: "Gracias", description: "Su donación a Circle llegó. Gracias." },
  headings: { oneTime: "Gracias por su donación", monthly: "Gracias por su donación mensual" },
  hero: {
    eyebrow: "De parte de todos en Austin",
    heading: "Gracias por su donación",
    lead: "Gracias: su donación se procesó. En su correo electrónico verá cuánto dio y si ya llegó. Si eligió dar cada mes, ahí verá también cómo cambiar o detener su donación.",
  },
  messages: {
    oneTime: "Gracias: {gift} se procesó. Empieza a ayudar en el West Side este mes.",
    monthly:
      "Su donación mensual quedó lista, y usted ya es donante mensual (Circle Builder). Cada mes, {amount} ayudarán en el West Side, hasta que nos diga que paremos.",
  },
  proof: "El recibo que llega a su correo electrónico es el comprobante de su donación.",
  doubts: {
    checking: "Un momento: estamos preguntando a nuestro socio de pagos por {gift}.",
    pending:
      "Tenemos noticia de {gift}, pero nuestro socio de pagos todavía no la confirma. Con la mayoría de las tarjetas toma unos segundos, y con algunos bancos, unos días. Puede cerrar esta página: el recibo le llega por correo electrónico en cuanto llegue el pago.",
    onItsWay:
      "Gracias: {gift} va en camino desde su banco, lo que suele tardar hasta cuatro días hábiles. Puede cerrar esta página: el recibo le llega por correo electrónico cuando llegue el dinero.",
    unreachable:
      "En este momento no pudimos buscar {gift}. Si el pago se hizo, su recibo llega por correo electrónico en menos de una hora. Si no llega: llame al {organisation.phone} o escriba a {organisation.email}, y lo revisamos.",
  },
  corrections: {
    unknown: {
      heading: "No conocemos esta donación",
      text: "No hay ninguna donación con la referencia de esta dirección. Si donó y le cobraron: llame al {organisation.phone} o escriba a {organisation.email}, y lo revisamos.",
    },
    notCompleted: {
      heading: "Su donación no se completó",
      text: "El pago no se hizo, y no se cobró nada. Puede intentarlo otra vez cuando quiera.",
    },
    refunded: {
      heading: "Su donación fue devuelta",
      text: "La cantidad volvió a la tarjeta de donde vino. Si le sorprende: llame al {organisation.phone} o escriba a {organisation.email}, y lo revisamos.",
    },
    ended: {
      heading: "Su donación mensual terminó",
      text: "No se cobrará nada más. Gracias por cada mes que dio; siempre será bienvenido.",
    },
  },
  tryAgain: { name: "Volver a donar" },
  testNote: "Esta donación se hizo en el pago de prueba: no se cobró ninguna tarjeta.",
  tribute: {
    heading: "¿En memoria o en honor de alguien?",
    text: "Con gusto enviamos una tarjeta a quien usted quiera contarle de su donación. Nunca dice cuánto dio.",
    link: "Enviar una tarjeta",
  },
  impact: {
    heading: "Su impacto",
    oneTime:
      "Junto con otras, su donación paga cenas después de la escuela, trabajadoras de casos en los hogares de recuperación y comida para la despensa de los {hours.pantry.day}.",
    monthly:
      "Una donación que llega cada mes nos deja planear: podemos contratar al tutor en agosto para todo el año escolar y pedir comida antes de que falte en la despensa.",
  },
  receiptToCome: {
    title: "El recibo viene en camino",
    description:
      "El recibo de su donación deducible le llega por correo electrónico en cuanto se confirme el pago. Después también lo encuentra en Mis donaciones, con todas sus donaciones.",
  },
  nextStepsHeading: "Qué sigue",
  nextSteps: [
    {
      title: "Recibo enviado",
      description:
        "El recibo de su donación deducible va en camino a su correo electrónico. Si no llega en una hora, busque en la carpeta de spam y luego escríbanos. También lo encuentra en Mis donaciones, con todas sus donaciones.",
    },
    {
      title: "Noticias de su impacto",
      description:
        "Cada trimestre una carta le cuenta qué pagaron las donaciones, y qué no salió como estaba previsto. El boletín, que llega {organisation.newsletterRhythm}, es aparte: lo recibe solo si lo pide.",
    },
    {
      title: "Sigamos en contacto",
      description:
        "Las visitas son bienvenidas de lunes a viernes. Pregunte en la recepción, y alguien le muestra el campus.",
    },
  ],
  returnHome: { name: "Volver al inicio" },
  builderPrompt: {
    heading: "¿Le gustaría donar cada mes?",
    text: "Las donaciones mensuales nos dejan planear. Empiezan en {gifts.monthlyBuilder} al mes y siguen hasta que usted las detenga.",
    link: { name: "Sea donante mensual (Circle Builder)" },
  },
});
