import { organisation } from "#rules/organisation.ts";

const { address, founded: _, ...facts } = organisation;
const names = [...Object.values(facts), ...Object.values(address)].toSorted(
  (a, b) => b.length - a.length,
);

/** Whether a text holds names, numbers and places of ours and nothing else: it is the same in every language. */
export const isOnlyNames = (text: string) =>
  !/\p{L}{2}/u.test(names.reduce((left, name) => left.replaceAll(name, ""), text));
