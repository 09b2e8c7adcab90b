/** A name that is plainly one: no digits, no dots, nothing that could carry a link or an offer. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}'’ -]{1,30}$/u.test(name);

/** A stranger may have typed the address: nothing that could carry a link is repeated. */
export const greeting = (firstName: string) =>
  isPlainName(firstName) ? `Hello ${firstName},` : "Hello,";
