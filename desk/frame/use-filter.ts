import { useSearchParams } from "react-router";
import type { ZodType } from "zod";

type Values = Record<string, string | number>;

/**
 * The filter of a list, kept in the address: a link to it shows the same, and Back goes one step
 * back. What is as usual stands in no address.
 */
export const useFilter = <Filter extends Values>(schema: ZodType<Filter>) => {
  const [parameters, setParameters] = useSearchParams();
  const filter = schema.parse(Object.fromEntries(parameters));
  const usual: Values = schema.parse({});
  const addressOf = (changed: Partial<Filter>) => {
    // Another choice begins at its first page.
    const next: Values = { ...filter, page: 1, ...changed };
    const unusual = Object.entries(next).filter(([name, value]) => value !== usual[name]);
    return new URLSearchParams(unusual.map(([name, value]) => [name, String(value)]));
  };
  return {
    filter,
    /** The address of the list with this changed. */
    linkTo: (changed: Partial<Filter>) => `?${addressOf(changed)}`,
    change: (changed: Partial<Filter>, { replace = false } = {}) =>
      setParameters(addressOf(changed), { replace }),
  };
};
