import { board, figureText } from "#content/figures.ts";
import type { Committee, Hero, PageInfo, Person, PictureName, Statistic } from "#content/types.ts";

export const page = {
  path: "/about/board",
  title: "Board of Directors",
  description:
    "Seven volunteers govern Circle. Meet the directors and their committees, and read which of their outside interests touch our work.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Our people",
  heading: "Board of Directors",
  lead: "Seven volunteers govern Circle. They serve without pay, and all of them give.",
} satisfies Hero;

export const heroPicture = "winter" satisfies PictureName;

export const directorsHeading = "The directors";

export const members = [
  {
    name: "Lorraine Pettigrew",
    title: "Board Chair",
    profession: "Retired school principal",
    tenure: "On the board since 2021, second term",
    expertise: ["School leadership", "Governance", "Family engagement", "Literacy"],
    bio: [
      "Lorraine Pettigrew was the principal of an elementary school off Central Avenue for nineteen years. Her teachers often sent families to Circle, and she came to know it that way.",
      "When she retired, she joined the board in 2021; two years later she became its chair. She sets the agenda, leads the yearly review of the President’s work, and reads every complaint that is sent to the board.",
      "She still reads with second graders on Tuesdays.",
    ],
    photo: "lorraine-pettigrew",
    quote:
      "You may never notice a good board, but you would know within a day if it stopped working.",
  },
  {
    name: "Samuel Adeyemi-Ross",
    title: "Vice Chair",
    profession: "Attorney",
    tenure: "On the board since 2022, second term",
    expertise: ["Nonprofit law", "Tenants’ rights", "Contracts", "Risk and ethics"],
    bio: [
      "Samuel Adeyemi-Ross practices real estate law in the Loop. One Thursday a month he volunteers at Circle and advises people who rent from private landlords.",
      "Since he joined the board in 2022 he has rewritten its conflict-of-interest policy in two plain pages. With the chair, he reads the complaints that are sent to the board.",
      "He coaches a debate team of ninth graders.",
    ],
    photo: "samuel-adeyemi-ross",
    quote: "Most trouble starts in a sentence nobody read. I read the sentence.",
  },
  {
    name: "Grace Lindqvist",
    title: "Treasurer",
    profession: "Certified public accountant",
    tenure: "On the board since 2021, second term",
    expertise: ["Financial oversight", "Audit", "Investment policy", "Retirement planning"],
    bio: [
      "Grace Lindqvist is a partner in a small accounting practice in Oak Park. She volunteered on Circle’s finance committee for three years before she joined the board in 2021.",
      "As treasurer she reviews the financial statements every month and meets the outside auditor without staff in the room.",
      "On her proposal the board keeps a reserve of three months’ operating costs.",
    ],
    photo: "grace-lindqvist",
    quote: "Donors trust us twice: when they give, and when they never have to wonder.",
  },
  {
    name: "Hector Maldonado",
    title: "Secretary",
    profession: "General contractor",
    tenure: "On the board since 2022, second term",
    expertise: ["Construction", "Cost estimating", "Local hiring", "Small business"],
    bio: [
      "Hector Maldonado started in construction at fifteen and founded his own company at twenty-two. It now has thirty-four employees.",
      "He came to Circle when he lost a bid for a porch to Walter Jimerson’s apprentices, went to look at their work and stayed to teach one of them to read a blueprint. He joined the board in 2022 and gave up bidding on its projects.",
      "As secretary he keeps the minutes, and he visits every property before he votes on it.",
    ],
    photo: "hector-maldonado",
    quote:
      "You want to know whether a plan is any good? Go and stand where it’s going to be, in February.",
  },
  {
    name: "Dr. Naomi Brightwell",
    title: "Director",
    profession: "Family physician",
    tenure: "On the board since 2024, first term",
    expertise: ["Family medicine", "Maternal health", "Community clinics", "Health equity"],
    bio: [
      "Naomi Brightwell has worked as a family doctor in community clinics on the West Side for twelve years.",
      "She joined the board in 2024. At her suggestion the campus clinic now has walk-in hours and stays open late on Tuesdays.",
      "On Saturday mornings she leads the walk around Columbus Park. Everyone is welcome, at any speed.",
    ],
    photo: "naomi-brightwell",
    quote: "A prescription for blood pressure works a good deal better when the rent is paid.",
  },
  {
    name: "James Kowalczyk",
    title: "Director",
    profession: "Retired community banker",
    tenure: "On the board since 2025, first term",
    expertise: ["Community lending", "Housing finance", "Credit building", "Fundraising"],
    bio: [
      "James Kowalczyk made home loans on the West and Northwest Sides for thirty-eight years, the last fifteen as president of a savings bank.",
      "Banks refused to lend in much of Austin for decades, and he says so openly. He joined the board in 2025 and advises Circle and its partners on construction loans.",
      "He plays in the Tillery golf classic every June.",
    ],
    photo: "james-kowalczyk",
    quote: "I have made loans all over this city. The people of Austin paid me back.",
  },
  {
    name: "Tasha Greenlee",
    title: "Director",
    profession: "Bakery owner and Circle alumna",
    tenure: "On the board since 2024, first term",
    expertise: ["Entrepreneurship", "Youth voice", "Workforce training", "Community events"],
    bio: [
      "Tasha Greenlee joined Circle’s junior leadership team when she was fifteen. Circle wrote her first job reference.",
      "After culinary school and six years in other kitchens she opened Greenlee’s, a bakery on Chicago Avenue with eleven employees. Seven of them came through a West Side training program.",
      "She joined the board in 2024 and is its youngest member.",
    ],
    photo: "tasha-greenlee",
    quote:
      "I’m not a success story. I’m a regular kid from Austin who got what every kid should get.",
  },
] satisfies Person[];

