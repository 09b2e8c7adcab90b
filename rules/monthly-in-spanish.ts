import { formatDollars } from "./donation.ts";
import type { AskedOfMonthly } from "./monthly.ts";

/** After "Nos pidió": "pausarla por 2 meses". */
export const requestInSpanish = ({ kind, amountCents, day, months }: AskedOfMonthly) => {
  if (kind === "stop") return "detenerla";
  if (kind === "resume") return "reanudarla";
  if (kind === "pause") return `pausarla por ${months === 1 ? "1 mes" : `${months} meses`}`;
  if (amountCents === null) return `cambiarla al día ${day} de cada mes`;
  const amount = `cambiarla a ${formatDollars(amountCents)} al mes`;
  return day === null ? amount : `${amount}, el día ${day} de cada mes`;
};
