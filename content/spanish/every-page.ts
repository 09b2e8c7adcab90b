import { frame } from "#content/frame.ts";
import { giving } from "#content/giving.ts";
import { notice } from "#content/notice.ts";
import { inSpanish } from "./document.ts";

export const noticeInSpanish = inSpanish(notice, {});

export const frameInSpanish = inSpanish(frame, {
  skipLink: "Ir al contenido",
  header: [
    { name: "Inicio" },
    {
      name: "Quiénes somos",
      dropdown: [
        { name: "Sobre nosotros" },
        { name: "Misión y visión" },
        { name: "Nuestra historia" },
        { name: "Equipo directivo" },
        { name: "Junta directiva" },
        { name: "Informe anual" },
        { name: "Transparencia" },
      ],
    },
    {
      name: "Programas",
      dropdown: [
        { name: "Todos los programas" },
        { name: "Educación y juventud" },
        { name: "Vivienda y estabilidad" },
        { name: "Salud y bienestar" },
      ],
    },
    {
      name: "Eventos",
      dropdown: [
        { name: "Todos los eventos" },
        { name: "Torneo de golf" },
        { name: "Premios Circle Builders" },
      ],
    },
    { name: "Contacto", dropdown: [{ name: "Escríbanos o llame" }, { name: "Participe" }] },
  ],
  donate: { name: "Done ahora" },
  footer: [
    {
      title: "Enlaces",
      links: [
        { name: "Sobre nosotros" },
        { name: "Equipo directivo" },
        { name: "Junta directiva" },
        { name: "Informe anual" },
      ],
    },
    {
      title: "Nuestros programas",
      links: [
        { name: "Educación y juventud" },
        { name: "Vivienda segura" },
        { name: "Salud y bienestar" },
      ],
    },
    { title: "Participe", links: [{ name: "Donar" }, { name: "Eventos" }] },
  ],
  taxIdLabel: "Número de identificación fiscal (Tax ID)",
  legal: {
    privacy: "Política de privacidad",
    terms: "Términos de servicio",
    accessibility: "Accesibilidad",
  },
  newsletter: {
    heading: "Sigamos en contacto",
    lead: "Nuestro boletín, en inglés, llega {organisation.newsletterRhythm}: qué abrió, qué crece y dónde hacen falta voluntarios.",
    label: "Correo electrónico",
    placeholder: "Escriba su correo electrónico",
    button: "Suscribirme",
    privacy:
      "Guardamos su dirección mientras esté suscrito, y la borramos dentro de {kept.newsletterAddresses} después de que se dé de baja. Cada boletín trae un enlace para darse de baja.",
    busy: "Suscribiendo...",
  },
});

export const givingInSpanish = inSpanish(giving, {
  terms: {
    monthly:
      "Una donación mensual se cobra el mismo día de cada mes hasta que usted la detenga. Para cambiarla, pausarla o detenerla, abra Mis donaciones, llame al {organisation.phone} o escriba a {organisation.email}. El enlace que viene en cualquiera de sus recibos también la pausa o la detiene. No tiene que dar motivos, y no se cobra nada después de que la detenga.",
    deductible:
      "Usted no recibe nada a cambio de su donación, así que toda es deducible de impuestos según lo permite la ley. El recibo le llega por correo electrónico.",
    privacy:
      "Guardamos su nombre, su correo electrónico y la cantidad por lo menos {kept.giftYears} años, como lo piden las reglas de impuestos. Los ve nuestro personal de finanzas y desarrollo. Nunca vemos el número de su tarjeta, y nunca vendemos ni prestamos nuestra lista de donantes. Para corregir su nombre o su dirección postal, abra Mis donaciones. ¿Otras preguntas? Escriba a {organisation.email} o llame al {organisation.phone}.",
  },
  checkoutNotes: {
    opened: "La página de pago está abierta en otra pestaña.",
    again: "¿No está ahí? Ábrala aquí",
  },
  charge: {
    none: "Todavía no ha elegido una cantidad.",
    notMonthly: "{amount} se puede dar una vez, pero no cada mes.",
    one_time: "Se cobrarán {amount} a su tarjeta, una sola vez.",
    monthly:
      "Se cobrarán {amount} a su tarjeta hoy y este mismo día de cada mes, hasta que usted lo detenga.",
  },
});
