import { annually, education, figureText, home } from "#content/figures.ts";
import type {
  CallPrompt,
  Hero,
  IconName,
  PageInfo,
  PictureName,
  PracticalFact,
  Program,
  Question,
} from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/programs/education",
  title: "Education and Youth",
  description:
    "After-school tutoring, summer camp and junior leadership in Austin on Chicago’s West Side. Ages, hours, fees and how to register a child.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Education and Youth Programming",
  heading: "Somebody Is Waiting at the Door",
  lead: `At 3:10 the side door opens and every child is greeted by name. From there it is supper, homework, robots, drums or the garden. ${figureText(annually.youth)} young people come through in a year.`,
} satisfies Hero;

export const heroPicture = "school" satisfies PictureName;

export const programsSection = {
  heading: "After School, All Summer, All Year",
  lead: "Three programs that lead into one another. Many of our junior leaders were campers, and most campers began at a homework table.",
  capacityLabel: "Room for",
  outcomeLabel: "Outcome",
};

export const programs = [
  {
    icon: "book-open",
    title: "After-School Program",
    description:
      "Supper at 3:30, homework at 4:00 with a tutor at every table, then robotics, step team, the garden or the gym. For kindergarten through twelfth grade, on every school day.",
    capacity: `${figureText(education.afterSchool.capacity)} places`,
    outcome: `${figureText(education.afterSchool.graduation)} graduation rate`,
    schedule: "School days, 3:10 to 6:00 PM",
  },
  {
    icon: "tent-tree",
    title: "Summer Camp",
    description:
      "Six weeks of swimming, reading under the trees at Columbus Park, a trip every Friday and lunch every day. For ages 6 to 13, so that nobody slides back before September.",
    capacity: `${figureText(education.summerCamp.capacity)} campers`,
    outcome: `${figureText(education.summerCamp.retention)} retention`,
    schedule: "Late June through July, weekdays, 9:00 AM to 4:00 PM",
  },
  {
    icon: "star",
    title: "Junior Leadership",
    description:
      "A year-long, paid team for ages 14 to 18. They interview the camp staff, keep a budget, speak for the block at City Hall and learn to run a meeting that ends on time.",
    capacity: `${figureText(education.juniorLeadership.capacity)} leaders a year`,
    outcome: `${figureText(education.juniorLeadership.completion)} completion`,
    schedule: "Tuesdays and Thursdays, 4:00 to 6:00 PM, all year",
  },
] satisfies (Program & { icon: IconName; schedule: string })[];

export const textBlock = {
  heading: "Supper First, Then Fractions",
  paragraphs: [
    `School itself happens forty steps away. Our campus partner, Ascend West Academy, educates ${figureText(home.scholars)} scholars each year, and its teachers and our tutors compare notes every week. If a third grader is stuck on fractions on Monday, her tutor knows by Tuesday.`,
    "But children come to us from more than a dozen schools, and not all of them come for fractions. Some come because the gym is warm and the door is watched. Some come because their brother did. We feed them first, and ask about school second.",
    "Andre Simmons, who manages the after-school program, keeps one rule on the wall: everybody leaves with tomorrow’s work done and one thing they are proud of. Camille Baptiste, who directs all of it, reads the list of proud things on Fridays.",
  ],
};

export const practical = {
  heading: "Good to Know",
  facts: [
    {
      icon: "circle-dollar-sign",
      label: "What it costs",
      text: "After-school and Junior Leadership are free. Camp is $40 a week, less or nothing if that is too much; nobody asks for proof.",
    },
    {
      icon: "clipboard-check",
      label: "What to bring to register",
      text: "Your child’s birth certificate or school ID, shot record, and the names of the people allowed to pick up.",
    },
    {
      icon: "utensils",
      label: "Food",
      text: "Supper after school, breakfast and lunch at camp. Tell us about allergies; the kitchen cooks halal and meatless plates too.",
    },
    {
      icon: "bus",
      label: "Getting home",
      text: "Pickup is by 6:00 PM at the side door. Our van drives home children who live within two miles.",
    },
  ] satisfies PracticalFact[],
};

export const questions = {
  heading: "Parents Ask",
  items: [
    {
      question: "What if there is no place left?",
      answer:
        "We keep a waiting list in order of arrival and call you when it is your turn, most often within the semester. Brothers and sisters of enrolled children go first.",
    },
    {
      question: "Does my child have to go to church?",
      answer:
        "No. We say grace before supper, and children may join or sit quietly. Bible club is one club among several.",
    },
    {
      question: "My child has an IEP. Can you help?",
      answer:
        "Yes. Bring a copy when you register. A tutor trained in special education works with us every afternoon.",
    },
    {
      question: "Can a teenager earn money here?",
      answer:
        "Yes. Junior leaders, camp counselors and the Seed 2 Success farm crew are paid. Applications open in March.",
    },
  ] satisfies Question[],
};

export const callPrompt = {
  heading: "Register by Phone",
  text: "Call on a weekday between 9:00 AM and 6:00 PM and ask for the after-school desk. It takes ten minutes, and you will talk to a person.",
  button: `Call ${organisation.phone}`,
} satisfies CallPrompt;
