import { volunteerRoles } from "#content/volunteer-roles.ts";
import { inSpanish } from "./document.ts";

export const volunteerRolesInSpanish = inSpanish(volunteerRoles, {
  roles: [
    {
      title: "Huerta de los sábados",
      lead: "Siembre, deshierbe y coseche en las camas de cultivo, y lleve a la despensa lo que esté maduro. Aquí hay herramientas y guantes.",
      hours: "de 9:00 AM a mediodía, cuantas veces quiera",
      where: "La huerta, en la plaza",
    },
    {
      title: "Empacar para la despensa",
      lead: "Ordene lo que llega y empaque bolsas de comida para el día de despensa. Hay trabajo de pie y sentado.",
      hours: "de 9:30 AM a 12:30 PM, un turno a la vez",
      where: "La despensa",
      training: "Diez minutos sobre higiene de los alimentos, al empezar su primer turno",
    },
    {
      title: "Mesas de tareas",
      lead: "Siéntese con dos o tres niños y ayúdeles con la lectura y las matemáticas. La paciencia cuenta más que las calificaciones.",
      hours: "de 3:30 PM a 5:30 PM, una tarde a la semana durante un año escolar",
      where: "Los salones del programa después de la escuela",
      training: "Una tarde, y una revisión de antecedentes que pagamos nosotros",
    },
    {
      title: "Recepción",
      lead: "Reciba a quien llega, conteste el teléfono y muestre a la gente adónde ir. Hablar español ayuda mucho aquí.",
      hours: "de 1:00 PM a 5:00 PM, una vez a la semana",
      where: "La oficina principal",
      training: "Dos turnos junto a la persona que se va",
    },
    {
      title: "Cena",
      lead: "Cocine y sirva la cena para los residentes, y siéntese a comer con ellos.",
      hours: "de 5:00 PM a 7:30 PM, una vez al mes",
      where: "La cocina de la residencia",
      training: "Una revisión de antecedentes que pagamos nosotros",
    },
  ],
  words: {
    heading: "Qué hace falta ahora",
    lead: "Elija un día que le quede bien. Cada puesto dice qué se hace, dónde y qué hay que saber antes.",
    none: "En este momento todos los puestos están ocupados. Envíe su solicitud de todos modos: le llamamos cuando haya un lugar.",
    filters: {
      heading: "Busque un puesto",
      day: "¿Qué día?",
      anyDay: "Cualquier día",
      time: "¿A qué hora?",
      anyTime: "A cualquier hora",
      morning: "En la mañana",
      afternoon: "En la tarde",
      evening: "En la noche",
      age: "¿Cuántos años tiene?",
      adult: "18 o más",
      under18: "16 o 17",
      found: "Se muestran {n} de {all} puestos.",
      nothing:
        "Ningún puesto coincide con lo que eligió. Envíe su solicitud sin elegir uno: díganos cuándo puede, y le llamamos cuando haya algo.",
    },
    facts: {
      where: "Dónde",
      needed: "Hacen falta {n} personas",
      neededOne: "Hace falta una persona",
      fromAge: "Desde los {n} años",
      training: "Capacitación",
      noTraining: "Le enseñamos el primer día",
      groups: "Grupos de hasta {n}, desde los {age} años",
      apply: "Solicitar este puesto",
    },
    otherwise: {
      heading: "¿Ninguno le conviene?",
      text: "Envíe su solicitud sin elegir un puesto. Díganos cuándo puede y qué le gusta hacer, y le ayudamos a encontrar uno.",
      button: "Solicitar sin elegir puesto",
    },
    groups: {
      heading: "¿Vienen en grupo?",
      text: "Las iglesias, escuelas y empresas se inscriben juntas, en un formulario corto. Una persona lo llena por todos.",
      button: "Inscribir a un grupo",
    },
    field: {
      hint: "Elegir entre los puestos que hay ahora",
      none: "Ningún puesto en particular",
      gone: "El puesto de su enlace ya no está disponible. Puede elegir otro, o enviar su solicitud sin puesto.",
    },
  },
});
