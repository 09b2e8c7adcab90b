import { sundayService } from "#content/site.ts";
import type {
  CallPrompt,
  Gathering,
  Hero,
  PageInfo,
  PictureName,
  PracticalFact,
  Question,
} from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/programs/spiritual",
  title: "Spiritual Development",
  description:
    "Sunday worship with New Mercy Church of Austin, Wednesday circles, and a chaplain who listens. Everyone is welcome, whatever you believe.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Spiritual Development",
  heading: "Come as You Are, Sit Where You Like",
  lead: "Faith is why a nurse and a carpenter opened our first door, and it is still why we get up in the morning. It has never been the price of coming in. You will be fed, housed and helped here whether you pray or not.",
} satisfies Hero;

export const heroPicture = "church" satisfies PictureName;

const church = "New Mercy Church of Austin, on the campus";

export const programsSection = {
  heading: "Through the Week",
  whenLabel: "When",
  whereLabel: "Where",
};

export const programs = [
  {
    icon: "church",
    title: "Sunday Worship",
    description:
      "A full choir, a plain sermon and a long hug of a greeting. Children stay for two songs and then go down the hall to their own hour. Coffee and cornbread follow.",
    when: `Sundays, ${sundayService}`,
    where: church,
  },
  {
    icon: "book-heart",
    title: "Wednesday Circles",
    description:
      "Three tables on one evening: Bible study for beginners, prayer for the neighborhood, and a circle for people who have lost someone to violence.",
    when: "Wednesdays, supper at 6:00 PM, circles 6:30 to 7:30 PM",
    where: "The fellowship hall",
  },
  {
    icon: "hand-heart",
    title: "Pastoral Care",
    description:
      "Rev. Marcus Whitfield and a team of trained neighbors visit hospitals, courtrooms and kitchens. They sit with the grieving, bless new apartments and keep what they hear.",
    when: "Weekdays, or whenever the call comes",
    where: "Next to the coffee, or wherever you are",
  },
] satisfies Gathering[];

export const textBlock = {
  heading: "What We Mean by It",
  paragraphs: [
    "We are Christians, and we try to let it show in the plumbing. When Jesus was asked who counts as a neighbor, he told a story about somebody who stopped on the road. Our streets have names, so we stop on those: Washington, Laramie, Adams, Lake.",
    "New Mercy Church of Austin shares the campus with us. Its deacons run the shovels when it snows, its mothers know whose baby is due, and its young adults coach half the teams in the gym. Other congregations, mosques and synagogues send volunteers and soup, and we are glad of both.",
    "If church has hurt you, we would like to hear about that too. There is a chair for it.",
  ],
};

export const practical = {
  heading: "If It Is Your First Time",
  facts: [
    {
      icon: "users",
      label: "What to wear",
      text: "Whatever you have on. You will see hats and you will see hoodies.",
    },
    {
      icon: "baby",
      label: "With children",
      text: "There is a nursery for babies and toddlers, and a rocking chair at the back if you would rather keep yours.",
    },
    {
      icon: "map-pin",
      label: "Getting in",
      text: "The church door faces the plaza. The ramp is on the east side, and large-print hymn sheets are on the table.",
    },
    {
      icon: "circle-dollar-sign",
      label: "The offering",
      text: "Guests are not expected to give. Pass the plate along with a clear conscience.",
    },
  ] satisfies PracticalFact[],
};

export const questions = {
  heading: "People Ask",
  items: [
    {
      question: "I am not Christian. Can I still use your programs?",
      answer:
        "Yes, all of them. Nobody is asked what they believe in order to be served, hired or housed here.",
    },
    {
      question: "Can somebody visit my mother in the hospital?",
      answer: `Yes. Call ${organisation.phone} with her name and where she is. On most days someone can go within 24 hours.`,
    },
    {
      question: "Do you hold funerals and weddings?",
      answer:
        "New Mercy does both, and charges neighbors nothing for a funeral. Call, and Rev. Whitfield will sit down with you.",
    },
  ] satisfies Question[],
};

export const callPrompt = {
  heading: "Ask for a Prayer or a Visit",
  text: "You do not have to explain it well. Say your name and that you would like to talk to the chaplain.",
  button: `Call ${organisation.phone}`,
} satisfies CallPrompt;
