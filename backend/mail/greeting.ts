/**
 * "Hello Ruth," for a name that is plainly one. Everything we write back goes to an address a
 * stranger may have typed, so nothing that could carry an advertisement or a link is repeated.
 */
export const greeting = (firstName: string) =>
  /^[\p{L}\p{M}'’ -]{1,30}$/u.test(firstName) ? `Hello ${firstName},` : "Hello,";
