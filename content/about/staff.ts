import { education, figureText, housing } from "#content/figures.ts";
import type { Hero, NavigationLink, PageInfo, PictureName, StaffMember } from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/about/staff",
  title: "Our Staff",
  description:
    "The people you will actually meet at Circle: at the front desk, in the homework room, on the farm and on the roof. Call or write to them directly.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Our people",
  heading: "Our Staff",
  lead: "These are the people who pick up when you call. Their own numbers are below, because nobody should have to explain a hard week twice.",
} satisfies Hero;

export const heroPicture = "block" satisfies PictureName;

export const directoryHeading = "Who to call";

export const staff = [
  {
    name: "Yolanda Price",
    title: "Resident Services Coordinator",
    department: "Front Desk",
    bio: "If you have ever come through our front door, Yolanda has probably offered you a seat. She has run the desk for sixteen years, in English and in the Spanish she learned from the families she was helping. She knows which landlord answers letters, which office closes early on Fridays, and how to get a birth certificate by Tuesday. Bring your paperwork in a bag if you must. She likes sorting it.",
    email: "yolanda.price@circleurban.example",
    phone: "(773) 555-0175",
  },
  {
    name: "Andre Simmons",
    title: "After-School Program Manager",
    department: "Education",
    bio: `Andre was one of Coach Tillery’s last point guards. Now he runs the afternoon for ${figureText(education.afterSchool.capacity)} children: supper at 3:30, homework at 4:00, and then robotics, step team or the gym, in that order and no bargaining. Parents get a text when their child arrives and another when a report card is due. He is working on a teaching certificate at night and is happy to show you his own homework.`,
    email: "andre.simmons@circleurban.example",
    phone: "(773) 555-0176",
  },
  {
    name: "Maribel Ortega",
    title: "Farm & Food Manager",
    department: "Seed 2 Success",
    bio: "Maribel grows lettuce in a shipping container in January and will let you taste it. Her grandparents farmed corn in Michoacán; she farms with pumps, lights and a phone that wakes her if the water gets warm. She trains the teenagers of Seed 2 Success to seed, transplant, pack and sell, and she runs the Thursday pantry, where their greens go out the same day they are cut.",
    email: "maribel.ortega@circleurban.example",
    phone: "(773) 555-0177",
  },
  {
    name: "Patrice Holloway",
    title: "Recovery Housing Case Manager",
    department: "Housing",
    bio: `Patrice has been in recovery for twenty-two years and says so in the first five minutes, in case it helps. She walks alongside the ${figureText(housing.housedInRecovery)} women and children in our recovery homes: to court, to the clinic, to the first day of a new job. Birthdays are on her wall calendar, and so are sobriety dates. There is cake for both.`,
    email: "patrice.holloway@circleurban.example",
    phone: "(773) 555-0178",
  },
  {
    name: "Kevin Duong",
    title: "Facilities & Campus Manager",
    department: "Operations",
    bio: "Kevin can tell by the sound which of our boilers is unhappy. He came to Circle as a volunteer painter while he was studying for his engineer’s license, and stayed to look after every roof, lock and drain on the campus. He plows the neighbors’ alley along with ours. If a light is out on your walk home from the Green Line, tell him where, and it will be reported that night.",
    email: "kevin.duong@circleurban.example",
    phone: "(773) 555-0179",
  },
  {
    name: "Jonah Feldman",
    title: "Development & Communications Manager",
    department: "Development",
    bio: "Jonah writes the thank-you notes by hand, with a fountain pen that stains his cuffs. A former newspaper reporter, he still checks every quotation with the person who said it and shows residents their stories before anyone else sees them. He looks after Circle Builders, plans the Tillery golf classic, and can tell you within a day what your gift was spent on.",
    email: "jonah.feldman@circleurban.example",
    phone: "(773) 555-0180",
  },
] satisfies StaffMember[];

export const careers = {
  heading: "Work With Us",
  lead: `We hire from the neighborhood first, and we pay for training. Send a few lines about yourself, with or without a résumé, to ${organisation.careersEmail}.`,
  email: organisation.careersEmail,
  emailLabel: "Write to Careers",
  contact: { name: "Contact Us", href: "/contact" } satisfies NavigationLink,
};
