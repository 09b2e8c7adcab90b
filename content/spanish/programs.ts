import { programs } from "#content/programs.ts";
import { inSpanish } from "./document.ts";

export const programsInSpanish = inSpanish(programs, {
  page: {
    title: "Programas",
    description:
      "Después de la escuela y campamento, vivienda, comida, médicos y consejería, culto y arte: programas en nuestro campus de Austin, y cómo empezar.",
  },
  hero: {
    eyebrow: "Empiece por lo que necesita hoy",
    heading: "Programas y servicios",
    lead: "Tutoría, ayuda con la vivienda, médicos, culto y comida en un campus de {campus.acres} acres. No tiene que saber por qué oficina preguntar: venga a la recepción, y le acompañamos.",
  },
  programsSection: { heading: "Nuestros cuatro programas" },
  programs: [
    {
      title: "Educación y juventud",
      description:
        "Ayuda con las tareas y una cena caliente después de la escuela, campamento en verano y un equipo de liderazgo para jóvenes.",
      label: "Programas de educación y juventud",
    },
    {
      title: "Vivienda y estabilidad",
      description:
        "Hogares de recuperación para mujeres y niños, apartamentos con renta que la gente puede pagar, y ayuda para encontrar una cama en otra parte cuando no tenemos.",
      label: "Programas de vivienda",
    },
    {
      title: "Salud y bienestar",
      description:
        "Los médicos, dentistas y consejeros de nuestros socios, y nuestra despensa semanal y clases de ejercicio.",
      label: "Servicios de salud",
    },
    {
      title: "Desarrollo espiritual",
      description:
        "Culto los domingos, círculos los miércoles y un capellán con quien hablar. Usted es bienvenido, crea lo que crea.",
      label: "Culto, estudio y acompañamiento",
    },
  ],
  artsNote: {
    text: "¿Busca tambores, coro, murales o el taller abierto?",
    link: { name: "Vea Arte y cultura" },
  },
  workNote: {
    text: "¿Busca trabajo o quiere abrir un negocio? La cocina escuela y la clase de diez semanas para pequeños negocios empiezan cada septiembre y febrero, sin costo.",
    link: {
      name: "Pregunte por la capacitación",
      href: "/contact?subject=Capacitaci%C3%B3n%20para%20un%20trabajo%20o%20negocio",
    },
  },
  figuresSection: {
    heading: "Los programas en números",
    note: "Jóvenes: todos los que participaron en el año fiscal 2025, en los {education.places} lugares de los programas de educación, el gimnasio, las artes y la huerta. Familias: las que viven hoy en viviendas que construimos o reparamos. Servicios de salud: los que dieron nuestro personal y voluntarios en el año, como clases, tomas de presión y referencias; las {home.healthcare} personas que mencionamos en otras partes fueron pacientes de la clínica y del centro de consejería de nuestros socios.",
  },
  statistics: [
    { label: "Jóvenes atendidos al año" },
    { label: "Familias con vivienda" },
    { label: "Servicios de salud" },
    { text: "Cada semana", label: "Servicios religiosos" },
  ],
  practical: {
    heading: "Cómo empezar",
    facts: [
      {
        label: "Venga",
        text: "La recepción está detrás de las puertas de vidrio en Washington Boulevard. De lunes a viernes no necesita cita.",
      },
      {
        label: "Cuánto cuesta",
        text: "La mayoría de los programas son gratis. Donde hay un costo, depende de su ingreso, y nunca decimos que no por eso.",
      },
      {
        label: "Qué le preguntamos",
        text: "Su nombre y qué necesita. No preguntamos por el estatus migratorio. Lo que nos cuenta se queda aquí, con una excepción. {statements.dutyToReport}",
      },
    ],
  },
  closing: {
    heading: "¿No sabe por dónde empezar?",
    lead: "Díganos qué necesita. Si nosotros no lo hacemos, le ayudamos a llamar a quien sí.",
    buttons: [{ name: "Contáctenos" }, { name: "Apoye nuestros programas" }],
  },
});
