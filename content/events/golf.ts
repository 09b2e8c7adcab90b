import { contactAbout, subjects } from "#content/contact.ts";
import { figureText, golf } from "#content/figures.ts";
import type {
  CommunityEvent,
  Hero,
  IconName,
  NavigationLink,
  PageInfo,
  PictureName,
  PublicEvent,
  Question,
  SponsorshipTier,
  Statistic,
} from "#content/types.ts";
import { chicagoMoment } from "#rules/chicago.ts";
import { dayInWords } from "#rules/in-words.ts";
import { organisation } from "#rules/organisation.ts";

const title = `${golf.edition}th Annual Raymond Tillery Memorial Golf Classic`;

/** The day in pieces, as a ticket's stub or a calendar's leaf shows it. */
export const stub = dayInWords(golf.date);

/** The day in words. */
const date = `${stub.weekday}, ${stub.month} ${stub.day}, ${stub.year}`;

const venue = { name: "Fullersburg Oaks Golf Club", city: "Hinsdale", state: "IL" };
const location = `${venue.name}, ${venue.city}, ${venue.state}`;

export const page = {
  path: "/events/golf",
  title: "Golf Classic",
  description: `The ${title}: ${date}, at ${venue.name} in ${venue.city}. Play or sponsor.`,
} satisfies PageInfo;

export const hero = {
  eyebrow: date,
  heading: title,
  lead: `Eighteen holes and a dinner at ${location}, to pay for the after-school and summer programs.`,
} satisfies Hero;

export const heroPicture = "golf" satisfies PictureName;

/** Said in place of the calendar link when the day is over. */
export const overNote = `The ${golf.edition}th classic is over. Thank you to everyone who played on ${stub.month} ${stub.day}, ${stub.year}. Write to us, and we’ll tell you the next date first.`;

export const heroButtons = [
  { name: "Register Your Foursome", href: contactAbout(subjects.foursome) },
  { name: "Become a Sponsor", href: contactAbout(subjects.sponsor) },
] satisfies NavigationLink[];

export const golfEvent = {
  title,
  date: `${date}, 10:30 AM`,
  location,
  description:
    "An 18-hole scramble in memory of the coach who kept our gym open for 31 years. Lunch, carts, forecaddies, dinner and a live auction.",
  category: "Fundraiser",
} satisfies Omit<CommunityEvent, "href">;

export const awardsDinner = {
  title: "Circle Builders Awards Dinner",
  date: `${date}, 6:00 PM`,
  location,
  description:
    "The evening of the Golf Classic. We honor a neighbor, a student and a Circle Builder of the year and hold the live auction. You need not play to come.",
  category: "Awards",
} satisfies Omit<CommunityEvent, "href">;

/** For search engines, the calendar file, and the pages when it is over. */
export const publicEvent = {
  name: title,
  description: golfEvent.description,
  path: page.path,
  start: chicagoMoment(golf.date, "10:30"),
  end: chicagoMoment(golf.date, "20:30"),
  venue,
} satisfies PublicEvent;

/** The file is built from `publicEvent`. */
export const calendar = { name: "Add to your calendar", file: `${page.path}.ics` };

export const legacy = {
  eyebrow: "Why we play",
  heading: "Coach Tillery’s Legacy",
  paragraphs: [
    "Raymond Tillery carried mail in the mornings. In 1981 somebody at Circle asked him to watch the new gym for one summer. He unlocked it every afternoon for the next 31 years.",
    "He was strict. You shook hands when you came in, you showed him your homework, and you swept the floor whether you had lost or won. He also kept bus fare in a drawer for anyone who needed it, and he came to his players’ graduations. Two of those players work at Circle today: Rev. Marcus Whitfield, our chaplain, and Andre Simmons, who manages the after-school program.",
    "He took up golf at sixty because a doctor told him to walk more. He died in 2012, and the next summer his players held the first golf classic in his name.",
  ],
  quote: "Coach never asked if you were any good. He asked if you were coming back tomorrow.",
  quoteBy: "Andre Simmons, After-School Program Manager",
};

export const statistics = [
  { ...golf.raised, icon: "hand-coins", label: "Raised in 2025" },
  { ...golf.golfers, icon: "users", label: "Golfers" },
  { ...golf.years, icon: "trophy", label: "Years" },
] satisfies Statistic[];

export const detailsSection = {
  heading: "Event Details",
  lead: "Bring three friends or come alone. One fee covers the day.",
};

