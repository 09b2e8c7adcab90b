import { campus, education, figureText, home, housing, reach } from "#content/figures.ts";
import type { Hero, NavigationLink, PageInfo, Person, PictureName, Point } from "#content/types.ts";

export const page = {
  path: "/about/leadership",
  title: "Leadership Team",
  description:
    "Meet the six people who lead Circle on Chicago’s West Side: who they are, how they came here, and what each of them runs.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Our people",
  heading: "Leadership Team",
  lead: "Three of our six leaders first came to Circle before they were eighteen. Meet the people who run it.",
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
      "Denise Calloway grew up on Adams Street, six blocks from the storefront where Ruth and Daniel Amory started Circle. Her mother worked nights, so Denise did her homework at the long table in the back. “I thought every neighborhood had a Ruth,” she says. “I was in college before I learned that most of them don’t.”",
      "She studied social work and came back in 1996 as a case manager. Over thirteen years she ran intake, family services and then all the programs that start at the front desk. The board asked her to lead in 2009, when foreclosures had emptied house after house in Austin. In her first three years Circle bought nine boarded-up buildings.",
      `Since then she has invited a clinic, a school and counselors to work from Circle’s land. Today ${figureText(reach.partners)} organizations work with Circle on and around a ${figureText(campus.acres)}-acre campus. Denise lives in Austin and works in the pantry on the first Thursday of the month.`,
    ],
    photo: "denise-calloway",
    quote:
      "Nobody on this block needed rescuing. They needed somebody who stayed and remembered their name.",
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
      "Elena Villaseñor runs the operations of the campus: buildings, vans, kitchens, the food supply and the people who keep them going.",
      "She grew up over her parents’ grocery on 26th Street and worked in food warehousing for ten years, the last three as the manager of a night shift of sixty people. She came to Circle in 2014 to reorganize the pantry. By asking the people in line what was wrong, she cut the wait from two hours to twenty minutes.",
      `In the spring of 2020 she and her team turned the gym into a food hub in four days. Much of that system is still in use, and about ${figureText(home.foodMonthly)} people receive emergency food from Circle in a month. She speaks Spanish with about a third of the families who come in.`,
    ],
    photo: "elena-villasenor",
    quote:
      "If you make people wait two hours for groceries, it doesn’t matter how kindly you hand them the bag.",
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
      "Theodore Okafor keeps the books, prepares the budget and explains both in plain language. He is a certified public accountant and spent twenty years auditing hospitals, schools and charities before he joined Circle in 2018.",
      "In his first year he laid the audit out for everyone to read and invited the neighborhood to an evening of questions about it. Eleven people came. The evening has been held every fall since.",
      "He arranged the financing of Project 130 from six different sources. On Thursday evenings he teaches a class on reading a lease and a pay stub.",
    ],
    photo: "theodore-okafor",
    quote:
      "If I cannot explain a number to the person who cleans this building, then I do not understand the number.",
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
      "Camille Baptiste directs the after-school program, summer camp and junior leadership. She taught seventh-grade science for nine years and came to Circle in 2019 to run the part of the day that begins when school ends.",
      `There are ${figureText(education.afterSchool.capacity)} places in the after-school program, and she is there when the children arrive at 3:10. Under her lead they have tested the soil in eleven vacant lots, mapped the broken streetlights on Laramie Avenue and built a weather station on the gym roof.`,
      `Each year ${figureText(education.juniorLeadership.capacity)} teenagers join the junior leadership team, which sits in on the interviews when camp staff are hired. Camille also keeps the bees at the farm.`,
    ],
    photo: "camille-baptiste",
    quote:
      "Children can tell very quickly whether you expect something of them. I try to say it first.",
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
      "Walter Jimerson learned carpentry from Daniel Amory. In the summer of 1979, when he was seventeen, he came to Circle for forty hours of service and stayed for four hundred.",
      "He went through the carpenters’ apprenticeship and ran crews downtown for a dozen years. In 1994 he came back to Circle, and since 2006 he has directed its housing and real estate.",
      `Circle and its partners have created ${figureText(housing.unitsCreated)} units of housing. Three housing projects are active: Project 130, with ${figureText(housing.project130Units)} apartments; Project 843, a house with ${figureText(housing.project843Bedrooms)} bedrooms that one family will own; and the recovery homes. Every site trains apprentices from the neighborhood. Walter raised three daughters in Austin.`,
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
      "Marcus Whitfield was eleven when Coach Raymond Tillery asked him into the gym and taught him to rebound. He went on to play two years of college basketball, until he was injured.",
      "He trained as a hospital chaplain and was ordained. Coach Tillery, who ran Circle’s gym for 31 years, died in 2012; Marcus spoke at his funeral, and in 2013 he came to work at Circle.",
      "He listens to people of every faith and of none, visits them in the hospital and at home, and on Wednesdays leads a circle for people who have lost someone to violence. About once a month he preaches at New Mercy Church of Austin, our partner on the campus. Nobody has to pray to be helped here.",
    ],
    photo: "marcus-whitfield",
    quote: "I don’t start with what people believe. I start with whether they have eaten.",
  },
] satisfies Person[];

export const philosophy = {
  heading: "Leadership Philosophy",
  lead: "Four values guide how we lead and how we ask to be judged.",
};

export const values = [
  {
    icon: "users-round",
    title: "Collaborative",
    description:
      "Residents, partners and staff decide together, and the people nearest to a problem speak first.",
  },
  {
    icon: "hand-heart",
    title: "Servant",
    description:
      "Every leader takes shifts in the pantry and at the front desk. We follow the example of Jesus, who served.",
  },
  {
    icon: "refresh-cw",
    title: "Adaptive",
    description:
      "When a program stops helping, we say so, ask the people in it what would help, and change it.",
  },
  {
    icon: "clipboard-check",
    title: "Accountable",
    description:
      "We publish what we promised beside what we did. If we miss a goal, the annual report says why.",
  },
] satisfies Point[];

export const related = [
  { name: "Meet the staff you will talk to", href: "/about/staff" },
  { name: "Meet the Board of Directors", href: "/about/board" },
] satisfies NavigationLink[];
