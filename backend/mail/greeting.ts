/** A name that is plainly one: no digits, no dots, nothing that could carry a link or an offer. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}'’ -]{1,30}$/u.test(name);

/**
 * "Hello Ruth," for a name that is plainly one. Everything we write back goes to an address a
 * stranger may have typed, so nothing that could carry an advertisement or a link is repeated.
 */
export const greeting = (firstName: string) =>
  isPlainName(firstName) ? `Hello ${firstName},` : "Hello,";
