import { fingerprint } from "#backend/storage/fingerprint.ts";
import { type Limit, limitSubject } from "#backend/storage/limits.ts";

const minute = 60;
const hour = 60 * minute;

/** An office behind one address signs in every morning; a machine that guesses is held up. */
export const attemptsFromAddress: Limit = {
  name: "desk sign-ins from address",
  most: 30,
  seconds: hour,
};

/** Each is a mail into somebody's mailbox. */
const linksToAccount: Limit = { name: "desk links to account", most: 5, seconds: hour };

const attemptsOnPasskey: Limit = { name: "desk sign-ins with passkey", most: 20, seconds: hour };

export const fromAddress = (address: string) => ({
  limit: attemptsFromAddress,
  subject: limitSubject(address),
});

/** Counted by the address that was typed, whether anybody has it or not. */
export const toAccount = async (email: string) => ({
  limit: linksToAccount,
  subject: await fingerprint(email.toLowerCase()),
});

export const onPasskey = async (id: string) => ({
  limit: attemptsOnPasskey,
  subject: await fingerprint(id),
});
