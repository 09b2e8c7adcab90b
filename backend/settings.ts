import type { FeeRate } from "#rules/checkout-fields.ts";

/** An address that only this machine can open; every other one is public. */
export const isLocalAddress = (url: string) =>
  /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(new URL(url).hostname);

/** Where the functions stand, in every runtime: the path that the functions client expects. */
export const functionsPath = "/functions/v1";

export type Settings = {
  /** The public address of the site, without a slash at the end. */
  siteUrl: string;
  /** The public address of the functions, `…/functions/v1`, for links in mail. */
  functionsUrl: string;
  /** Origins of front ends elsewhere that may call the functions. */
  allowedOrigins?: readonly string[] | undefined;
  mailFrom: string;
  /** Where staff read, if it is set; see `staffMailbox`. */
  staffEmail?: string | undefined;
  /** Whether email is only written to files, for want of a server to hand it to. */
  emailGoesToFiles?: boolean | undefined;
  /** Whether what comes to the shared mailbox is read, and put with the messages it answers. */
  readsAnswers?: boolean | undefined;
  /** To which letters that nobody takes come back, where that is another mailbox than the sender's. */
  bounceAddress?: string | undefined;
  /** What the card provider keeps; without it nobody is asked to cover it. */
  cardFee?: FeeRate | undefined;
};
