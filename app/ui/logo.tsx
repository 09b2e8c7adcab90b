/**
 * An open ring with one more joining it: the circle is made by whoever comes in. Drawn on a
 * 32-unit grid so that it stays sharp at 16 pixels, and in the text colour so that it works in one.
 */
export function LogoMark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path
        d="M21.6 7.1A10.5 10.5 0 1 0 21.6 24.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="5.4"
        strokeLinecap="round"
      />
      <circle cx="27.2" cy="16" r="3.9" className="fill-gold-500" />
    </svg>
  );
}
