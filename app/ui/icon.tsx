import type { IconName } from "#content/types.ts";
import sprite from "./icons.svg?url";

/**
 * A decorative icon; the words beside it carry the meaning. All icons lie in one drawing that is
 * fetched once and kept, so that a page's script does not carry them.
 */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
