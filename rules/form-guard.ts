/**
 * A field that no person sees, meets by keyboard or has filled in by the browser, to tell people
 * from programs without a puzzle and without a third party. No address book has such an entry.
 */
export const trapName = "leaveBlank";

/** Nobody reads it: that something is there says all. */
const longestWritten = 100;

/** What was written into the trap, when something was: only then does it travel with the form. */
export type FormGuard = { [trapName]?: string };

export const readTrap = (entries: { get(name: string): unknown }): FormGuard => {
  const written = entries.get(trapName);
  return written ? { [trapName]: String(written).slice(0, longestWritten) } : {};
};
