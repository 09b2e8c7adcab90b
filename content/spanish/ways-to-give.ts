import { campaigns } from "#content/campaigns.ts";
import { ways } from "#content/ways.ts";
import { inSpanish } from "./document.ts";

export const campaignsInSpanish = inSpanish(campaigns, {
  words: {
    eyebrow: "Demos juntos",
    until: "Hasta el {day}",
    more: "Ver la campaña",
    progress: {
      heading: "Cuánto llevamos",
      see: "Ver cuánto llevamos",
      raised: "{raised} de {goal} reunidos",
      office: "De eso, {checks} llegaron en cheque o en efectivo.",
      test: "Son donaciones de prueba. No se cobró ninguna tarjeta.",
    },
    over: {
      eyebrow: "Gracias",
      heading: "Esta campaña terminó",
      text: "Duró hasta el {day}. Gracias a todos los que donaron. Todavía puede ayudar: una donación de hoy va a donde más haga falta.",
      button: { name: "Done hoy" },
    },
  },
});

/** The pages themselves are English. */
export const waysInSpanish = inSpanish(
  ways,
  {
    heading: "Paso a paso",
    ways: [
      { title: "Donar con cheque" },
      { title: "Donación igualada por su empleador" },
      { title: "Fondos asesorados por donantes" },
      { title: "Acciones y cuentas de retiro" },
      { title: "En su testamento" },
    ],
  },
  ["heading", "ways.title"],
);
