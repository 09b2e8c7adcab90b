import { LinkedText } from "#app/ui/linked-text.tsx";

/** What a figure counts, or what the law asks us to say: small, at the foot of its band. */
export function SmallPrint({ text, dark = false }: { text: string; dark?: boolean }) {
  return (
    <p className={`mt-10 max-w-3xl text-sm ${dark ? "text-white/85" : "text-ink-soft"}`}>
      <LinkedText text={text} />
    </p>
  );
}
