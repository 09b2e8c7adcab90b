import { Clock } from "lucide-react";
import { Link } from "react-router";
import type { Schedule } from "#desk/pages/queries.ts";
import { moment } from "#desk/time.ts";

const whatComes = ({ state, from, until, by }: Schedule) => {
  if (state === "live")
    return `This is temporary until ${moment(until ?? from)}. Then it changes back automatically. Scheduled by ${by}. What you publish now stays and doesn't change back.`;
  const end = until ? ` until ${moment(until)}` : "";
  return `A change is scheduled for ${moment(from)}${end}, by ${by}. If you change the same text now, yours stays and the scheduled change isn't published.`;
};

/** Said before somebody publishes: what of the document is temporary, or scheduled. */
export function ScheduleNote({ schedule }: { schedule: Schedule | null }) {
  if (schedule?.state !== "live" && schedule?.state !== "waiting") return null;
  return (
    <section className="sheet mb-5" aria-labelledby="temporary">
      <h2 id="temporary" className="mb-2 flex items-center gap-2 text-lg">
        <Clock aria-hidden className="size-5 text-brick-700" />
        {schedule.state === "live" ? "Temporary" : "Scheduled"}
      </h2>
      <p className="wrap-anywhere text-sm">
        {whatComes(schedule)} To choose another time,{" "}
        <Link to="/pages" className="underline underline-offset-4">
          {schedule.state === "live" ? "end this one first" : "cancel this one first"}
        </Link>
        .
      </p>
    </section>
  );
}
