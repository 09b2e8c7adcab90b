import { contact } from "#content/contact.ts";
import { inSpanish } from "./document.ts";

export const contactInSpanish = inSpanish(contact, {
  page: {
    title: "Contacto",
    description:
      "Llame, escriba o venga: {organisation.address.street}, Chicago. Horario, cómo llegar en autobús y tren, y un formulario para su mensaje.",
  },
  hero: {
    eyebrow: "Llame, escriba o venga",
    heading: "Contáctenos",
    lead: "Una persona contesta el teléfono en horas de oficina, y una persona lee cada mensaje. Si no hacemos lo que usted necesita, le decimos quién lo hace.",
  },
  callUs: "Llame al {organisation.phone}",
  reachUs: {
    heading: "Cómo encontrarnos",
    address: "Dirección",
    phone: "Teléfono",
    email: "Correo electrónico",
    hours: "Horario",
  },
  findUs: {
    heading: "Cómo llegar",
    map: "Abrir en un mapa",
    facts: [
      {
        label: "En autobús o tren",
        text: "El autobús 57 Laramie para en Washington Boulevard, a un minuto a pie. Desde la estación Laramie de la línea verde, camine hacia el sur unos seis minutos.",
      },
      {
        label: "En carro",
        text: "Estacione gratis en el lote detrás de la oficina, con entrada por el callejón. Junto a la puerta hay dos espacios para personas con discapacidad.",
      },
      {
        label: "En la puerta",
        text: "La entrada está al nivel de la acera, y a todos los salones se llega por la planta baja o en elevador. Hablamos inglés y español.",
      },
    ],
  },
  subjects: [
    "Pregunta general",
    "Inscribir a un niño o joven",
    "Vivienda o un lugar seguro",
    "Comida, salud o consejería",
    "Oración o una visita",
    "Donaciones y recibos",
    "Donación en honor de alguien",
    "Torneo de golf: inscribir un equipo",
    "Torneo de golf: ser patrocinador",
    "Cena de premios: reservar lugares",
    "Capacitación para un trabajo o negocio",
    "Voluntariado y prácticas",
    "Alianzas",
    "Prensa y medios",
  ],
  form: {
    heading: "Envíenos un mensaje",
    intro:
      "Contestamos en {forms.contactResponse}. Si prefiere hablar, deje un teléfono y díganos cuándo llamar.",
    requiredNote: "Por favor llene todos los campos que no digan opcional.",
    fields: {
      email: { hint: "Lo usamos solo para contestarle." },
      phone: { hint: "Si quiere que le llamemos." },
      subject: { hint: "Elija uno de la lista o escriba el suyo." },
      message: {
        hint: "Al menos {forms.shortestMessage} caracteres. Por favor no incluya números de tarjeta ni datos médicos.",
      },
    },
    submit: "Enviar mensaje",
    busy: "Enviando mensaje...",
    privacy:
      "Guardamos lo que escribe aquí {kept.contactMessages}, para contestarle y para saber qué le dijimos. Solo lo lee el personal que contesta. Nunca lo vendemos ni lo compartimos. Para verlo o para que lo borremos antes, escriba a {organisation.email} o llame al {organisation.phone}.",
    fallback:
      "¿Problemas con el formulario? Escriba a {organisation.email} o llame al {organisation.phone}.",
  },
});
