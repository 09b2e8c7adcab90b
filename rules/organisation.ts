/**
 * Who we are, as pages, mails and receipts all say it. Sample data: the numbers come from the
 * range kept free for fiction, the mail domain is reserved for examples, and no tax ID starts
 * with 00. Going live means changing this file first.
 */
export const organisation = {
  name: "Circle",
  fullName: "Circle Urban Community",
  tagline: "Transforming Communities Since 1974",
  founded: 1974,
  phone: "(773) 555-0174",
  email: "hello@circleurban.example",
  careersEmail: "careers@circleurban.example",
  /** Read by the chair and the vice chair of the board, and by nobody in the office. */
  boardEmail: "board@circleurban.example",
  address: {
    street: "5127 West Washington Boulevard",
    city: "Chicago",
    state: "IL",
    zip: "60644",
  },
  taxId: "00-1974014",
} as const;

/** How often the newsletter comes, as every page and letter says it. */
export const newsletterRhythm = "once a month";
