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
  /** Where monthly donors change or stop their gift, when the card provider offers such a page. */
  donorPortalUrl?: string | undefined;
};
