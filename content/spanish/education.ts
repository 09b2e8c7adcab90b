import { education } from "#content/programs/education.ts";
import { inSpanish } from "./document.ts";

export const educationInSpanish = inSpanish(education, {
  page: {
    title: "Educación y juventud",
    description:
      "Tutoría después de la escuela, campamento de verano y liderazgo juvenil en Austin, en el West Side de Chicago. Edades, horarios, costos e inscripción.",
  },
  hero: {
    eyebrow: "Después de clases, en verano, todo el año",
    heading: "Programas de educación y juventud",
    lead: "Una cena caliente, ayuda con las tareas y clubes después de la escuela; campamento en verano; liderazgo pagado para jóvenes. {annually.youth} niños y jóvenes participan en nuestros programas cada año.",
  },
  programsSection: {
    heading: "Tres programas de educación",
    lead: "Juntos tienen {education.places} lugares a la vez. Los {annually.youth} del año incluyen el gimnasio, los programas de arte y la huerta.",
    capacityLabel: "Lugar para",
    outcomeLabel: "Resultado",
    note: "Graduación: todos los estudiantes de grado 12 del programa después de la escuela de 2024-25. Los que vuelven: niños del campamento de 2024 que aún tenían edad para volver y volvieron en 2025. Los que terminan: {education.juniorLeadership.finished} de los {education.juniorLeadership.joined} jóvenes líderes desde 2008 terminaron su año.",
  },
  programs: [
    {
      title: "Programa después de la escuela",
      description:
        "Cena a las 3:30, tareas a las 4:00 con un tutor en cada mesa y luego robótica, baile de step, la huerta o el gimnasio. De kínder a grado 12, todos los días de clases.",
      capacity: "{education.afterSchool.capacity} niños y jóvenes",
      outcome: "{education.afterSchool.graduation} de graduación",
      schedule: "Días de clases, de 3:10 a 6:00 PM",
    },
    {
      title: "Campamento de verano",
      description:
        "Seis semanas de natación, lectura en Columbus Park y un paseo cada viernes, con desayuno y almuerzo. Para edades de 6 a 13.",
      capacity: "{education.summerCamp.capacity} niños",
      outcome: "{education.summerCamp.retention} vuelve",
      schedule: "Fines de junio a julio, de lunes a viernes, de 9:00 AM a 4:00 PM",
    },
    {
      title: "Liderazgo juvenil",
      description:
        "Un equipo pagado para edades de 14 a 18. Durante un año ayudan a elegir y dirigir al personal del campamento, llevan un presupuesto y hablan por el barrio en la alcaldía.",
      capacity: "{education.juniorLeadership.capacity} líderes al año",
      outcome: "{education.juniorLeadership.completion} termina",
      schedule: "Martes y jueves, de 4:00 a 6:00 PM, todo el año",
    },
  ],
  textBlock: {
    heading: "Una tarde con nosotros",
    paragraphs: [
      "Los niños llegan a las 3:10 por su propia entrada en Washington Boulevard. Ahí está nuestro personal, que sabe quién puede recoger a cada niño; ningún otro programa usa esa puerta. La cena es a las 3:30 y las tareas a las 4:00.",
      "Vienen de más de una docena de escuelas. La más cercana es nuestra socia en el campus, Ascend West Academy, donde estudian {home.scholars} alumnos cada año. Con permiso de los padres, sus maestros y nuestros tutores hablan cada semana, para que un niño atorado en las fracciones tenga ayuda al día siguiente.",
      "Andre Simmons dirige el programa después de la escuela, y Camille Baptiste dirige educación y juventud. Todos los que trabajan con los niños pasaron una revisión de antecedentes, y ningún adulto está nunca a solas con un niño.",
    ],
  },
  practical: {
    heading: "Lo que conviene saber",
    facts: [
      {
        label: "Cuánto cuesta",
        text: "El programa después de la escuela y el liderazgo juvenil son gratis. El campamento cuesta $40 a la semana, o menos, o nada, si eso es demasiado; no pedimos comprobantes.",
      },
      {
        label: "Qué traer para inscribir",
        text: "El acta de nacimiento o la credencial escolar de su hijo, su cartilla de vacunas y los nombres de quienes pueden recogerlo.",
      },
      {
        label: "Comida",
        text: "Cena después de la escuela, desayuno y almuerzo en el campamento. Díganos si hay alergias; también hay platos halal y vegetarianos.",
      },
      {
        label: "El regreso a casa",
        text: "Alguien de su lista, con identificación, debe recoger a los niños antes de las 6:00 PM en la entrada de los niños. Con su firma, nuestra camioneta lleva a casa a los niños que viven a menos de dos millas.",
      },
    ],
  },
  questions: {
    heading: "Los padres preguntan",
    items: [
      {
        question: "¿Y si ya no hay lugar?",
        answer:
          "Tenemos una lista de espera por orden de llegada y le llamamos cuando le toca, casi siempre dentro del semestre. Los hermanos de niños inscritos van primero.",
      },
      {
        question: "¿Mi hijo tiene que ir a la iglesia?",
        answer:
          "No. Damos gracias antes de la cena, y los niños pueden unirse o quedarse en silencio. El club bíblico es uno entre varios.",
      },
      {
        question: "Mi hijo tiene un IEP (plan de educación individual). ¿Pueden ayudar?",
        answer:
          "Sí. Traiga una copia al inscribirlo. Todas las tardes trabaja con nosotros una tutora preparada en educación especial.",
      },
      {
        question: "¿Puede un joven ganar dinero aquí?",
        answer:
          "Sí. Se paga a los jóvenes líderes, a los guías del campamento y al equipo de la huerta Seed 2 Success. Las solicitudes abren en marzo.",
      },
      {
        question: "Temo que estén maltratando a un niño. ¿A quién le digo?",
        answer:
          "Llame a la línea de maltrato infantil de Illinois, {hotlines.childAbuse}, a cualquier hora; si hay peligro, al {hotlines.emergency}. Nuestro personal tiene que hacer la misma llamada cuando lo sospecha.",
      },
    ],
  },
  callPrompt: {
    heading: "Inscriba por teléfono",
    text: "Llame de lunes a viernes entre {hours.opens} y {hours.closes} y pregunte por Andre Simmons. Toma unos diez minutos.",
    button: "Llame al {organisation.phone}",
  },
});
