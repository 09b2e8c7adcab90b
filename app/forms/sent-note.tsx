import { useSayAny } from "#app/effects/language.ts";
import { Glyph } from "#app/ui/glyph.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Notice } from "#content/types.ts";

/**
 * Says that a form sent without script has arrived. It is in the page all the time and shown when
 * the address names it, which needs neither script nor a server that writes pages.
 */
export function SentNote({
  id,
  notice,
  className = "mb-8",
}: {
  id: string;
  notice: Notice;
  className?: string;
}) {
  const say = useSayAny();
  return (
    <p
      id={id}
      tabIndex={-1}
      className={`shown-when-named ${className} flex scroll-mt-28 items-start gap-3 rounded-xl bg-garden-100 px-4 py-3 text-garden-900`}
    >
      <Glyph name="circle-check" className="mt-1 size-5 shrink-0" />
      <span>
        <strong>{say(notice.title)}</strong> <LinkedText text={say(notice.description)} />
      </span>
    </p>
  );
}
