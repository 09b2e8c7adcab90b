import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Giving } from "#content/giving.ts";
import { PrivacyNote } from "./privacy-note.tsx";

/** What a donor agrees to: how a monthly gift runs and ends, what is deductible, what we keep. */
export function GiftTerms({ terms }: Pick<Giving, "terms">) {
  return (
    <div className="mt-5 border-limestone-200 border-t pt-1">
      {[terms.monthly, terms.deductible].map((text) => (
        <p key={text} className="mt-3 text-ink-soft text-xs">
          <LinkedText text={text} />
        </p>
      ))}
      <PrivacyNote text={terms.privacy} className="mt-3! text-ink-soft" />
    </div>
  );
}
