import type { Shown } from "#app/shown.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Health } from "#content/programs/health.ts";

/** Early on the page: whoever needs it cannot be asked to scroll. */
export function Crisis({ crisis }: Shown<Health>) {
  return (
    <aside aria-label={crisis.heading} className="bg-brick-100 py-5">
      <p className="frame text-brick-900">
        <strong className="mr-2 font-display font-[560] text-lg">{crisis.heading}.</strong>
        <LinkedText text={crisis.text} />
      </p>
    </aside>
  );
}
