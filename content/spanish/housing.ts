import { housing } from "#content/programs/housing.ts";
import { inSpanish } from "./document.ts";

export const housingInSpanish = inSpanish(housing, {
  page: {
    title: "Vivienda y estabilidad",
    description:
      "Hogares de recuperación, apartamentos accesibles y referencias en el West Side de Chicago: qué construimos, quién puede solicitar y a quién llamar hoy.",
  },
  hero: {
    eyebrow: "Una llave que es suya",
    heading: "Vivienda y estabilidad",
    lead: "Desde {organisation.founded} hemos ayudado a crear {reach.unitsCreated} viviendas en el West Side, y {annually.familiesHoused} familias viven hoy en ellas. La mayoría son de sociedades de vivienda o de las propias familias; nosotros rentamos {housing.ownApartments} apartamentos propios.",
  },
  projectsSection: {
    heading: "Lo que construimos y administramos",
    lead: "Walter Jimerson dirige vivienda. En cada obra se capacitan aprendices del barrio.",
    link: { name: "Ver todos nuestros proyectos" },
  },
  projects: [
    {
      description:
        "Apartamentos en un edificio nuevo de ladrillo, para personas que terminaron un programa de recuperación y están listas para firmar un contrato.",
      units: "{housing.project130Units} viviendas",
    },
    {
      description:
        "Una casa propia para una familia, con porche al frente y patio atrás. Quien compra toma primero nuestra clase para propietarios.",
      units: "{housing.project843Bedrooms} recámaras, {housing.project843Baths} baños",
    },
    {
      title: "Hogares de recuperación",
      description:
        "Habitaciones amuebladas para mujeres en recuperación y para sus hijos, con trabajadoras de casos. Para proteger a las residentes, no decimos dónde están los hogares.",
      units: "{home.recovery} viven en recuperación",
      status: "Activo",
      timeline: "Abierto todo el año",
    },
  ],
  servicesSection: {
    heading: "Referencias y vivienda con apoyo",
    lead: "Las dos empiezan con una llamada.",
  },
  services: [
    {
      title: "Referencias",
      description:
        "Muchas veces no tenemos lugar. Entonces llamamos con usted a albergues, dueños y agencias, y seguimos en la línea hasta que alguien le espere o hayamos probado con todos.",
    },
    {
      title: "Vivienda con apoyo",
      description:
        "Un apartamento con una trabajadora de casos, que ayuda con beneficios, citas en la corte, cuidado de niños y un presupuesto, por el tiempo que usted quiera.",
    },
  ],
  impactSection: {
    heading: "La vivienda en números",
    text: "Viviendas creadas: desde {organisation.founded}, con socios; algunas se han vendido, y en muchas vive una sola persona, así que las familias son menos. En recuperación: mujeres y niños que viven en los hogares de recuperación al mismo tiempo. Proyectos en marcha: Project 130, Project 843 y los hogares de recuperación.",
  },
  statistics: [
    { label: "Viviendas creadas" },
    { label: "Viven en recuperación" },
    { label: "Proyectos en marcha" },
  ],
  practical: {
    heading: "Si necesita vivienda",
    facts: [
      {
        label: "Esta noche",
        text: "Para una cama esta noche llame al {hotlines.city}, a cualquier hora, y pida un albergue. Pocas veces tenemos una habitación el mismo día, pero de lunes a viernes, de {hours.opens} a {hours.closes}, le ayudamos a llamar. {statements.danger}",
      },
      {
        label: "Quién puede solicitar",
        text: "Hogares de recuperación: mujeres de 18 años o más que están en recuperación, con o sin hijos. Apartamentos: cualquier persona cuyo ingreso esté debajo del límite de la vivienda; los de Project 130 son para quienes terminaron un programa de recuperación.",
      },
      {
        label: "Qué traer",
        text: "Una identificación y un comprobante de ingresos, si los tiene. Si perdió sus papeles o se los quitaron, venga de todos modos, y le ayudamos a reponerlos.",
      },
      {
        label: "Cuánto cuesta",
        text: "Preguntar es gratis. La renta es, como máximo, un tercio de su ingreso. Una habitación de recuperación es gratis los primeros 90 días, y después cuesta, como máximo, un tercio de su ingreso.",
      },
    ],
  },
  questions: {
    heading: "Los vecinos preguntan",
    items: [
      {
        question: "¿Cuánto hay que esperar?",
        answer:
          "Por una habitación de recuperación, casi siempre de una a dos semanas; por un apartamento, varios meses o más. Patrice Holloway, la trabajadora de casos de recuperación, lleva la lista de los hogares, y Yolanda Price, en la recepción, la de los apartamentos. Le dicen en qué lugar va y le llaman cuando cambia.",
      },
      {
        question: "Tengo un desalojo o antecedentes penales. ¿Debo solicitar de todos modos?",
        answer:
          "Sí. Ninguno de los dos le excluye por sí solo: cuéntenos qué pasó, y decidimos caso por caso. Hay excepciones. La ley federal deja fuera de algunas de nuestras viviendas a quienes están de por vida en un registro de delincuentes sexuales o fueron condenados por fabricar metanfetamina en vivienda subsidiada, y nadie condenado por dañar a un niño puede vivir en los hogares de recuperación.",
      },
      {
        question: "¿Puedo quedarme con mis hijos?",
        answer:
          "Sí. Los niños se quedan con su mamá, siguen en su escuela cuando se puede, y pueden entrar al programa después de la escuela cuando hay lugar.",
      },
      {
        question: "Alguien me hace daño en casa. ¿Qué puedo hacer?",
        answer:
          "{statements.danger} Si no, llame a la línea de violencia doméstica de Illinois, {hotlines.domesticViolence}, a cualquier hora. Saben qué lugares seguros tienen cupo hoy. Si nos llama a nosotros, díganos cuándo es seguro devolverle la llamada, y no dejaremos mensajes en otro momento.",
      },
      {
        question: "Soy dueño de un edificio en el West Side. ¿Necesitan propietarios?",
        answer:
          "Sí. Nuestros inquilinos llegan con una trabajadora de casos y el depósito pagado, y usted puede llamarnos si algo sale mal.",
      },
    ],
  },
  callPrompt: {
    heading: "Hable con alguien sobre vivienda",
    text: "No necesita formulario ni referencia. Diga que llama por vivienda, y cuándo es seguro devolverle la llamada.",
    button: "Llame al {organisation.phone}",
  },
});