/** Written on the table that the seven sit around. */
export const table = "Seven directors, one vote each.";

export const disclosuresIntro = {
  heading: "Interests We Disclose",
  lead: "Every director signs a conflict-of-interest statement each January. Whoever has an interest in a decision leaves the room and does not vote. These interests touch our work.",
};

export const disclosures = [
  {
    name: "Samuel Adeyemi-Ross",
    text: "His law firm represents owners of buildings. It does no work for Circle, and he does not advise our own tenants about their leases with us; we refer them to legal aid.",
  },
  {
    name: "Grace Lindqvist",
    text: "Her accounting practice does no work for Circle and none for the firm that audits us.",
  },
  {
    name: "Hector Maldonado",
    text: "His company builds on the West Side. It may not bid on our projects while he is a director and for two years after, and he does not vote on contracts with companies that his own does business with.",
  },
  {
    name: "Dr. Naomi Brightwell",
    text: "She works for a clinic that also sees people who live in our homes. It is not our tenant and is paid nothing by us.",
  },
  {
    name: "James Kowalczyk",
    text: "He has a pension from a bank that lends on the West Side. He does not vote on loans in which it takes part.",
  },
  {
    name: "Tasha Greenlee",
    text: "Her bakery gives bread to our pantry. We buy nothing from it.",
  },
];

export const committeesIntro = {
  heading: "Board Committees",
  lead: "Between meetings of the full board, four committees prepare its decisions. Each reports in writing to every director.",
};

export const committees = [
  {
    name: "Executive",
    purpose:
      "Sets the agenda, reviews the President’s work each year, and acts for the board when something cannot wait for the next meeting.",
    icon: "gavel",
    members: ["Lorraine Pettigrew", "Samuel Adeyemi-Ross", "Grace Lindqvist", "Hector Maldonado"],
  },
  {
    name: "Audit and Finance",
    purpose:
      "Goes through the statements every month, recommends the budget, and meets the independent auditor with no staff in the room.",
    icon: "scale",
    members: ["Grace Lindqvist", "James Kowalczyk", "Samuel Adeyemi-Ross"],
  },
  {
    name: "Real Estate",
    purpose:
      "Visits every property before a vote, and oversees construction, its costs and our land.",
    icon: "building-complex",
    members: ["Hector Maldonado", "James Kowalczyk", "Lorraine Pettigrew"],
  },
  {
    name: "Philanthropic",
    purpose: "Raises money, thanks donors, and sees that each gift is used as its giver asked.",
    icon: "hand-heart",
    members: ["Tasha Greenlee", "Dr. Naomi Brightwell", "James Kowalczyk"],
  },
] satisfies Committee[];

export const governanceIntro = {
  heading: "Board Governance",
  lead: "The rules that the board has set for itself.",
};

export const governance = [
  { ...board.members, icon: "users", label: "Members, all of them volunteers" },
  {
    ...board.termYears,
    suffix: "-year terms",
    icon: "calendar-days",
    label: `Up to ${board.consecutiveTerms.value} consecutive terms`,
  },
  { ...board.meetings, icon: "clock", label: "Meetings a year, one each quarter" },
  { ...board.giving, icon: "hand-coins", label: "Board giving participation" },
] satisfies Statistic[];

export const givingNote = `${figureText(board.giving)} means that every director gave in fiscal year 2025. No amount is asked.`;
