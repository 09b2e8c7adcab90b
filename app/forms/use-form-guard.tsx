import { type Ref, useEffect, useRef } from "react";
import type { FormGuard } from "#rules/form-guard.ts";

/** What a form sends along so that the server can tell people from programs. */
export function useFormGuard() {
  const trap = useRef<HTMLInputElement>(null);
  const appeared = useRef(0);

  useEffect(() => {
    appeared.current = performance.now();
  }, []);

  const read = (): FormGuard => ({
    website: trap.current?.value || undefined,
    elapsedMs: Math.round(performance.now() - appeared.current),
  });
  return { trap, read };
}

/** A field that only programs fill in: out of sight, out of the tab order, out of autofill. */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label>
        Website
        <input
          ref={ref}
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
