import { Clock } from "lucide-react";
import { moment } from "#desk/time.ts";
import type { ByTheClock as Told } from "#rules/pages.ts";

/** Fields are called by their labels, which read like the rest of the sentence. */
const named = (fields: string[]) => fields.map((field) => `“${field}”`).join(" and ");

const whatComes = ({ state, fields, from, until, by }: Told) => {
  const words = named(fields);
  if (state === "live")
    return `${words}: temporary until ${moment(until ?? from)}, then it goes back by itself. By ${by}.`;
  const end = until ? ` until ${moment(until)}` : "";
  return `${words}: changes by itself, ${moment(from)}${end}. Scheduled by ${by}.`;
};

const whatMeets = ({ state, both }: Told) => {
  const words = `You change ${named(both)}, too.`;
  return state === "live"
    ? `${words} What you publish then stays and does not go back.`
    : `${words} Published now for good, your words keep the others from coming. By the clock, what begins later wins.`;
};

/** Said before somebody publishes: what of the document is temporary, and what is scheduled. */
export function ByTheClock({ list }: { list: Told[] }) {
  if (list.length === 0) return null;
  return (
    <section className="sheet mb-5" aria-labelledby="temporary">
      <h2 id="temporary" className="mb-2 flex items-center gap-2 text-lg">
        <Clock aria-hidden className="size-5 text-brick-700" />
        Temporary and scheduled
      </h2>
      <ul className="grid gap-2 text-sm">
        {list.map((one) => (
          <li key={`${one.state} ${one.from} ${one.fields.join(" ")}`} className="wrap-anywhere">
            {whatComes(one)}
            {one.both.length > 0 && (
              <strong className="block text-brick-700">{whatMeets(one)}</strong>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
