// Both sides check addresses with this, so it comes without the schema library.

/** The longest address that mail systems accept (RFC 5321). */
export const longestAddress = 254;

export const invalidEmail = "Please enter a valid email address";

/**
 * Browsers also take it as a field's `pattern`, where a plain hyphen in brackets is an error; so it
 * is written as \x2d.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w'+\x2d.]*[\w+\x2d]@(?:[A-Za-z0-9][A-Za-z0-9\x2d]*\.)+[A-Za-z]{2,}$/;

export const isEmail = (text: string) => text.length <= longestAddress && emailPattern.test(text);
