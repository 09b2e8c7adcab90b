/** Public lines that answer at every hour. They are real: never change them for samples. */
export const hotlines = {
  emergency: "911",
  /** The city's line; it places people in shelters. */
  city: "311",
  /** Food, rent and other help near the caller. */
  helpFinder: "211",
  crisis: "988",
  domesticViolence: "(877) 863-6338",
  childAbuse: "(800) 252-2873",
};
