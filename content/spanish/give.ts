import { give } from "#content/give.ts";
import { inSpanish } from "./document.ts";

export const giveInSpanish = inSpanish(give, {
  page: {
    title: "Donar",
    description:
      "Done una vez o cada mes a Circle, en el West Side de Chicago. Su donación paga programas después de la escuela, vivienda y comida, y es deducible.",
  },
  hero: {
    eyebrow: "Mantenga una luz encendida en Austin",
    heading: "Done a Circle",
    lead: "Su donación paga cenas después de la escuela, hogares de recuperación y comida en la despensa. El {finance.programShare} de lo que gastamos va a los programas.",
  },
  form: {
    heading: "Haga su donación",
    frequencyLabel: "¿Cada cuánto?",
    frequencies: { one_time: "Una vez", monthly: "Cada mes" },
    amountLabel: "Elija una cantidad",
    customLabel: "Otra cantidad",
    customHint: "En dólares, desde $0.50.",
    customPlaceholder: "Otra cantidad",
    note: "Las donaciones mensuales pueden ser de $25, $50 o $100.",
    submit: "Continuar al pago seguro",
    busy: "Procesando...",
    security:
      "La siguiente página es de nuestro socio de pagos. El número de su tarjeta les llega a ellos, cifrado, y nunca a nosotros.",
  },
  examplesHeading: "Lo que hace una donación",
  monthly: {
    heading: "Donantes mensuales (Circle Builders)",
    text: "Usted elige {gifts.monthlyAmounts} al mes, y sigue hasta que lo detenga. Como llega cada mes, podemos contratar a un tutor en agosto para todo el año escolar. Como todos los que donan, recibe una carta cada trimestre.",
  },
  giftExamples: [
    { text: "Compra la comida de una semana en la despensa para una familia de cuatro." },
    { text: "Paga una semana de cenas calientes para dos niños después de la escuela." },
    {
      text: "Paga un mes de autobús y ropa de trabajo para alguien que empieza un empleo.",
    },
    { text: "Paga lo que nos cuestan tres semanas de campamento de verano para un niño." },
  ],
  promise: {
    heading: "A dónde va",
    text: "En el año fiscal 2025, el {finance.programShare} de lo que gastamos pagó programas y el {finance.administrativeShare}, administración. Calculamos el retorno social en {home.socialReturn} por cada $1 donado; el informe anual dice cómo. El informe y la declaración de impuestos están abiertos a todos.",
    link: { name: "Lea nuestras finanzas" },
  },
  otherWays: {
    heading: "Otras maneras de donar",
    items: [
      {
        title: "Con cheque",
        description:
          "Hágalo a nombre de {organisation.fullName} y envíelo a {organisation.addressLine}. Si es para un programa, escriba su nombre en la línea de «memo».",
      },
      {
        title: "Donación igualada por su empleador",
        description:
          "Muchas empresas igualan lo que dona su gente. Busque {organisation.fullName} en el portal de su empresa, o mándenos el formulario, y llenamos nuestra parte.",
      },
      {
        title: "Fondos asesorados por donantes",
        description:
          "Recomiende una donación a {organisation.fullName}, Tax ID {organisation.taxId}, en la dirección de arriba. Pida al fondo que incluya su nombre, para darle las gracias.",
      },
      {
        title: "Acciones y cuentas de retiro",
        description:
          "Llame al {organisation.phone} antes de transferir acciones o hacer un retiro de una cuenta IRA. Le daremos a su corredor los datos de la cuenta y le confirmaremos el día en que llegue. Pregunte a su asesor de impuestos qué le conviene.",
      },
      {
        title: "En honor o en memoria",
        description:
          "Nombre a alguien en la página de pago. Después puede decirnos a quién escribir, y enviamos una tarjeta por correo electrónico o en papel. No menciona la cantidad. También puede llamarnos al {organisation.phone}.",
      },
      {
        title: "En su testamento",
        description:
          "Pida a un abogado que escriba o cambie su testamento; nosotros no podemos dar consejo legal. El abogado necesitará nuestro nombre legal, {organisation.fullName}, nuestra dirección y el Tax ID {organisation.taxId}. Si nos lo cuenta, podemos darle las gracias.",
      },
    ],
  },
  taxNote:
    "{organisation.fullName} es una organización sin fines de lucro 501(c)(3). Tax ID {organisation.taxId}. Su donación es deducible de impuestos hasta donde lo permite la ley. Pregunte a su asesor de impuestos qué significa para usted.",
  questions: {
    heading: "Preguntas frecuentes",
    items: [
      {
        question: "¿Me darán un recibo?",
        answer:
          "Sí. El recibo de su donación deducible le llega por correo electrónico en cuanto se procesa. En enero, todos los que donaron reciben un estado del año. Para verlos o imprimirlos otra vez, abra Mis donaciones.",
      },
      {
        question: "¿Cómo cambio o detengo una donación mensual?",
        answer:
          "Abra Mis donaciones: ahí cambia la cantidad, el día o la tarjeta, la pausa o la detiene. El enlace que viene en cualquiera de sus recibos también la pausa o la detiene. No tiene que dar motivos, y después no se cobra nada. O llame al {organisation.phone} o escriba a {organisation.email}, y lo hacemos por usted.",
      },
      {
        question: "¿Por qué las donaciones mensuales son solo de $25, $50 o $100?",
        answer:
          "Con tres cantidades, las donaciones mensuales cuestan poco de administrar. Si le queda mejor otra cantidad, puede darla una vez aquí, o cada mes con cheque o por su banco.",
      },
      {
        question: "¿Puedo elegir el programa que apoya mi donación?",
        answer:
          "Sí. Elíjalo en la página de pago, o escríbanos con el nombre del programa después de donar. Si no, va a donde más haga falta ese mes.",
      },
      {
        question: "Me equivoqué en la cantidad. ¿Qué hago?",
        answer:
          "Llame al {organisation.phone} de lunes a viernes. Devolvemos completa una donación equivocada a la tarjeta de donde vino.",
      },
      {
        question: "¿Puedo donar muebles, comida o ropa?",
        answer:
          "Siempre recibimos comida sellada y artículos de higiene nuevos, en la oficina, de lunes a viernes. Por favor llame antes de traer muebles o ropa; los recibimos cuando una familia se está mudando.",
      },
    ],
  },
});
