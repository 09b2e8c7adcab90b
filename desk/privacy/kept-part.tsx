import type { Answer } from "#desk/call.ts";
import { moment } from "#desk/time.ts";

export type Kept = Answer<"privacy">["kept"][number];

/** One kind of data about a person, each entry to be opened, and whether it can be deleted. */
export function KeptPart({ part: { what, stays, entries } }: { part: Kept }) {
  return (
    <section className="sheet" aria-label={what}>
      <h3 className="text-lg">
        {what} <span className="text-ink-soft even-figures">({entries.length})</span>
      </h3>
      {stays && <p className="mt-1 text-sm">{stays}</p>}
      <ul className="mt-2 grid gap-1">
        {entries.map(({ at, title, fields }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and stay in order
          <li key={place}>
            <details className="text-sm">
              <summary className="min-h-6 cursor-pointer wrap-anywhere">
                {title} <span className="text-ink-soft even-figures">{moment(at)}</span>
              </summary>
              <dl className="mt-2 mb-3 grid gap-2 border-limestone-200 border-l-2 pl-4">
                {fields.map(([name, value]) => (
                  <div key={`${name} ${value}`}>
                    <dt className="font-semibold">{name}</dt>
                    <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
