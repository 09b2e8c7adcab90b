import { board, figureText } from "#content/figures.ts";
import type { Committee, Hero, PageInfo, Person, PictureName, Statistic } from "#content/types.ts";

export const page = {
  path: "/about/board",
  title: "Board of Directors",
  description:
    "Seven volunteers govern Circle: an educator, an attorney, an accountant, a builder, a doctor, a banker and a baker. Meet them and their committees.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Our people",
  heading: "Board of Directors",
  lead: "A principal, an attorney, an accountant, a builder, a doctor, a banker and a baker. They serve without pay, they all give, and they ask hard questions at a round table.",
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
      "For nineteen years Lorraine Pettigrew was the principal of an elementary school just off Central Avenue, and on most mornings of those years she was on its front steps by 7:15. She knew which children had walked and which had been driven, who had a new baby at home, and who needed a quiet word and a granola bar before the bell.",
      "Her teachers used to send families to Circle and then ask what became of them. So did she. When she retired she took the question with her to the board: she joined in 2021 and became its chair two years later. She runs meetings the way she ran assemblies. They start on time, everyone can hear, and the youngest person in the room is asked for an opinion.",
      "Mrs. Pettigrew, as nearly everyone calls her, still reads with second graders on Tuesdays. Several of the parents at pickup learned to read with her too.",
    ],
    photo: "lorraine-pettigrew",
    quote:
      "A good board is like a good school office. You may never notice it, but you would know within a day if it stopped working.",
  },
  {
    name: "Samuel Adeyemi-Ross",
    title: "Vice Chair",
    profession: "Attorney",
    tenure: "On the board since 2022, second term",
    expertise: ["Nonprofit law", "Tenants’ rights", "Contracts", "Risk and ethics"],
    bio: [
      "Samuel Adeyemi-Ross practices real estate law in the Loop, where he mostly represents people who own buildings. One Thursday a month he sits in Circle’s front room and advises the people who rent them. He finds that each half of his work improves the other.",
      "His father was a Nigerian engineer and his mother a court reporter from Maywood. From one he learned to check the drawing and from the other to listen to exactly what was said. Since joining in 2022 he has rewritten the conflict-of-interest policy so that it fits on two pages, and he asks every director to sign it each year at the table, in ink.",
      "He coaches a debate team of ninth graders, who beat him regularly, and he would like it known that he lets them.",
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
      "Grace Lindqvist came to Circle through a pothole. She had a flat on Washington Boulevard in a sleet storm, a crew from Circle’s housing team changed the tire, and when she tried to pay them they asked her what she did for a living. She has been helping with the books ever since: three years as a volunteer on the finance committee, and as a director since 2021.",
      "A partner in a small accounting practice in Oak Park, she has prepared returns for bakeries, ballet schools and a man who races pigeons. As treasurer she reviews the statements every month, meets the outside auditor without staff in the room, and brings the board one page with three numbers and a sentence on each.",
      "Her Swedish grandmother saved string. Grace saves three months of operating cash, on the board’s behalf, and sleeps better for it.",
    ],
    photo: "grace-lindqvist",
    quote: "Donors trust us twice: once when they give, and again when they never have to wonder.",
  },
  {
    name: "Hector Maldonado",
    title: "Secretary",
    profession: "General contractor",
    tenure: "On the board since 2022, second term",
    expertise: ["Construction", "Cost estimating", "Local hiring", "Small business"],
    bio: [
      "Hector Maldonado started hauling drywall for an uncle in Humboldt Park at fifteen and had his own truck at twenty-two. The company he built now employs thirty-four people. He hires about a third of them from within two miles of wherever the job is, which he says is not charity. They show up on time because they live there.",
      "Circle was a customer first. He bid on a porch, lost, and walked over to see who had beaten him. It was Walter Jimerson’s own apprentices, and the porch was good. He stayed to teach one of them to read a blueprint. In 2022 he joined the board, where he walks every property before he votes on it.",
      "As secretary he keeps the minutes, short and in plain words. As a father of four and a new grandfather he keeps a folding chair in the truck, for soccer.",
    ],
    photo: "hector-maldonado",
    quote:
      "You want to know whether a plan is any good? Go and stand where it’s going to be. Stand there in February.",
  },
  {
    name: "Dr. Naomi Brightwell",
    title: "Director",
    profession: "Family physician",
    tenure: "On the board since 2024, first term",
    expertise: ["Family medicine", "Maternal health", "Community clinics", "Health equity"],
    bio: [
      "Naomi Brightwell decided to become a doctor at her grandmother’s kitchen table on Race Avenue, where she read out the labels of nine pill bottles and could not get an adult to say what they were for. She now spends her days making sure that her patients can.",
      "She has delivered babies and managed blood pressure in community clinics on the West Side for twelve years. She was seeing families from Circle’s recovery housing long before she joined the board in 2024, and she brought their complaints with her: the appointment at 8:00 when the bus comes at 8:05, the pharmacy that closes at noon. Two of those have been fixed, and she keeps the rest on an index card.",
      "Dr. Brightwell leads the Saturday morning walk around Columbus Park, two slow laps and one fast one. Dogs, strollers and questions are welcome.",
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
      "James Kowalczyk made home loans on the West and Northwest Sides for thirty-eight years, the last fifteen as president of a savings bank with four branches and one very old vault. He liked to approve loans in the borrower’s kitchen. “You learn more from how somebody keeps a stove than from the application,” he says, “and there’s usually coffee.”",
      "He is frank about the history. Banks drew red lines on maps of the West Side before he was born, and many more walked away from Austin while he was coming up. His own bank lent here when few would, and he will show you the repayment record. Since joining the board in 2025 he has helped Circle and its partners put together construction loans that local lenders can share.",
      "Retired now, he plays the accordion at weddings, if asked, and golfs every June in the Tillery Classic, where he has not yet won anything.",
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
      "Tasha Greenlee got her first job reference at Circle. She was fifteen, on the junior leadership team, and had sold two hundred sweet potato hand pies out of the gym concession window to pay for a trip. The reference said: “She will be early, and she will bring pie.” Both are still true.",
      "After culinary school and six years on other people’s ovens, she opened Greenlee’s on Chicago Avenue. The bakery has eleven employees, and seven of them came through a West Side training program. Flour deliveries come at four in the morning; so does Tasha. On the board since 2024, she is its youngest member and the one who asks how a decision will sound to a sixteen-year-old.",
      "Her case for giving is simple, and she makes it at church suppers and in bank lobbies alike: somebody paid for the bus to that trip, and she never found out who. She is paying that stranger back.",
    ],
    photo: "tasha-greenlee",
    quote:
      "I’m not a success story. I’m a regular kid from Austin who got what every kid should get.",
  },
] satisfies Person[];

/** Written on the table that the seven sit around. */
export const table = "Seven chairs, one round table, and nobody at the corner of it.";

export const committeesIntro = {
  heading: "Board Committees",
  lead: "Between meetings of the full board, four committees do the close reading. Each reports back in writing, and its notes are open to every director.",
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
      "Walks every property before a vote, oversees construction and its costs, and looks after the land that we hold for the neighborhood.",
    icon: "building-complex",
    members: ["Hector Maldonado", "James Kowalczyk", "Lorraine Pettigrew"],
  },
  {
    name: "Philanthropic",
    purpose:
      "Brings new friends to the work, thanks the old ones by name, and sees that each gift is used the way its giver asked.",
    icon: "hand-heart",
    members: ["Tasha Greenlee", "Dr. Naomi Brightwell", "James Kowalczyk"],
  },
] satisfies Committee[];

export const governanceIntro = {
  heading: "Board Governance",
  lead: "The rules the board keeps for itself, so that fresh eyes keep arriving and nobody stays in a chair from habit.",
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

export const givingNote = `Giving participation has been ${figureText(board.giving)} every year since it was first counted. No amount is asked; every director decides what is a real gift for them.`;
