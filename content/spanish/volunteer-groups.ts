import { volunteerGroups } from "#content/volunteer/groups.ts";
import { volunteeringInSpanish } from "#rules/volunteering-in-spanish.ts";
import { inSpanish } from "./document.ts";

const { groups, contact } = volunteeringInSpanish;

export const volunteerGroupsInSpanish = inSpanish(volunteerGroups, {
  page: {
    title: "Voluntariado en grupo",
    description:
      "Venga con su iglesia, escuela o empresa a Circle, en Austin, Chicago: una mañana en la huerta, la despensa o la cocina. Un solo formulario corto.",
  },
  hero: {
    eyebrow: "Iglesias, escuelas, empresas",
    heading: "Sean voluntarios en grupo",
    lead: "Venga con un grupo de jóvenes un sábado a la huerta, o con su equipo una mañana a la despensa. Una persona inscribe a todos, y planeamos el día juntos.",
  },
  practical: {
    heading: "Conviene saber",
    facts: [
      {
        label: "Quién puede venir",
        text: "Desde los {volunteering.groupAge} años, con {volunteering.groupAdults}. Si un puesto es solo para adultos, ahí dice. ¿Niños más pequeños? Pregúntenos.",
      },
      {
        label: "Cuánto tiempo",
        text: "Un turno de unas tres horas, una vez o cuantas quieran. Por favor inscríbanse con tres semanas de anticipación.",
      },
      {
        label: "Permisos",
        text: "Cada menor de 18 años trae un permiso firmado por su padre, su madre o su tutor. Para la huerta y la despensa nadie necesita revisión de antecedentes.",
      },
      {
        label: "Cuánto cuesta",
        text: "Nada. Tenemos herramientas, guantes y agua. Por favor traigan zapatos cerrados.",
      },
    ],
  },
  form: {
    heading: "Inscriba a su grupo",
    intro:
      "Toma unos tres minutos. Díganos a quién contactar, y nos comunicaremos en {volunteering.response}.",
    requiredNote: "Por favor llene todos los campos que no digan opcional.",
    fields: {
      email: { hint: "Le escribimos a esta dirección." },
      phone: { hint: "Con código de área." },
      people: { hint: "Con los adultos. Puede ser un cálculo." },
      youngest: { hint: "Nos dice qué trabajo les queda mejor." },
      roles: { hint: "Opcional. Elija todo lo que quiera." },
      days: { hint: "Elija al menos uno." },
      message: { hint: "Las fechas que tengan en mente, y lo que debamos prever." },
    },
    roleDetails: "{title}: {when}, hasta {n} personas, desde los {age} años",
    submit: "Inscribir a nuestro grupo",
    busy: "Inscribiendo...",
    privacy:
      "Guardamos su inscripción {kept.volunteerApplications}. La leen la recepción y quien dirige el programa, y nadie más. Por favor no nos envíe nombres de niños. Para verla o para que la borremos antes, escriba a {organisation.email} o llame al {organisation.phone}.",
    fallback:
      "Si no pasa nada al oprimir el botón, llame al {organisation.phone} o escriba a {organisation.email}, y llenamos juntos el formulario.",
  },
  nextSteps: {
    heading: "Qué sigue",
    items: [
      { question: "Lo planeamos juntos", answer: groups.plan },
      { question: "Reciben lo necesario", answer: groups.before },
      { question: "Vienen", answer: groups.day },
    ],
    help: contact,
    otherWays: { name: "Voluntariado individual" },
  },
});
