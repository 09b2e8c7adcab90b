import { useMemo } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The address the visitor came by, or null at first: the file they were sent was built without
 * knowing it, and React would throw that page away if the first rendering differed.
 */
export function useAddress() {
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  return useMemo(
    () => (hydrated ? { pathname, query: new URLSearchParams(search) } : null),
    [hydrated, pathname, search],
  );
}
