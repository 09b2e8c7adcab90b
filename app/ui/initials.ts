/** The first letters of the first and the last name; "Rev." and "Dr." are no names, and an address has only one. */
export const initials = (name: string) => {
  const names = name.split(" ").filter((part) => !part.endsWith("."));
  return [names.at(0), names.length > 1 ? names.at(-1) : undefined]
    .map((part) => part?.charAt(0) ?? "")
    .join("")
    .toUpperCase();
};
