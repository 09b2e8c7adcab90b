/**
 * How long we keep what people send us and what only grows. The notes beside the forms promise
 * these ages, and the clock and the retention command keep them: change an age here and all follow.
 * `2y`, `18m`, `6w` or `90d`.
 */
export const keptFor = {
  contactMessages: "2y",
  volunteerApplications: "2y",
  /** Copies of the letters we sent, which repeat what a person wrote to us. */
  letters: "2y",
  /** Newsletter addresses that were never confirmed, or whose owner has left. */
  unusedNewsletterAddresses: "30d",
  /** Which reader got which letter, or whose mailbox refused it. */
  letterDeliveries: "2y",
  /** After a link's last day: who opens the mail again is told what became of it. */
  newsletterLinks: "30d",
  /** Cards about gifts, from when they went: until then a mistake can be put right. */
  tributeCards: "1y",
  /** Which reports of the card provider were acted on. It repeats them for 30 days at most. */
  paymentReports: "90d",
  /** Reports about payments that we have not heard of. */
  paymentReportsWaiting: "1y",
  /** After the last day of a link with which a monthly donor enters a new card. */
  cardLinks: "90d",
  /** What somebody began to write for the site and never published. */
  drafts: "1y",
  /** Uploaded pictures that no page, draft or schedule shows. */
  unusedPictures: "6m",
  /** Until then the removal of a colleague can be undone, passkeys and all. */
  passkeysOfPeopleWhoLeft: "7d",
  /** How often the site was visited, by day. */
  visits: "2y",
} as const;

/** What the tax rules ask of us; gifts are never removed by age alone. */
export const giftsKeptAtLeastYears = 7;

const units = { y: "year", m: "month", w: "week", d: "day" } as const;
type Unit = keyof typeof units;

export const parseAge = (age: string): { count: number; unit: Unit } | undefined => {
  const [, digits, unit] = /^(\d{1,4})([ymwd])$/.exec(age) ?? [];
  const count = Number(digits);
  return count && unit ? { count, unit: unit as Unit } : undefined;
};

const small = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `2y` is "two years", `30d` is "30 days". */
export const ageInWords = (age: string) => {
  const parsed = parseAge(age);
  if (!parsed) throw new Error(`${age} is no age.`);
  const { count, unit } = parsed;
  return `${small[count] ?? count} ${units[unit]}${count === 1 ? "" : "s"}`;
};
