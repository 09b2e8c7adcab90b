import { whoMarked } from "#rules/inbox.ts";

/** For a row of the list. */
export const spamInShort = (suspicion: string) => {
  const by = whoMarked(suspicion);
  return by ? `Marked as spam by ${by}` : `Held as spam: the sender ${suspicion}`;
};

/** What became of it: only of what the site held itself nobody was told. */
export const spamInWords = (suspicion: string) =>
  whoMarked(suspicion)
    ? `${spamInShort(suspicion)}.`
    : `${spamInShort(suspicion)}. No one was emailed about it. If it isn't spam, say so, and staff get it by email.`;
