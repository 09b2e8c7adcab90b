import { volunteer } from "#content/volunteer.ts";
import { volunteeringInSpanish } from "#rules/volunteering-in-spanish.ts";
import { inSpanish } from "./document.ts";

export const volunteerInSpanish = inSpanish(volunteer, {
  page: {
    title: "Voluntariado",
    description:
      "Sea voluntario de Circle en Austin, Chicago: mesas de tareas, la despensa, la huerta, la recepción. Desde los 16 años.",
  },
  hero: {
    eyebrow: "Participe",
    heading: "Sea voluntario",
    lead: "{reach.volunteers} personas son voluntarias con nosotros cada año, desde estudiantes de preparatoria hasta jubilados. Puede ayudar en una mesa de tareas dos horas a la semana, o en la despensa unas horas al mes.",
  },
  benefits: [
    {
      title: "Marque la diferencia",
      description:
        "Usted ve lo que hicieron sus horas: una tarea terminada, la comida de una familia empacada, un porche pintado.",
    },
    {
      title: "Haga comunidad",
      description:
        "Trabaja al lado de personas que viven en Austin. La mayoría de los voluntarios que se quedan nos dicen que es por la compañía.",
    },
    {
      title: "Crezcamos juntos",
      description:
        "Le enseñamos el trabajo el primer día y le ponemos junto a un voluntario con experiencia. Después de 20 horas, con gusto le escribimos una carta de recomendación.",
    },
  ],
  practical: {
    heading: "Antes de llenar la solicitud",
    facts: [
      {
        label: "Quién puede ser voluntario",
        text: "Cualquier persona de {volunteering.minimumAge} años o más. {volunteering.underEighteen}",
      },
      {
        label: "Cuánto tiempo",
        text: "Tutores y mentores: una tarde a la semana durante un año escolar. Despensa, huerta y eventos: un turno a la vez.",
      },
      {
        label: "Revisión de antecedentes",
        text: "Revisamos a todos los que trabajan con niños o residentes, y nosotros lo pagamos. Un antecedente viejo no le excluye, con excepciones: nadie condenado por dañar a un niño, por un delito sexual o por violencia en casa trabaja con niños o residentes. Pregúntenos por lo demás.",
      },
      {
        label: "Cuánto cuesta",
        text: "Nada. Le damos guantes y una camiseta. Por favor traiga zapatos cerrados.",
      },
    ],
  },
  form: {
    heading: "Solicitud de voluntariado",
    intro: "Toma unos cinco minutos. Nos comunicaremos con usted en {volunteering.response}.",
    requiredNote: "Por favor llene todos los campos que no digan opcional.",
    sections: {
      personal: {
        heading: "Datos personales",
        intro: "Cómo comunicarnos con usted, y la edad, que nos dice qué turnos puede tomar.",
      },
      address: {
        heading: "Dirección",
        intro: "Para ofrecerle algo cerca de casa.",
      },
      preferences: {
        heading: "Preferencias",
        intro: "Marque todo lo que le sirva. Puede cambiar de opinión después.",
      },
      additional: {
        heading: "Más información",
        intro: "Unas palabras sobre usted, y a quién llamar si se lastima en un turno.",
      },
    },
    fields: {
      email: { hint: "Le escribimos a esta dirección." },
      phone: { hint: "Con código de área." },
      age: { placeholder: "Elija su edad" },
      availability: { hint: "Elija al menos una." },
      interests: { hint: "Elija al menos uno." },
      experience: { hint: "Trabajo, iglesia, familia, idiomas: todo lo que sabe hacer." },
      motivation: { hint: "Una o dos frases bastan." },
      emergencyContact: { hint: "Nombre y teléfono de una persona." },
      backgroundCheck: {
        hint: "Les pedimos permiso a todos. La hacemos solo a quienes trabajan con niños o residentes, y solo después de hablar con usted.",
      },
    },
    submit: "Enviar solicitud",
    busy: "Enviando solicitud...",
    privacy:
      "Guardamos su solicitud {kept.volunteerApplications}. La leen la recepción y quien dirige el programa que usted elija, y nadie más. La revisión de antecedentes la hace un servicio externo, solo después de hablar con usted. Para verla o para que la borremos antes, escriba a {organisation.email} o llame al {organisation.phone}.",
    fallback:
      "Si no pasa nada al oprimir el botón, llame al {organisation.phone} o escriba a {organisation.email}, y llenamos juntos el formulario.",
    notSent:
      "Esta copia del sitio está en una dirección local: la solicitud se queda en esta página y no se envía.",
  },
  nextSteps: {
    heading: "Qué sigue",
    items: [
      {
        question: "Nos comunicamos con usted",
        answer:
          "Le llamaremos o escribiremos en {volunteering.response} para preguntarle qué le gustaría hacer.",
      },
      {
        question: "Viene a la orientación",
        answer:
          "La orientación es {volunteering.orientationWhen}, {volunteering.orientationWhere}: un recorrido por el campus y tiempo para preguntas. Si ese día no puede venir, pídanos otra fecha. {volunteering.underEighteen}",
      },
      {
        question: "Prueba un turno",
        answer:
          "Su primer turno es junto a un voluntario con experiencia. Si no le gusta, díganos, y le buscamos otro.",
      },
    ],
    help: volunteeringInSpanish.contact,
    otherWays: { name: "Otras maneras de participar" },
  },
});
