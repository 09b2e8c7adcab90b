import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const never = () => () => {};

/** False in the prerendered page and until React has taken it over. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

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
