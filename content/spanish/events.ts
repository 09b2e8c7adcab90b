import { events } from "#content/events.ts";
import { inSpanish } from "./document.ts";

export const eventsInSpanish = inSpanish(events, {
  page: {
    title: "Eventos",
    description:
      "Acompañe a Circle en el Raymond Tillery Memorial Golf Classic y en la cena de premios Circle Builders. Fechas, lugares y cómo participar.",
  },
  hero: {
    eyebrow: "Venga con nosotros",
    heading: "Eventos",
    lead: "Una vez al año jugamos golf en Hinsdale en memoria del entrenador Raymond Tillery, y esa misma noche entregamos nuestros premios en una cena.",
  },
  upcomingSection: {
    heading: "Próximos eventos",
    lead: "Golf desde el mediodía, y los premios en la cena. Venga a uno o a los dos.",
    others: "Todos son bienvenidos. Esto es lo que sigue.",
    none: "Por ahora no hay nada en el calendario. Las nuevas fechas se anuncian primero aquí y en nuestro boletín. Esperamos verle pronto.",
    calendar: "Agregar a su calendario",
    past: {
      heading: "Nuestros eventos más recientes",
      lead: "Gracias a todos los que vinieron. La próxima fecha se anuncia aquí y en el boletín.",
      tag: "Este evento ya pasó",
    },
  },
  upcoming: [
    {
      label: "Detalles del torneo de golf",
    },
    {
      label: "Detalles de la cena de premios",
    },
  ],
  categoriesSection: { heading: "Tipos de eventos" },
  categories: [
    {
      title: "Golf y recaudación de fondos",
      description:
        "Un día al aire libre que paga programas después de la escuela y de verano. Los principiantes son bienvenidos.",
      label: "Ver el torneo de golf",
    },
    {
      title: "Premios y celebraciones",
      description: "Una cena, y tres premios: a un vecino, a un estudiante y a un donante mensual.",
      label: "Ver la cena de premios",
    },
  ],
  newsLink: { name: "Lea las noticias" },
  closing: {
    heading: "Fiestas de la cuadra, conciertos y la muestra de arte de primavera",
    lead: "Los eventos gratis en la plaza se anuncian en la recepción y en el boletín de abajo.",
    button: {
      name: "Pregunte por un evento",
      href: "/contact?subject=Pregunta%20general",
    },
  },
});
