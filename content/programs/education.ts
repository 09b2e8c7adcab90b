import { defineDocument } from "#content/document.ts";
import { group, icon, list, longText, text } from "#content/fields.ts";
import {
  callPrompt,
  hero,
  heroPicture,
  longerText,
  pageInfo,
  practicalFacts,
  questions,
} from "#content/shapes.ts";

export const education = defineDocument({
  name: "programs/education",
  title: "Education and Youth",
  group: "Pages",
  path: "/programs/education",
  version: 1,
  schema: group(
    {
      page: pageInfo(),
      hero: hero(),
      heroPicture: heroPicture(),
      programsSection: group(
        {
          heading: text({ label: "Heading", most: 60 }),
          lead: longText({ label: "Text below the heading", most: 240 }),
          capacityLabel: text({ label: "Text before the places", most: 60 }),
          outcomeLabel: text({ label: "Text before the outcome", most: 60 }),
          note: longText({ label: "Note", most: 600 }),
        },
        { label: "Programs: heading and text" },
      ),
      programs: list(
        group(
          {
            icon: icon({ label: "Icon" }),
            title: text({ label: "Title", most: 60 }),
            description: longText({ label: "Text", most: 600 }),
            capacity: text({ label: "Places", most: 60 }),
            outcome: text({ label: "Outcome", most: 60 }),
            schedule: text({ label: "When", most: 120 }),
          },
          { label: "Program" },
        ),
        { label: "Programs", itemLabel: "title" },
      ),
      textBlock: longerText(),
      practical: practicalFacts(),
      questions: questions(),
      callPrompt: callPrompt(),
    },
    { label: "Education and Youth" },
  ),
  defaults: {
    page: {
      title: "Education and Youth",
      description:
        "After-school tutoring, summer camp and junior leadership in Austin on Chicago’s West Side. Ages, hours, fees and how to register a child.",
    },
    hero: {
      eyebrow: "After school, all summer, all year",
      heading: "Education and Youth Programming",
      lead: "A hot supper, homework help and clubs after school; camp in summer; paid leadership for teenagers. {annually.youth} young people take part in our programs in a year.",
    },
    heroPicture: "school",
    programsSection: {
      heading: "Three Education Programs",
      lead: "Together they have {education.places} places at a time. The {annually.youth} in a year include the gym, the arts programs and the farm.",
      capacityLabel: "Room for",
      outcomeLabel: "Outcome",
      note: "Graduation: all twelfth graders in the after-school program of 2024-25. Retention: campers of 2024 who were young enough to return and came back in 2025. Completion: {education.juniorLeadership.finished} of the {education.juniorLeadership.joined} junior leaders since 2008 finished their year.",
    },
    programs: [
      {
        icon: "book-open",
        title: "After-School Program",
        description:
          "Supper at 3:30, homework at 4:00 with a tutor at every table, then robotics, step team, the garden or the gym. For kindergarten through twelfth grade, on every school day.",
        capacity: "{education.afterSchool.capacity} places",
        outcome: "{education.afterSchool.graduation} graduation rate",
        schedule: "School days, 3:10 to 6:00 PM",
      },
      {
        icon: "tent-tree",
        title: "Summer Camp",
        description:
          "Six weeks of swimming, reading at Columbus Park and a trip every Friday, with breakfast and lunch. For ages 6 to 13.",
        capacity: "{education.summerCamp.capacity} campers",
        outcome: "{education.summerCamp.retention} retention",
        schedule: "Late June through July, weekdays, 9:00 AM to 4:00 PM",
      },
      {
        icon: "star",
        title: "Junior Leadership",
        description:
          "A paid team for ages 14 to 18. For a year they help to choose and lead the camp staff, keep a budget and speak for the neighborhood at City Hall.",
        capacity: "{education.juniorLeadership.capacity} leaders a year",
        outcome: "{education.juniorLeadership.completion} completion",
        schedule: "Tuesdays and Thursdays, 4:00 to 6:00 PM, all year",
      },
    ],
    textBlock: {
      heading: "An Afternoon With Us",
      paragraphs: [
        "Children come in by their own entrance on Washington Boulevard at 3:10. Staff stand there and know who may pick up each child; no other program uses it. Supper is at 3:30 and homework at 4:00.",
        "They come from more than a dozen schools. The nearest is our campus partner, Ascend West Academy, which educates {home.scholars} scholars each year. With a parent’s permission, its teachers and our tutors talk every week, so that a child who is stuck on fractions gets help the next day.",
        "Andre Simmons manages the after-school program, and Camille Baptiste directs education and youth. Everyone who works with the children has passed a background check, and no adult is ever alone with a child.",
      ],
    },
    practical: {
      heading: "Good to Know",
      facts: [
        {
          icon: "circle-dollar-sign",
          label: "What it costs",
          text: "After-school and Junior Leadership are free. Camp is $40 a week, or less, or nothing, if that is too much; we do not ask for proof.",
        },
        {
          icon: "clipboard-check",
          label: "What to bring to register",
          text: "Your child’s birth certificate or school ID, shot record, and the names of the people allowed to pick up.",
        },
        {
          icon: "utensils",
          label: "Food",
          text: "Supper after school, breakfast and lunch at camp. Tell us about allergies; there are halal and vegetarian plates too.",
        },
        {
          icon: "bus",
          label: "Getting home",
          text: "Pickup is by 6:00 PM at the children’s entrance, by people on your list, with an ID. With your signature, our van brings home children who live within two miles.",
        },
      ],
    },
    questions: {
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
        {
          question: "I am worried that a child is being hurt. Whom do I tell?",
          answer:
            "Call the Illinois Child Abuse Hotline at {hotlines.childAbuse}, at any hour; in danger, {hotlines.emergency}. Our staff must make the same call when they suspect it.",
        },
      ],
    },
    callPrompt: {
      heading: "Register by Phone",
      text: "Call on a weekday between {hours.opens} and {hours.closes} and ask for Andre Simmons. It takes about ten minutes.",
      button: "Call {organisation.phone}",
    },
  },
});
