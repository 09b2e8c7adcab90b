import { buildingProjects } from "#content/building-projects.ts";
import { figures } from "#content/figures.ts";
import { golfClassic } from "#content/golf-classic.ts";
import { hours } from "#content/hours.ts";
import { organisation } from "#content/organisation.ts";
import { statements } from "#content/statements.ts";
import { inSpanish } from "./document.ts";

/** What the sentences of every page name. */

export const organisationInSpanish = inSpanish(organisation, {
  tagline: "Transformando comunidades desde 1974",
  newsletterRhythm: "una vez al mes",
  blurb:
    "Una organización cristiana sin fines de lucro en Austin, en el West Side de Chicago, desde {organisation.founded}. Nuestros programas y la escuela, la clínica y los talleres de nuestros socios comparten un mismo campus, abierto a todos.",
  copyright: "© 2025 {organisation.fullName}. Todos los derechos reservados.",
  status:
    "{organisation.fullName} es una organización sin fines de lucro 501(c)(3). Su donación es deducible de impuestos según lo permite la ley.",
});

export const hoursInSpanish = inSpanish(hours, {
  opening: [
    { days: "Lunes a viernes", hours: "{hours.opens}-{hours.closes}" },
    { days: "Sábado", hours: "Cerrado" },
    { days: "Domingo", hours: "Servicio religioso {hours.sundayService}" },
  ],
  note: "Yolanda Price está en la recepción de lunes a viernes y le encuentra a la persona indicada, en inglés o en español. Los domingos, New Mercy Church of Austin, nuestra iglesia vecina, recibe a todos.",
  office: "De lunes a viernes, de {hours.opens} a {hours.closes}",
  opens: "9:00 AM",
  closes: "6:00 PM",
  sundayService: "10:30 AM-12:00 PM",
  pantry: {
    door: "la puerta de la despensa, del lado del estacionamiento",
  },
  clinicWeekdays: "9:00 AM a 6:00 PM",
  clinic:
    "De lunes a viernes, de {hours.clinicWeekdays}, y los martes hasta las 8:00 PM. Si está enfermo hoy, venga sin cita antes de las 11:00 AM.",
  holidays:
    "La oficina, la clínica y la despensa cierran en los días festivos federales. Cuando un día festivo cae en {hours.pantry.day}, la despensa abre el miércoles anterior, a las mismas horas.",
  holidaysBriefly: "{hours.holidaysBrieflyInSpanish}",
});

export const figuresInSpanish = inSpanish(figures, {
  campus: { ecosystem: "$50 millones" },
  impact: { partnerRevenue: "$50M+" },
  health: { counseling: "8000+ al año", classes: "200+ participantes" },
  projects: { invested: "$15M+" },
});

export const statementsInSpanish = inSpanish(statements, {
  fairness: {
    services:
      "Atendemos a todos. No rechazamos ni tratamos distinto a nadie por su raza, color, religión, sexo, identidad de género, orientación sexual, origen nacional, estatus migratorio, edad, discapacidad, estado civil o familiar, servicio militar o fuente de ingresos.",
    housing:
      "Igualdad de oportunidades en la vivienda. Rentamos, vendemos y referimos sin importar la raza, el color, la religión, el sexo, la identidad de género, la orientación sexual, el origen nacional, la edad, la discapacidad, el estado civil o familiar, el tipo de baja del servicio militar, la fuente de ingresos ni cualquier otro motivo que protejan las leyes federales, de Illinois o de Chicago. Los hogares de recuperación son para mujeres y sus hijos. Para pedir un cambio por una discapacidad, llámenos; para quejarse ante otra institución, llame a HUD al (800) 669-9777.",
    jobs: "Somos un empleador que ofrece igualdad de oportunidades. Contratamos sin importar la raza, el color, la religión, el sexo, la identidad de género, la orientación sexual, el origen nacional, la edad, la discapacidad, el servicio militar ni cualquier otro motivo que proteja la ley. Díganos si necesita un cambio en la forma de solicitar empleo.",
  },
  dutyToReport:
    "Por ley debemos avisar cuando se maltrata o descuida a un niño, y pedimos ayuda cuando alguien está por sufrir daño.",
  danger: "¿Está en peligro ahora mismo? Llame al {hotlines.emergency}.",
  crisis: "Si piensa en quitarse la vida, llame o envíe un texto al {hotlines.crisis}.",
  domesticViolence:
    "Si alguien en su casa le hace daño o le amenaza, llame a la línea de violencia doméstica de Illinois, {hotlines.domesticViolence}.",
  hotlinesAnswer: "Todas son gratis y contestan a cualquier hora.",
});

export const golfClassicInSpanish = inSpanish(golfClassic, {
  edition: "14.º",
  title: "{golf.edition} torneo anual Raymond Tillery Memorial Golf Classic",
  description:
    "Un torneo de golf por equipos, de 18 hoyos, en memoria del entrenador que mantuvo abierto nuestro gimnasio durante 31 años. Almuerzo, carritos, caddies, cena y subasta en vivo.",
  category: "Recaudación de fondos",
  dinner: {
    title: "Cena de premios Circle Builders",
    description:
      "La noche del torneo de golf. Honramos a un vecino, a un estudiante y a un donante mensual (Circle Builder) del año, y hacemos la subasta en vivo. No hace falta jugar para venir.",
    category: "Premios",
  },
});

export const buildingProjectsInSpanish = inSpanish(buildingProjects, {
  overdueNote: "Esta fecha ya pasó. La obra no está terminada; pregúntenos por la nueva fecha.",
  items: [
    {
      title: "Project 130",
      subtitle: "{housing.project130Units} viviendas para empezar de nuevo",
      description:
        "Apartamentos en una esquina que estuvo vacía once años, para personas que terminaron un programa de recuperación y están listas para tener su propio contrato. Una trabajadora de casos atiende en el edificio.",
      highlights: [
        "{housing.project130Units} apartamentos de una y dos recámaras",
        "Una fachada de ladrillo como la de las casas vecinas",
        "Lavandería, cocina compartida y oficina para los trabajadores de casos",
        "Construido con cuadrillas y aprendices del barrio",
      ],
      status: "Fase 3: construcción",
      timeline: "Listo: primavera de 2026",
    },
    {
      title: "Project 843",
      subtitle: "Casa para una familia",
      description:
        "Una casa vacía, reconstruida desde la estructura, para una familia que ha rentado en Austin y está lista para comprar.",
      highlights: [
        "{housing.project843Bedrooms} recámaras, {housing.project843Baths} baños",
        "Un porche al frente y un patio",
        "Aislada para los inviernos de Chicago",
        "Para alguien que compra por primera vez y termina nuestra clase para propietarios",
      ],
      status: "Fase 4: construcción",
      timeline: "Listo: otoño de 2025",
    },
    {
      title: "Seed 2 Success",
      subtitle: "Huerta en contenedores",
      description:
        "Dos contenedores en un antiguo estacionamiento dan verduras todo el año. Los atienden jóvenes junto con nuestro encargado de la huerta. Las verduras van a la despensa de los {hours.pantry.day}, y algunas se venden a restaurantes.",
      highlights: [
        "Lechuga, col rizada y hierbas todo el año",
        "Primer trabajo pagado para jóvenes del barrio",
        "Una parte de cada cosecha va a la despensa de los {hours.pantry.day}",
        "Capacitación en cultivo, empaque y ventas",
      ],
      status: "Impacto en crecimiento",
      timeline: "Crece cada año",
    },
  ],
});
