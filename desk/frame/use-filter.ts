import { useSearchParams } from "react-router";
import type { ZodType } from "zod";
import { nameFor, textBehind } from "./private-text.ts";

type Values = Record<string, string | number>;

/** They hold names and email addresses. */
const isPrivate = (name: string) => name === "q" || name === "email";

/**
 * The filter of a list, kept in the address: a new load shows the same, and Back goes one step
 * back. What is as usual stands in no address, and of what is private only a name that means
 * nothing elsewhere.
 */
export const useFilter = <Filter extends Values>(schema: ZodType<Filter>) => {
  const [parameters, setParameters] = useSearchParams();
  const filter = schema.parse(
    Object.fromEntries(
      [...parameters].map(([name, value]) => [name, isPrivate(name) ? textBehind(value) : value]),
    ),
  );
  const usual: Values = schema.parse({});
  const addressOf = (changed: Partial<Filter>) => {
    // Another choice begins at its first page.
    const next: Values = { ...filter, ...("page" in usual && { page: 1 }), ...changed };
    const unusual = Object.entries(next).filter(([name, value]) => value !== usual[name]);
    return new URLSearchParams(
      unusual.map(([name, value]) => [
        name,
        isPrivate(name) ? nameFor(String(value)) : String(value),
      ]),
    );
  };
  return {
    filter,
    /** The address of the list with this changed. */
    linkTo: (changed: Partial<Filter>) => `?${addressOf(changed)}`,
    change: (changed: Partial<Filter>, { replace = false } = {}) =>
      setParameters(addressOf(changed), { replace }),
  };
};
