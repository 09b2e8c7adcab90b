import { health } from "#content/programs/health.ts";
import { inSpanish } from "./document.ts";

export const healthInSpanish = inSpanish(health, {
  page: {
    title: "Salud y bienestar",
    description:
      "Médicos, dentistas, consejeros, una despensa de alimentos y clases gratis en un campus de Austin, Chicago, con o sin seguro.",
  },
  hero: {
    eyebrow: "Una buena atención no debería quedar a dos autobuses",
    heading: "Salud y bienestar",
    lead: "En nuestro campus puede ver a un médico, un dentista o un consejero, surtir una receta y llevarse comida a casa. Nuestros socios atendieron a {home.healthcare} personas en el año fiscal 2025.",
  },
  servicesSection: {
    heading: "Tres servicios de salud",
    lead: "La clínica y el centro de consejería son de nuestros socios; las clases son nuestras. Con su permiso por escrito pueden hablar entre ellos, para que usted no tenga que contar todo dos veces.",
    servedLabel: "Atendidos",
    note: "Los dos primeros son personas en un año, y unas mil usaron ambos: por eso suman {home.healthcare}. El tercero son personas en nuestras propias clases.",
  },
  services: [
    {
      title: "Medicina familiar y dentista",
      description:
        "Chequeos, embarazo, dientes, vacunas, presión y azúcar, con una farmacia en el mismo pasillo. A cargo de Prairie Street Family Health Center, un centro de salud calificado por el gobierno federal.",
      type: "Atención primaria",
    },
    {
      title: "Consejería y recuperación",
      description:
        "Terapia para adultos, parejas y niños: duelo, trauma, adicción, depresión. A cargo de Stillwater Counseling Center, con la primera cita en menos de diez días.",
      type: "Salud mental",
    },
    {
      title: "Clases de ejercicio, cocina y cuidado personal",
      description:
        "Ejercicio en silla, baile en línea, cocina con lo de la despensa, un grupo de diabetes y una caminata los sábados por la mañana en Columbus Park.",
      type: "Bienestar",
    },
  ],
  statistics: [
    { label: "Atendidos en servicios de salud" },
    { label: "Personas que reciben comida de emergencia cada mes" },
  ],
  pantry: {
    heading: "La despensa de alimentos",
    paragraphs: [
      "Usted elige sus alimentos: verduras de nuestra huerta en contenedores, huevos, arroz, frijoles, pan, y pañales cuando tenemos. Hay sillas para esperar.",
      "No pedimos papeles ni motivos. Si no puede venir, mande a alguien con una nota. Si no tiene cocina, pida una comida preparada. El pan nos lo regala Greenlee’s, la panadería de un miembro de nuestra junta.",
    ],
    facts: [
      { label: "Cuándo", text: "{hours.pantry.days}, {hours.pantry.hours}. {hours.holidays}" },
      {
        label: "Dónde",
        text: "{organisation.address.street}: {hours.pantry.door}. Hay una rampa.",
      },
      { label: "Traiga", text: "Dos bolsas o un carrito, si los tiene." },
    ],
  },
  practical: {
    heading: "Su primera visita",
    facts: [
      {
        label: "Cuándo",
        text: "{hours.clinic} La clínica está en el edificio Amory Health Building.",
      },
      {
        label: "Cuánto cuesta",
        text: "Se aceptan Medicaid, Medicare y la mayoría de los seguros. Sin seguro, paga según su ingreso, y puede ser gratis. Las clases y la despensa son gratis.",
      },
      {
        label: "Qué traer",
        text: "Una identificación y la tarjeta del seguro, si las tiene, y sus medicinas en una bolsa, con todo y frascos.",
      },
      {
        label: "Idiomas",
        text: "Inglés y español en persona, y un intérprete por teléfono para cualquier otro idioma.",
      },
    ],
  },
  crisis: {
    heading: "En una crisis",
    text: "{statements.danger} {statements.crisis} {statements.domesticViolence} {statements.hotlinesAnswer}",
  },
  callPrompt: {
    heading: "Haga una cita",
    text: "Un solo número le comunica con la clínica, los consejeros y la despensa. Diga cuál necesita.",
    button: "Llame al {organisation.phone}",
  },
});
