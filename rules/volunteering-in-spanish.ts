/** What volunteering.ts says, in Spanish, for the page and for the email to an applicant. */
export const volunteeringInSpanish = {
  response: "5 a 7 días hábiles",
  orientation: {
    when: "el segundo martes de cada mes, de 4:30 a 5:30 PM",
    where: "en la oficina principal, en {organisation.address.street}",
  },
  underEighteen:
    "Si tiene 16 o 17 años, venga a la orientación con su padre, su madre o su tutor. Ahí firman un permiso, y no revisamos nada antes de que lo hayan firmado.",
  groups: {
    adults: "un adulto por cada cinco menores de 18",
    plan: "Llamamos a la persona que inscribió al grupo, y juntos elegimos el día y el trabajo.",
    before:
      "Dos semanas antes les enviamos qué traer, dónde estacionarse y un permiso para que lo firme el padre, la madre o el tutor de cada menor de 18 años.",
    day: "Lleguen 15 minutos antes a la oficina principal. Los fines de semana, alguien les espera en la puerta principal. Les mostramos el lugar, y uno de nosotros trabaja con ustedes toda la mañana o toda la tarde.",
  },
  contact:
    "¿Tiene preguntas antes? Llame al {organisation.phone}, de lunes a viernes de {hours.opens} a {hours.closes}, y pregunte por Yolanda Price en la recepción.",
} as const;

/** Within which we answer a message. */
export const contactResponseInSpanish = "dos días hábiles";
