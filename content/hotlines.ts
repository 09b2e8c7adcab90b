/** Public lines that answer at every hour. They are real: never change them for samples. */
export const hotlines = {
  emergency: "911",
  /** The city's line; it places people in shelters. */
  city: "311",
  /** Food, rent and other help near the caller. */
  helpFinder: "211",
  crisis: "988",
  domesticViolence: "1-877-863-6338",
  childAbuse: "1-800-252-2873",
};

/** For every page on which somebody in need may stand. */
export const hotlineSentences = {
  danger: `In danger right now? Call ${hotlines.emergency}.`,
  crisis: `If you are thinking of ending your life, call or text ${hotlines.crisis}.`,
  domesticViolence: `If somebody at home hurts or threatens you, call the Illinois Domestic Violence Hotline, ${hotlines.domesticViolence}.`,
  childAbuse: `If a child is being hurt, call the Illinois Child Abuse Hotline, ${hotlines.childAbuse} (1-800-25-ABUSE).`,
  always: "All of them are free and answer at every hour.",
};
