type Source = Record<string, string | undefined>;

/** Shorter ones are words that occur anyway. */
const shortest = 4;

const credentialsIn = (value: string): string[] => {
  if (!URL.canParse(value)) return [];
  // Not the user's name: it is no secret, and a common word in our own sentences.
  const { password, searchParams } = new URL(value);
  return [password, ...searchParams.values()].flatMap((text) => [text, decodeURIComponent(text)]);
};

const secretsIn = (source: Source) =>
  Object.entries(source)
    .flatMap(([name, value = ""]) =>
      /KEY|SECRET|TOKEN|PASSWORD|HOOK/.test(name) ? [value.trim()] : credentialsIn(value),
    )
    .filter((secret) => secret.length >= shortest)
    .sort((a, b) => b.length - a.length);

/** Whatever another program put into its error message, what we print can be pasted into a mail. */
export const hideSecrets = (text: string, source: Source) =>
  secretsIn(source).reduce((hidden, secret) => hidden.replaceAll(secret, "…"), text);
