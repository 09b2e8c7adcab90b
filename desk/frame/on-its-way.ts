import type { Me } from "#desk/queries.ts";

/** What was done with an email. Without an email server it is kept in a file and nobody gets it. */
export const onItsWay = (
  { emailGoesToFiles }: Pick<Me, "emailGoesToFiles">,
  what: string,
  to = "",
) =>
  emailGoesToFiles
    ? `${what} is saved, not sent: this site writes email to files.`
    : `${what} is on its way${to && ` to ${to}`}.`;
