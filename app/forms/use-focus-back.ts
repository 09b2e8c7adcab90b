import { useCallback, useEffect, useRef } from "react";

/**
 * A button that is disabled while something runs has lost the focus: whoever uses the keyboard goes
 * on from there afterwards. Gives what notes the place, to be called before.
 */
export function useFocusBack(busy: boolean) {
  const left = useRef<Element | null>(null);

  useEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) (left.current as HTMLElement | null)?.focus();
    left.current = null;
  }, [busy]);

  return useCallback(() => {
    left.current = document.activeElement;
  }, []);
}
