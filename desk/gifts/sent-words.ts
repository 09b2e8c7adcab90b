/** What became of an email. Without an email server it is kept in a file and nobody gets it. */
export const sentInWords = (when: string, emailGoesToFiles: boolean) =>
  emailGoesToFiles ? `saved ${when}, not sent` : `sent ${when}`;
