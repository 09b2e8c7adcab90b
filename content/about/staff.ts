import { education, figureText, housing } from "#content/figures.ts";
import { fairness } from "#content/site.ts";
import type { Hero, NavigationLink, PageInfo, PictureName, StaffMember } from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/about/staff",
  title: "Our Staff",
  description:
    "The people you will meet at Circle: at the front desk, in the homework room, on the farm and in the housing office. Call or write to them directly.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Our people",
  heading: "Our Staff",
  lead: "Call or write to the person you need. If you are not sure who that is, call the front desk.",
} satisfies Hero;

export const heroPicture = "block" satisfies PictureName;

export const directoryHeading = "Whom to call";

export const staff = [
  {
    name: "Yolanda Price",
    title: "Resident Services Coordinator",
    department: "Front Desk",
    bio: "Yolanda has run the front desk for sixteen years, in English and Spanish. She helps with forms, benefits and birth certificates, finds you the right person, and answers questions about volunteering. Bring your paperwork in a bag if you must; she will sort it with you.",
    email: "yolanda.price@circleurban.example",
    phone: "(773) 555-0175",
  },
  {
    name: "Andre Simmons",
    title: "After-School Program Manager",
    department: "Education",
    bio: `Andre manages the after-school program for ${figureText(education.afterSchool.capacity)} children. Call him to register a child, or about anything that happens in the afternoon. Parents get a text when their child arrives. As a boy he played for Coach Tillery in our gym.`,
    email: "andre.simmons@circleurban.example",
    phone: "(773) 555-0176",
  },
  {
    name: "Maribel Ortega",
    title: "Farm & Food Manager",
    department: "Seed 2 Success",
    bio: "Maribel runs the Seed 2 Success farm and the Thursday pantry. She trains the teenagers on the farm crew to seed, transplant, pack and sell. Call her about the pantry, about farm visits, or to offer food.",
    email: "maribel.ortega@circleurban.example",
    phone: "(773) 555-0177",
  },
  {
    name: "Patrice Holloway",
    title: "Recovery Housing Case Manager",
    department: "Housing",
    bio: `Patrice and her team support the ${figureText(housing.housedInRecovery)} women and children in our recovery homes, with court dates, health care, school and work. Call her to ask about a room. She tells you how long the wait is and what you can do until then.`,
    email: "patrice.holloway@circleurban.example",
    phone: "(773) 555-0178",
  },
  {
    name: "Kevin Duong",
    title: "Facilities & Campus Manager",
    department: "Operations",
    bio: "Kevin looks after the roofs, boilers, locks and grounds of the campus. Tenants call him when something is broken. If a streetlight is out near us, tell him where, and he reports it to the city.",
    email: "kevin.duong@circleurban.example",
    phone: "(773) 555-0179",
  },
  {
    name: "Jonah Feldman",
    title: "Development & Communications Manager",
    department: "Development",
    bio: "Jonah looks after donors and Circle Builders, plans the Tillery golf classic and answers questions from the press. He was a newspaper reporter, and he shows people their stories before anyone else reads them.",
    email: "jonah.feldman@circleurban.example",
    phone: "(773) 555-0180",
  },
] satisfies StaffMember[];

export const careers = {
  heading: "Work With Us",
  lead: `Open positions are posted at the front desk. To ask about them, write to ${organisation.careersEmail}. ${fairness.jobs}`,
  email: organisation.careersEmail,
  emailLabel: "Write to Careers",
  contact: { name: "Contact Us", href: "/contact" } satisfies NavigationLink,
};
