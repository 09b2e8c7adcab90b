import { LinkedText } from "#app/ui/linked-text.tsx";

/** Below a form: what becomes of what was typed into it. */
export function PrivacyNote({
  text,
  className = "text-ink-soft",
}: {
  text: string;
  className?: string;
}) {
  return (
    <p className={`mt-4 text-xs ${className}`}>
      <LinkedText text={text} />
    </p>
  );
}
