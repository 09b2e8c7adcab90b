// Apart from in-words.ts, whose functions also English pages carry.
import { timeInWords } from "./in-words.ts";
import { parseAge } from "./retention.ts";

const weekdays = "domingo lunes martes miércoles jueves viernes sábado".split(" ");
const months =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  );

/** A date such as "2026-06-15", read as UTC as in `dayInWords`. */
export const dayInSpanish = (isoDate: string) => {
  const day = new Date(isoDate);
  return {
    weekday: weekdays[day.getUTCDay()],
    month: months[day.getUTCMonth()],
    day: day.getUTCDate(),
    year: day.getUTCFullYear(),
  };
};

/** "15 de junio de 2026" */
const dateTextInSpanish = (isoDate: string) => {
  const { month, day, year } = dayInSpanish(isoDate);
  return `${day} de ${month} de ${year}`;
};

/** "lunes, 15 de junio de 2026" */
export const dayTextInSpanish = (isoDate: string) =>
  `${dayInSpanish(isoDate).weekday}, ${dateTextInSpanish(isoDate)}`;

const firstLarge = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Lunes, 15 de junio de 2026, 10:30 AM", and with an end "… a 8:30 PM"; see `whenText`. */
export const whenTextInSpanish = (starts: string, ends?: string) => {
  const said = (at: string) => {
    const [day = "", time = ""] = at.split("T");
    const isWhole = starts.endsWith("T00:00");
    return isWhole ? dayTextInSpanish(day) : `${dayTextInSpanish(day)}, ${timeInWords(time)}`;
  };
  const begin = firstLarge(said(starts));
  if (!ends) return begin;
  const [day, time = ""] = starts.split("T");
  const [lastDay, lastTime = ""] = ends.split("T");
  if (lastDay !== day) return `${begin} a ${said(ends)}`;
  return time === "00:00" ? begin : `${begin} a ${timeInWords(lastTime)}`;
};

const small = ["", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const units = {
  y: ["año", "años"],
  m: ["mes", "meses"],
  w: ["semana", "semanas"],
  d: ["día", "días"],
} as const;

/** `2y` is "dos años", `30d` is "30 días". */
export const ageInSpanish = (age: string) => {
  const parsed = parseAge(age);
  if (!parsed) throw new Error(`${age} is no age.`);
  const { count, unit } = parsed;
  const number = count === 1 && unit === "w" ? "una" : (small[count] ?? count);
  return `${number} ${units[unit][count === 1 ? 0 : 1]}`;
};
