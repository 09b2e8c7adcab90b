import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { PracticalFact } from "#content/types.ts";

/** What one should know before filling in a form, beside it. */
export function BeforeForm({
  heading,
  facts,
}: {
  heading: string;
  facts: readonly PracticalFact[];
}) {
  return (
    <aside aria-labelledby="before" className="h-fit lg:sticky lg:top-28">
      <h2 id="before" className="text-2xl">
        {heading}
      </h2>
      <dl className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
        {facts.map(({ icon, label, text }) => (
          <div key={label} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
            <dt className="col-span-2 grid grid-cols-subgrid items-center font-semibold">
              <Icon name={icon} className="size-6 text-garden-700" />
              {label}
            </dt>
            <dd className="col-start-2 mt-1 text-ink-soft text-sm">
              <LinkedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
