import { home } from "#content/home.ts";
import { inSpanish } from "./document.ts";

export const homeInSpanish = inSpanish(home, {
  page: {
    title: "{organisation.fullName}: {organisation.tagline}",
    description:
      "Clases después de la escuela, vivienda, comida, salud y arte en un campus de Austin, en el West Side de Chicago. Busque ayuda, done o sea voluntario.",
  },
  hero: {
    heading: "Donde lo imposible se vuelve inevitable",
    lead: "En Austin, en el West Side de Chicago, trabajamos juntos por barrios seguros y con oportunidades: una escuela, una clínica, una iglesia, viviendas y una huerta, a pocos pasos.",
  },
  heroButtons: [
    { name: "Buscar servicios" },
    { name: "Donar" },
    { name: "Participar" },
    { name: "Sobre Circle" },
  ],
  matters: {
    eyebrow: "Un campus, un barrio",
    heading: "Por qué importa Circle",
    paragraphs: [
      "Desde hace más de cinco décadas trabajamos en la misma cuadra de Washington Boulevard. Muchas de las personas que dirigen nuestros programas viven en Austin, y varias llegaron aquí primero en busca de ayuda.",
      "Lo que empezó en un solo local es hoy un campus de {campus.acres} acres y una red de organizaciones de {campus.ecosystem}. Aquí una niña puede ir a la escuela, al dentista y a clases de tambor, y sus padres pueden encontrar consejería, una clase o ayuda con la vivienda.",
    ],
    note: "Las cifras son del año fiscal 2025 e incluyen el trabajo de nuestros socios en el campus; quien recibió ayuda de dos de nosotros puede estar contado dos veces. Los {home.healthcare} son pacientes de la clínica y del centro de consejería; los {home.scholars} son alumnos de la academia. Los {campus.ecosystem} son los presupuestos anuales de todos nuestros socios, sumados; nuestros propios ingresos fueron de {finance.revenue}. El retorno social es una estimación nuestra.",
    noteLink: { name: "Cómo contamos" },
  },
  statistics: [
    { label: "Vidas que cambian cada año" },
    { label: "Alumnos que estudian cada año" },
    { label: "Mujeres y niños apoyados en su recuperación" },
    { label: "Personas que reciben comida de emergencia cada mes" },
    { label: "Atendidos en servicios de salud" },
    { label: "Retorno social por cada $1 donado" },
  ],
  story: {
    eyebrow: "La historia de Angela",
    heading: "Vidas transformadas. Futuros reescritos.",
    lead: "Angela entró huyendo de la lluvia, con una bolsa y sin un lugar donde dormir.",
    filmLead:
      "Este cortometraje, en inglés, la sigue desde la parada del autobús hasta los escalones de su propia casa.",
    filmTitle: "Angela: el camino a casa de una mujer (en inglés)",
    paragraphs: [
      "Esa primera noche no teníamos lugar para ella. Cenó mientras llamábamos a la línea de albergues de la ciudad, y alguien la llevó. Nueve días después se desocupó una habitación en un hogar de recuperación. Luego vinieron una consejera, un lugar en la cocina escuela y un trabajo en la huerta.",
      "Cuatro años más tarde, ella contrata al equipo en el que antes trabajaba, y el apartamento de arriba se lo renta a otra graduada. «Siempre esperaba que alguien me dijera que ya se había acabado mi tiempo», cuenta. «Y siempre me decían: hasta mañana». Angela no es su nombre verdadero, y ella leyó esta página.",
    ],
    scenesHeading: "La película, escena por escena",
  },
  storyScenes: [
    {
      title: "La parada del autobús",
      caption:
        "El último autobús ya se había ido. Angela estaba sentada en la parada de Laramie, con todo lo que tenía en una bolsa.",
      description:
        "Una noche lluviosa de noviembre. Angela está sola bajo el techo de la parada de Laramie, la bolsa en las rodillas; las luces se repiten en el pavimento mojado.",
    },
    {
      title: "La puerta con luz",
      caption:
        "En la cuadra quedaba una sola ventana encendida. Alguien abrió la puerta y le hizo señas para que entrara.",
      description:
        "Al otro lado de la avenida brilla un local. Se abre una puerta, la luz cálida cae sobre la acera, y una mujer la sostiene abierta y la invita a pasar.",
    },
    {
      title: "Una habitación propia",
      caption:
        "Una cama, una lámpara y una llave que cierra por dentro. Por primera vez en un año, vació su bolsa.",
      description:
        "Su habitación en el hogar de recuperación: una colcha, una lámpara, una silla junto a la ventana. Su única bolsa está vacía en el suelo, y ya no llueve.",
    },
    {
      title: "La cocina escuela",
      caption: "A la tercera semana corrigió la receta. La maestra probó, y asintió.",
      description:
        "Por la mañana, en la cocina escuela. Angela, ya con delantal, está con sus compañeros ante una larga mesa de acero mientras la maestra prueba de su olla y asiente.",
    },
    {
      title: "La huerta y los contenedores",
      caption:
        "Lechuga en enero, y gente que sabía su nombre. Vino a que le dieran de comer. Ahora ella da de comer a la cuadra.",
      description:
        "Hileras de verduras bajo luz violeta dentro del contenedor, y luego la huerta de afuera. Angela pasa cajas por una fila de vecinos, riendo.",
    },
    {
      title: "Las llaves",
      caption:
        "La misma calle. Su calle. Su propia puerta. Ahí estaban todos los que le habían abierto una. Una vida transformada. Un futuro reescrito. Un círculo.",
      description:
        "Angela en los escalones de una casa de ladrillo, con un manojo de llaves en la mano. A su alrededor están todos los de las escenas anteriores: el círculo entero.",
    },
  ],
  pillarsSection: {
    eyebrow: "Lo que hacemos",
    heading: "Cuatro pilares para transformar la comunidad",
    lead: "Las familias casi nunca necesitan una sola ayuda. Empiece por la que más le hace falta; nuestro personal le presentará la siguiente.",
    button: { name: "Conozca nuestros programas" },
  },
  pillars: [
    {
      title: "Educación y desarrollo juvenil",
      description:
        "La escuela Ascend West Academy, nuestra socia; ayuda con las tareas y una cena caliente después de clases; y campamento en verano.",
      facts: [
        "{home.scholars} alumnos estudian cada año",
        "{education.afterSchool.capacity} lugares después de la escuela, con {education.afterSchool.graduation} de graduación en 2025",
        "Campamento de verano para {education.summerCamp.capacity}; el {education.summerCamp.retention} vuelve al año siguiente",
        "Un equipo de liderazgo de {education.juniorLeadership.capacity} jóvenes que ayudan a dirigir el campamento",
      ],
    },
    {
      title: "Vivienda y estabilidad",
      description:
        "Hogares de recuperación para mujeres y niños, apartamentos con renta que la gente puede pagar y casas para quienes compran por primera vez. Si no tenemos lugar, le ayudamos a encontrar una cama en otra parte.",
      facts: [
        "{reach.unitsCreated} viviendas creadas en el West Side",
        "{home.recovery} mujeres y niños viven en hogares de recuperación",
        "{housing.activeProjects} proyectos de vivienda en marcha",
        "Referencias para quien necesita una cama esta noche",
      ],
    },
    {
      title: "Salud y bienestar",
      description:
        "Los médicos, dentistas y consejeros de nuestros socios le atienden con o sin seguro. Nuestra despensa abre todos los {hours.pantry.day}.",
      facts: [
        "{home.healthcare} atendidos en servicios de salud",
        "{home.foodMonthly} reciben comida de emergencia cada mes",
        "Consejería para niños, parejas y adultos",
        "Clases de ejercicio, cocina y presión arterial",
      ],
    },
    {
      title: "Cultura y renovación del barrio",
      description:
        "Tambores y coro, un taller abierto, un equipo pagado de muralistas y conciertos gratis en la plaza, junto con el Lake & Laramie Arts Center.",
      facts: [
        "Talleres y un escenario en el Lake & Laramie Arts Center",
        "Murales diseñados y pintados por vecinos",
        "Seed 2 Success: verduras en contenedores todo el año",
        "Conciertos gratis en la plaza cada verano",
      ],
    },
  ],
  partnersSection: {
    eyebrow: "Quiénes están con nosotros",
    heading: "La excelencia atrae excelencia",
    lead: "Compartimos nuestro campus de {campus.acres} acres. Cada socio dirige sus programas, recauda sus propios fondos y conserva su nombre, y una familia puede caminar de uno a otro. En total, {reach.partners} organizaciones trabajan con nosotros en el West Side; aquí están seis, nosotros entre ellas.",
    button: { name: "Hable con nosotros sobre una alianza" },
  },
  partners: [
    {
      description:
        "Somos dueños del campus y lo cuidamos, construimos y rentamos viviendas, y dirigimos los programas después de la escuela, el campamento, la recuperación, la despensa y la huerta.",
      impact: "{home.livesImpacted} vidas que cambian cada año",
      focus: "Desarrollo comunitario",
    },
    {
      description:
        "Una red de escuelas chárter fundada por maestros del West Side. Su Ascend West Academy, en nuestro campus, va de kínder a octavo grado.",
      impact: "{home.scholars} alumnos estudian cada año",
      focus: "Educación",
    },
    {
      description:
        "La congregación del campus. Celebra el servicio del domingo, y sus miembros son voluntarios en la despensa y el gimnasio.",
      impact: "Servicio del domingo, {hours.sundayService}",
      focus: "Fe",
    },
    {
      description:
        "Pequeños hogares, en otras partes del West Side, para adolescentes que no pueden vivir con su familia.",
      impact: "Adultos responsables y tutores en cada hogar",
      focus: "Hogares para jóvenes",
    },
    {
      description:
        "Terapeutas con licencia que atienden trauma, duelo, adicción y las preocupaciones de cada día. El costo depende del ingreso y puede ser gratis.",
      impact: "Primera cita en menos de diez días",
      focus: "Salud mental",
    },
    {
      description:
        "Un centro de salud calificado por el gobierno federal, con médicos de familia, parteras, dentistas y farmacia. No se rechaza a nadie por falta de dinero.",
      impact: "{health.clinic} pacientes al año",
      focus: "Centro de salud comunitario",
    },
  ],
  projectsSection: {
    eyebrow: "En marcha ahora",
    heading: "Proyectos principales",
    lead: "Un edificio de apartamentos, una casa familiar y una huerta.",
    donate: { name: "Hacer una donación" },
    closing: {
      text: "Antes eran un terreno baldío, una casa vacía y un estacionamiento.",
      button: { name: "Invierta en la transformación" },
      all: { name: "Ver todos nuestros proyectos" },
    },
  },
  donationSection: {
    eyebrow: "Done hoy",
    heading: "Haga una donación",
    lead: "Lo que puede hacer su donación.",
    optionsHeading: "Tres maneras de donar",
  },
  impactGifts: [
    {
      title: "Alimenta familias",
      description:
        "La comida de una semana, de la despensa de los {hours.pantry.day}, para cuatro familias.",
      button: "Donar",
    },
    {
      title: "Jóvenes líderes",
      description:
        "Capacitación y materiales para un joven del equipo de liderazgo durante un año.",
      button: "Donar",
    },
    {
      title: "Vivienda estable",
      description:
        "El depósito, los primeros recibos de servicios y una cama para alguien que pasa de la recuperación a un apartamento.",
      button: "Donar",
    },
    {
      title: "Emprendimiento",
      description:
        "El cupo de una persona en la clase de pequeños negocios, con licencias y primeras herramientas.",
      button: "Donar",
    },
  ],
  givingOptions: {
    oneTime: {
      title: "Donación única",
      description: "Cualquier cantidad, una vez, para lo que más haga falta.",
      button: "Elegir una cantidad",
    },
    monthly: {
      title: "Donante mensual (Circle Builder)",
      description:
        "Únase a los Circle Builders, quienes donan cada mes, con {gifts.monthlyBuilder} al mes. El botón abre la página de pago; se cobra a su tarjeta el mismo día de cada mes hasta que usted lo detenga. Para detenerlo, use el enlace de su recibo, abra Mis donaciones o llame al {organisation.phone}.",
      button: "Dar {gifts.monthlyBuilder} al mes",
    },
    tribute: {
      title: "Donación en honor de alguien",
      description:
        "Done en honor o en memoria de alguien. Díganos el nombre, y enviaremos a la familia una tarjeta, por correo electrónico o en papel.",
      button: "Preparar un homenaje",
      href: "/contact?subject=Donaci%C3%B3n%20en%20honor%20de%20alguien",
    },
  },
  customGift: {
    heading: "Done la cantidad que usted quiera",
    label: "Cantidad en dólares",
    hint: "Los datos de la tarjeta se escriben en la página segura de nuestro socio de pagos, nunca en esta.",
    quickLabel: "Cantidades rápidas",
    button: "Impulsar el futuro",
    monthlyLink: "Preparar una donación mensual",
    monthlyNote:
      "Las donaciones mensuales pueden ser de $25, $50 o $100. Siguen hasta que usted las detenga, en Mis donaciones, por teléfono o por correo electrónico.",
    busy: "Procesando...",
  },
});
