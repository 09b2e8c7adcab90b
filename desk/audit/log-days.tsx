import type { Answer } from "#desk/call.ts";
import { fullDay, timeOfDay, withChicagoTimes } from "#desk/time.ts";

type Entry = Answer<"audit">["entries"][number];

function Line({ entry: { at, actor, action, about } }: { entry: Entry }) {
  return (
    <li className="first:border-t-0!">
      <time dateTime={at} className="w-24 shrink-0 text-ink-soft text-sm even-figures">
        {timeOfDay(at)}
      </time>
      <p className="min-w-0 flex-1 basis-64 break-words text-sm">
        <strong>{actor}</strong> {action}
        {about && <span className="text-ink-soft">: {withChicagoTimes(about)}</span>}
      </p>
    </li>
  );
}

/** What was done, the latest first, under the day on which it was. */
export function LogDays({ entries }: { entries: Entry[] }) {
  const days = Map.groupBy(entries, ({ at }) => fullDay(at));
  return (
    <div className="grid grid-cols-1 gap-5">
      {[...days].map(([day, done]) => (
        <section key={day}>
          <h2 className="mb-2 text-lg">{day}</h2>
          <ol className="sheet rows py-3!">
            {done.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
