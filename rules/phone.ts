const digitsOf = (typed: string) => typed.replace(/\D/g, "");

/** Enough of them to be called: a number of the United States with its area code, or a longer one. */
export const isCallable = (typed: string) => digitsOf(typed).length >= 10;

export const invalidPhone = "Please enter a phone number with its area code";

/** The same number however it is written. The database makes it with phone_key(). */
export const phoneKey = (typed: string) => digitsOf(typed).replace(/^1/, "").slice(0, 10);

/** What a telephone dials for a number as somebody typed it, if it is one. */
export const callHref = (typed: string): string | undefined => {
  if (!isCallable(typed)) return undefined;
  const abroad = /^\s*\+(?!1)/.test(typed);
  return abroad ? `tel:+${digitsOf(typed)}` : `tel:+1${phoneKey(typed)}`;
};