export const details = [
  {
    icon: "calendar-clock",
    title: "Date & Time",
    lines: [date, "Registration 10:30 AM", "Shotgun start 12:00 PM"],
  },
  {
    icon: "map-pin",
    title: "Location",
    lines: [
      venue.name,
      `${venue.city}, ${venue.state}`,
      "About 30 minutes by car from Austin; free parking, and a shuttle from our campus at 9:30 AM",
    ],
  },
  {
    icon: "flag",
    title: "Format",
    lines: ["18-hole scramble", "Prizes for longest drive, closest to pin and team winners"],
  },
  {
    icon: "gift",
    title: "Included",
    lines: [
      "Golf with cart",
      "Lunch",
      "Forecaddies",
      "Dinner",
      "Prizes",
      "Live auction",
      "Networking",
    ],
  },
] satisfies { icon: IconName; title: string; lines: string[] }[];

export const dinner = {
  eyebrow: "The same evening",
  picture: "dusk" as PictureName,
  heading: awardsDinner.title,
  text: "Doors open at 5:30 PM and dinner is at 6:00. We give three awards: to a neighbor, a student and a Circle Builder of the year. Every golfer has a seat, and guests who do not play are welcome.",
  button: {
    name: "Reserve Dinner Seats",
    href: contactAbout(subjects.dinner),
  } satisfies NavigationLink,
};

export const sponsorshipSection = {
  heading: "Sponsorship Opportunities",
  lead: "Sponsors pay for the day, so that the golfers’ fees can go to the programs.",
  notIncluded: "Not included",
};

/** The lines of the comparison, and what stands where a tier has nothing of its own. */
export const benefitKinds = [
  { kind: "players", label: "Players" },
  { kind: "course", label: "On the course" },
  { kind: "table", label: "At the table" },
  { kind: "gift", label: "To take home" },
  { kind: "name", label: "Your name" },
  { kind: "recognition", label: "Recognition" },
  { kind: "tax", label: "Your taxes", otherwise: "Deductible above the value of golf and meals" },
] as const;

type BenefitKind = (typeof benefitKinds)[number]["kind"];

type ByKind = Partial<Record<BenefitKind, string>>;

const tier = (
  title: string,
  amount: number,
  byKind: ByKind,
): SponsorshipTier & { byKind: ByKind; button: NavigationLink } => ({
  title,
  amount,
  byKind,
  // The contact form opened from a tier already says which one.
  button: {
    name: `Become ${/^[AEIOU]/.test(title) ? "an" : "a"} ${title}`,
    href: contactAbout(`${subjects.sponsor} (${title})`),
  },
  benefits: Object.values(byKind),
});

export const tiers = [
  tier("Legacy Sponsor", golf.legacySponsor.value, {
    players: "8 players",
    name: "Logo on materials",
    course: "Premium foursome with a celebrity golfer",
    table: "Private morning reception for 8",
    recognition: "Special recognition",
  }),
  tier("Caddie Sponsor", golf.caddieSponsor.value, {
    players: "Eight players",
    course: "Cart and caddie",
    table: "Lunch and dinner",
    gift: "Gift bag per player",
    recognition: "Program recognition",
  }),
  tier("Eagle Sponsor", golf.eagleSponsor.value, {
    course: "Hole signage",
    recognition: "Program recognition",
    name: "Social media mention",
    tax: "Tax-deductible",
  }),
];

export const questions = {
  heading: "Before You Tee Off",
  items: [
    {
      question: "What does a foursome cost?",
      answer:
        "Write to us with the number of players. We answer within two business days with the fee and an invoice; nothing is due before that.",
    },
    {
      question: "I am a beginner. Will I slow everyone down?",
      answer: "No. In a scramble, the team plays from its best ball each time.",
    },
    {
      question: "Can I come alone?",
      answer: "Yes. Tell us, and we’ll place you in a team of four.",
    },
    {
      question: "What should I bring and wear?",
      answer:
        "A collared shirt and soft spikes or sneakers. Clubs can be borrowed; say left- or right-handed when you register.",
    },
    {
      question: "What if it rains?",
      answer:
        "We play in rain and stop for lightning. If the course closes, lunch, dinner, the awards and the auction go on indoors.",
    },
    {
      question: "Is my payment tax-deductible?",
      answer: `The part of your payment above the value of golf and meals is. Your receipt states that amount and our tax ID, ${organisation.taxId}. Ask your tax adviser what you can deduct.`,
    },
  ] satisfies Question[],
};

export const closing = {
  heading: "Play for Coach",
  lead: `In 2025 our golfers raised ${figureText(golf.raised)}. Call or write, and Jonah Feldman will answer.`,
  phone: organisation.phone,
  email: organisation.email,
  buttons: heroButtons,
};
