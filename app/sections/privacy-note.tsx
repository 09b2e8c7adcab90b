import { LinkedText } from "#app/ui/linked-text.tsx";
import { privacyNotes } from "#content/privacy.ts";

/** Below a form: what becomes of what was typed into it. */
export function PrivacyNote({
  form,
  className = "text-ink-soft",
}: {
  form: keyof typeof privacyNotes;
  className?: string;
}) {
  return (
    <p className={`mt-4 text-xs ${className}`}>
      <LinkedText text={privacyNotes[form]} />
    </p>
  );
}
