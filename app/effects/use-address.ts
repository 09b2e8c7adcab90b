import { useVisit } from "#app/visit.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The address the visitor came by, or null at first: the file they were sent was built without
 * knowing it, and React would throw that page away if the first rendering differed.
 */
export function useAddress() {
  const { address } = useVisit();
  return useHydrated() && address ? address : null;
}
