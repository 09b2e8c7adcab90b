import { help } from "#content/help.ts";
import { inSpanish } from "./document.ts";

export const helpInSpanish = inSpanish(help, {
  page: {
    title: "Ayuda con la renta, los recibos, el desalojo y el trabajo",
    description:
      "¿Debe la renta o la luz, o le llegó un papel de desalojo? Qué hace Circle, a quién llamar en Chicago y un formulario para que le llamemos.",
  },
  hero: {
    eyebrow: "No tiene que saber a quién preguntar",
    heading: "Ayuda con la renta, los recibos, el desalojo y el trabajo",
    lead: "Llámenos, o deje su número y le llamamos. Abajo está lo que hacemos nosotros y quién más ayuda en Chicago. Es gratis, y aquí nadie pregunta por su estatus migratorio.",
  },
  form: {
    heading: "¿No tiene correo electrónico? Le llamamos",
    intro:
      "Deje su nombre y un número. Alguien le llama en {forms.contactResponse}, en español o en inglés.",
    choose: "Elija uno si quiere",
    fields: {
      phone: { hint: "Con el código de área. Puede ser el de un vecino o un amigo." },
      words: { hint: "Diga cuándo llamarle, y cuándo no es seguro llamarle." },
    },
    submit: "Pedir una llamada",
    busy: "Enviando...",
    privacy:
      "Guardamos esto {kept.contactMessages}, para llamarle y para saber qué le dijimos. Solo lo lee el personal que contesta. Nunca lo vendemos ni lo compartimos. Para que lo borremos antes, llame al {organisation.phone}.",
    fallback:
      "Si no puede esperar, llame al {organisation.phone}. Cuando estamos cerrados, el {hotlines.helpFinder} contesta día y noche.",
    sent: {
      title: "Tenemos su número.",
      description:
        "Alguien le llamará en {forms.contactResponse}, de lunes a viernes, de {hours.opens} a {hours.closes}. Si no puede esperar, llame al {organisation.phone}.",
    },
    failed: {
      title: "No se envió",
      description: "Por favor intente otra vez, o llámenos al {organisation.phone}.",
    },
  },
  topicsSection: {
    heading: "Quién ayuda con qué",
    lead: "Llame pronto: casi toda la ayuda es más fácil de conseguir antes de la fecha en la corte, o antes de que le corten el servicio.",
  },
  topics: [
    {
      title: "Renta",
      ours: "No podemos pagar su renta. Nos sentamos con usted, vemos el contrato y lo que debe, y llamamos con usted a los dueños y a los programas de abajo, hasta que alguien pueda ayudar o hayamos probado con todos.",
      places: [
        {
          name: "211 Metro Chicago",
          text: "Busca quién tiene dinero para la renta esta semana, cerca de usted. Día y noche, gratis, en muchos idiomas. O envíe un texto con su código postal al 898-211.",
        },
        {
          name: "Ciudad de Chicago, ayuda a corto plazo",
          text: "La ayuda de la ciudad con uno o varios meses de renta. Llame y pida “short-term help” (ayuda a corto plazo).",
        },
        {
          name: "Garfield Community Service Center, un centro de la ciudad",
          text: "El centro de la ciudad más cerca de nosotros, en 10 South Kedzie Avenue: le ayudan a pedir renta, recibos y beneficios, de lunes a viernes. Llame antes de ir.",
        },
      ],
    },
    {
      title: "Desalojo o un papel de la corte",
      ours: "Traiga el papel, aunque la fecha ya haya pasado. Lo leemos con usted, llamamos con usted a la ayuda legal y, si tiene que irse, buscamos otro lugar. Un jueves al mes hay aquí un abogado para quienes rentan a un dueño particular: pregúntenos la fecha.",
      places: [
        {
          name: "Cook County Legal Aid for Housing and Debt: ayuda legal del condado",
          text: "Abogados y mediación gratis para cualquier persona del condado de Cook con un caso de desalojo o de deudas, y el camino a la ayuda con la renta a través de la corte.",
        },
        {
          name: "Rentervention",
          text: "Abogados gratis para quienes rentan en Chicago: desalojo, reparaciones, depósitos. Le preparan cartas para el dueño, y usted puede enviarlas el mismo día.",
        },
        {
          name: "Eviction Help Illinois",
          text: "Ayuda legal gratis para quienes rentan en cualquier parte de Illinois. En español, envíe el texto “Eviction Help” (escriba estas dos palabras así) al (844) 938-4289; en inglés, al (844) 938-4280.",
        },
        {
          name: "Metropolitan Tenants Organization, organización de inquilinos",
          text: "Una línea sobre los derechos de los inquilinos en Chicago: sin calefacción, reparaciones, cerraduras cambiadas, avisos.",
        },
      ],
    },
    {
      title: "Gas, luz y agua",
      ours: "Llamamos con usted a la compañía y pedimos un plan de pagos, le ayudamos a juntar los papeles para LIHEAP, y aquí puede sentarse a llenar la solicitud.",
      places: [
        {
          name: "LIHEAP, a través de CEDA",
          text: "Dinero del estado y del gobierno federal para recibos de gas y de luz, y para que le devuelvan el servicio cortado. En el condado de Cook se pide a través de CEDA.",
        },
        {
          name: "Peoples Gas",
          text: "Planes de pago y ayuda por dificultades con su recibo del gas. Llame antes de la fecha del corte.",
        },
        {
          name: "ComEd",
          text: "Planes de pago y apoyos por dificultades con su recibo de la luz.",
        },
        {
          name: "Ciudad de Chicago, recibos de agua",
          text: "Planes de pago para el recibo del agua, también después de un corte, y una tarifa más baja para dueños de casa con poco dinero.",
        },
      ],
    },
    {
      title: "Problemas legales",
      ours: "No somos abogados. Leemos las cartas con usted, le decimos cuál es la próxima fecha y llamamos con usted a la ayuda legal.",
      places: [
        {
          name: "CARPLS, línea de ayuda legal",
          text: "Hable con un abogado por teléfono, gratis: deudas, familia, trabajo, vivienda, antecedentes penales. La mejor primera llamada en el condado de Cook.",
        },
        {
          name: "Legal Aid Chicago",
          text: "Abogados gratis para personas con poco dinero. De lunes a viernes desde las 8:00 AM, en español y en inglés; llame temprano, o solicite en su página.",
        },
        {
          name: "Illinois Legal Aid Online",
          text: "Explica sus derechos en palabras sencillas y encuentra ayuda legal cerca de usted, en español y en inglés.",
        },
      ],
    },
    {
      title: "Trabajo",
      ours: "La cocina escuela y la clase de diez semanas para pequeños negocios empiezan cada septiembre y febrero, sin costo. En la recepción alguien lee su solicitud antes de que la envíe.",
      places: [
        {
          name: "American Job Center (centro de empleo), Malcolm X College West Campus",
          text: "Capacitación, búsqueda de trabajo y currículum, gratis, en 4624 West Madison Street, cerca de nosotros en autobús.",
        },
        {
          name: "Seguro de desempleo",
          text: "Si perdió su trabajo: el Departamento de Seguridad de Empleo de Illinois recibe solicitudes de desempleo por teléfono y en su página.",
        },
      ],
    },
  ],
  words: {
    ours: "Lo que hacemos nosotros",
    elsewhere: "A quién más acudir",
    call: "Llamar al",
    source: "Fuente:",
    checked: "Verificado en",
  },
  note: "Buscamos estos datos en las páginas públicas que están al lado, casi todas en inglés. Los programas se quedan sin dinero y los números cambian: si uno no funciona, llame al {hotlines.helpFinder} o a nosotros, y por favor avísenos. Esta página no es asesoría legal.",
});
