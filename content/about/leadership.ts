import { campus, education, figureText, home, housing, reach } from "#content/figures.ts";
import type { Hero, NavigationLink, PageInfo, Person, PictureName, Point } from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/about/leadership",
  title: "Leadership Team",
  description:
    "Meet the six people who lead Circle on Chicago’s West Side: who they are, where they come from, and what they are here to do.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Our people",
  heading: "Leadership Team",
  lead: "Two of our six leaders first walked through our doors as children. All six can tell you which stairwell light is out. Meet the people who carry the keys.",
} satisfies Hero;

export const heroPicture = "plaza" satisfies PictureName;

export const teamHeading = "The team";

export const leaders = [
  {
    name: "Denise Calloway",
    title: "President & Chief Executive Officer",
    profession: "Social worker and community developer",
    tenure: "At Circle since 1996, President since 2009",
    expertise: [
      "Community development",
      "Partnership building",
      "Social work",
      "Public policy",
      "Nonprofit strategy",
    ],
    bio: [
      `Denise Calloway grew up in a third-floor apartment on Adams Street, six blocks from the storefront where Ruth and Daniel Amory started Circle. She was seven when it opened. Her mother worked nights at the candy factory on Cicero, so Denise did her homework at the long table in the back, under a poster of the human skeleton that Ruth had brought home from the hospital. “I thought every neighborhood had a Ruth,” she says. “I was in college before I learned that most of them don’t.”`,
      "She studied social work, married a bus operator from Lockwood Avenue, and came back in 1996 as a case manager with a desk in a hallway. Over the next thirteen years she ran intake, then family services, then every program that starts at the front desk. When the board asked her to lead in 2009, foreclosure had emptied house after house in Austin. Her first decision was to buy rather than wait: nine boarded-up buildings in three years, each one walked room by room with the neighbors on either side.",
      `What she is proudest of is harder to photograph. She asked the clinic, the school and the counselors that families were crossing the city to reach to move in next door instead, and then she kept the table set. Today ${figureText(reach.partners)} organizations work with Circle on and around a ${figureText(campus.acres)}-acre campus, and a mother can see a doctor, meet a teacher and sign a lease without getting back on the bus.`,
      "Denise still lives in Austin. On the first Thursday of the month she works the pantry line, and she will put you to work too if you stand still.",
    ],
    photo: "denise-calloway",
    quote:
      "Nobody on this block needed rescuing. They needed a door that opened, and somebody behind it who remembered their name.",
  },
  {
    name: "Elena Villaseñor",
    title: "Chief Operating Officer",
    profession: "Operations and logistics leader",
    tenure: "At Circle since 2014, Chief Operating Officer since 2020",
    expertise: [
      "Operations",
      "Food logistics",
      "Team building",
      "Emergency response",
      "Bilingual services",
    ],
    bio: [
      "Ask Elena Villaseñor what she does and she will show you a ring of 43 keys. As Chief Operating Officer she is the reason the boiler is serviced in August, the vans have tires in January, and a family that arrives at 5:45 on a Friday does not hear “come back Monday.”",
      "She was raised over her parents’ grocery on 26th Street, where she learned to count a delivery before signing for it. She spent ten years in food warehousing, the last three running a night shift of sixty people, and came to Circle in 2014 to sort out a pantry whose line went around the corner. She cut the wait from two hours to twenty minutes by asking the people standing in it what was wrong. They told her: one scale, one table, one pen.",
      `In the spring of 2020 she turned the gym into a food hub in four days. Neighbors packed boxes on the free-throw line; drivers from three churches took them to people who could not go out. Much of that system is still running, and it is how about ${figureText(home.foodMonthly)} people receive emergency food from Circle in a month.`,
      "Elena holds staff meetings standing up and ends them early. She speaks Spanish with about a third of the families who come in, and keeps a drawer of reading glasses in four strengths, because forms are printed too small.",
    ],
    photo: "elena-villasenor",
    quote:
      "Dignity is mostly logistics. If you make people wait two hours for groceries, it doesn’t matter how kindly you hand them the bag.",
  },
  {
    name: "Theodore Okafor",
    title: "Chief Financial Officer",
    profession: "Certified public accountant",
    tenure: "Since 2018",
    expertise: [
      "Nonprofit accounting",
      "Audit and controls",
      "Affordable housing finance",
      "Grant compliance",
      "Plain-language reporting",
    ],
    bio: [
      "Theodore Okafor believes that a budget is a letter to the people you serve, and that most of them are written in the wrong language. He has spent his working life translating.",
      "He was born in Enugu and came to Chicago at nine, in February, without a coat that deserved the word. A teacher found him one. He remembers the teacher, the coat and what it must have cost, and he traces his interest in other people’s money to that afternoon. He became a certified public accountant and spent twenty years auditing hospitals, schools and charities, which taught him to find in an hour the thing that an organization hopes nobody will ask about.",
      "He joined Circle in 2018. His first act was to publish the audit the week it was finished; his second was to hold an evening in the cafeteria where anybody could ask him about it. Eleven people came, and one of them found a typographical error. The evening has been held each fall since, and the crowd has outgrown the cafeteria. He also built the financing for Project 130 line by line, from six sources that had never shared a spreadsheet.",
      "On Thursdays he teaches a class on reading a lease and a pay stub. He and his wife sing bass and alto in their parish choir, and he has opinions about jollof rice that he is willing to defend.",
    ],
    photo: "theodore-okafor",
    quote:
      "If I cannot explain a number to the woman who cleans this building after hours, then I do not understand the number.",
  },
  {
    name: "Camille Baptiste",
    title: "Director of Education & Youth",
    profession: "Educator",
    tenure: "Since 2019",
    expertise: [
      "Youth development",
      "Science teaching",
      "Curriculum design",
      "Mentoring",
      "Family engagement",
    ],
    bio: [
      `At 3:10 every school day the side door on Washington Boulevard bangs open and the building changes key. Camille Baptiste stands just inside it and says each child’s name. There are ${figureText(education.afterSchool.capacity)} places in the after-school program, and she has a handshake for most of them.`,
      "The daughter of a Haitian nurse and a cab driver from Rogers Park, Camille taught seventh-grade science for nine years, in a classroom with two sinks, one of which worked. She noticed that her students did their best thinking after the bell, when nobody was grading it. So in 2019 she came to Circle to run the part of the day that starts when school ends.",
      `Her young people have tested the soil in eleven vacant lots, mapped every streetlight on Laramie Avenue that does not work and taken the map to the alderman, and built a weather station on the gym roof that the block club now checks before a cookout. Each year ${figureText(education.juniorLeadership.capacity)} teenagers join the junior leadership team. They help hire the summer camp staff and run the interviews themselves; adults find them tough.`,
      "Camille keeps bees on the farm side of the campus, badly at first and now quite well. She will tell you that a hive and a homework room have the same rule: everybody has a job, and it matters if you do not show up.",
    ],
    photo: "camille-baptiste",
    quote:
      "Children can tell in about four seconds whether you expect something of them. I try to get it said in the first two.",
  },
  {
    name: "Walter Jimerson",
    title: "Director of Housing & Real Estate",
    profession: "Carpenter and housing developer",
    tenure: "At Circle since 1994, Director since 2006",
    expertise: [
      "Affordable housing",
      "Construction management",
      "Historic rehabilitation",
      "Trades apprenticeship",
      "Property stewardship",
    ],
    bio: [
      "Walter Jimerson learned to hang a door from Daniel Amory. It was the summer of 1979. Walter was seventeen, in a little trouble, and had been told to report to Circle for forty hours of service. Daniel handed him a plane and said the door would tell him when it was done. Walter stayed for four hundred hours and has never quite left.",
      "He went through the carpenters’ apprenticeship, ran crews on buildings downtown for a dozen years, and came home to the West Side in 1994, when Circle had a handful of apartments and a waiting list in a shoebox. He knows greystones the way a doctor knows knees: where the water gets in, which wall is carrying the load, what the last fellow hid behind the plaster.",
      `With his crews Circle has created ${figureText(housing.unitsCreated)} units of housing. Right now he has ${housing.activeProjects.value} jobs on the board. Project 130 will put ${figureText(housing.project130Units)} apartments within a short walk of the clinic. Project 843 is a house with ${figureText(housing.project843Bedrooms)} bedrooms that will go to one family, to own. Every site takes on young apprentices from the neighborhood, and every apprentice starts with a door.`,
      "He has buried friends and raised three daughters on the same block of Mayfield Avenue. He does not care for ribbon cuttings. He likes the day after, when somebody is carrying a couch up the stairs and complaining about it.",
    ],
    photo: "walter-jimerson",
    quote: "Build it like your mother is moving in. Some days, around here, she is.",
  },
  {
    name: "Rev. Marcus Whitfield",
    title: "Director of Spiritual Life",
    profession: "Minister and chaplain",
    tenure: "Since 2013",
    expertise: [
      "Pastoral care",
      "Chaplaincy",
      "Grief and recovery support",
      "Interfaith partnership",
      "Restorative justice",
    ],
    bio: [
      "Marcus Whitfield was eleven and already tall when Coach Raymond Tillery found him on the wrong side of the gym fence and asked whether he could rebound. He could not. Coach kept the gym open an extra half hour for a month until he could, and never charged him for it except in sweeping.",
      "Marcus went on to play two years of college ball, to blow out a knee, and to learn in a hospital bed in Peoria that he was better at listening than he had been at basketball. He trained as a hospital chaplain and was ordained. When Coach Tillery died after 31 years of running Circle’s gym, it was Marcus who stood up to speak. A few months later, in 2013, he came to work in the building where he had learned to box out.",
      "His door is next to the coffee. People of every faith and of none come through it: a man four days sober, a grandmother with custody papers, a teenager who wants to argue about God and should be allowed to. He preaches about once a month at New Mercy Church of Austin, our partner on the campus, and runs a Wednesday circle for people who have lost someone to violence. Nobody has to pray to be helped here, and nobody has to hide that they do.",
      "He is also the commissioner, referee and worst sport of the staff free-throw league.",
    ],
    photo: "marcus-whitfield",
    quote: "I don’t start with what people believe. I start with whether they have eaten.",
  },
] satisfies Person[];

export const philosophy = {
  heading: "Leadership Philosophy",
  lead: `Titles matter less at ${organisation.name} than what you do when the phone rings. Four habits guide how we lead and how we ask to be judged.`,
};

export const values = [
  {
    icon: "users-round",
    title: "Collaborative",
    description:
      "Nobody here decides alone about a block they do not live on. Residents, partners and staff sit at the same table, and the people nearest to a problem speak first.",
  },
  {
    icon: "hand-heart",
    title: "Servant",
    description:
      "Every leader takes a turn at the pantry line, the front desk and the snow shovel. Following the example of Jesus, we count the work of serving as the job itself.",
  },
  {
    icon: "refresh-cw",
    title: "Adaptive",
    description:
      "The neighborhood changes and so do we. When a program stops helping we say so, ask the people in it what would, and change it before the next season.",
  },
  {
    icon: "clipboard-check",
    title: "Accountable",
    description:
      "We publish what we promised beside what we did. If a goal was missed, the report says why, who owns it now, and when we will look again.",
  },
] satisfies Point[];

export const related = [
  { name: "Meet the staff you will talk to", href: "/about/staff" },
  { name: "Meet the Board of Directors", href: "/about/board" },
] satisfies NavigationLink[];
