import { notFound } from "#content/not-found.ts";
import { inSpanish } from "./document.ts";

const help = "Ayuda con la renta, los recibos, el desalojo y el trabajo";
const donate = "Haga una donación";
const write = "Escríbanos";
const programs = "Programas y servicios";
const volunteer = "Solicitud de voluntariado";

/** Without the absent addresses, all of which are English ones. */
export const notFoundInSpanish = inSpanish(
  notFound,
  {
    page: {
      title: "Página no encontrada",
      description: "Esta página no existe. Aquí está lo que tal vez buscaba.",
    },
    message: "No encontramos esa página",
    home: { name: "Volver al inicio" },
    suggestionsHeading: "¿Buscaba una de estas?",
    folders: [
      {
        links: [
          { name: "Acerca de Circle" },
          { name: "Equipo directivo" },
          { name: "Junta directiva" },
          { name: write },
        ],
      },
      {
        links: [
          { name: "Todos los programas" },
          { name: "Educación y juventud" },
          { name: "Vivienda y estabilidad" },
          { name: "Salud y bienestar" },
          { name: "Arte y cultura" },
        ],
      },
      { links: [{ name: "Nuestros proyectos" }, { name: donate }] },
      { links: [{ name: "Eventos" }, { name: "Torneo de golf" }] },
      { links: [{ name: "Noticias" }, { name: write }] },
      { links: [{ name: "Maneras de participar" }, { name: volunteer }, { name: donate }] },
      { links: [{ name: help }, { name: programs }, { name: write }] },
      { links: [{ name: donate }] },
      { links: [{ name: donate }] },
    ],
    otherwise: [
      { name: help },
      { name: programs },
      { name: "Acerca de Circle" },
      { name: "Eventos" },
      { name: "Ser voluntario, solo o en grupo" },
      { name: donate },
      { name: write },
    ],
  },
  [
    "page.title",
    "page.description",
    "message",
    "home.name",
    "suggestionsHeading",
    "folders.links.name",
    "otherwise.name",
  ],
);
