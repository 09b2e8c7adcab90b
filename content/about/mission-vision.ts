import { campus, figureText, reach } from "#content/figures.ts";
import type { Hero, NavigationLink, PageInfo, PictureName, Point } from "#content/types.ts";
import { organisation } from "#rules/organisation.ts";

export const page = {
  path: "/about/mission-vision",
  title: "Mission & Vision",
  description:
    "Circle’s mission and vision for Austin on Chicago’s West Side, and the four principles behind our theory of change.",
} satisfies PageInfo;

export const hero = {
  eyebrow: "Why we are here",
  heading: "Mission, Vision and Theory of Change",
  lead: "Three questions hang on the wall of our staff room: What are we for? What would done look like? And why do we think this will work?",
} satisfies Hero;

export const heroPicture = "spring" satisfies PictureName;

export const mission = {
  heading: "Our Mission",
  statement:
    "To love our neighbors in Austin by building, with them and with our partners, the homes, schools, health and friendships that a family needs to thrive.",
  paragraphs: [
    `The order of the words matters. We begin with love, because ${organisation.name} was started by people who took seriously the command to love a neighbor as yourself. We say “with them” before “with our partners,” because the best idea in the room usually comes from the person who lives upstairs from the problem.`,
    "And we say “building,” because love that stays a feeling never fixed a furnace.",
  ],
};

export const vision = {
  heading: "Our Vision",
  statement:
    "An Austin where every child is safe on the walk home, every family can stay in a home it chose, and nobody has to leave the neighborhood to have a future.",
  paragraphs: [
    "Picture an ordinary Tuesday. The lights work on Laramie. A ninth grader is late for practice because chemistry ran long. A man who once slept in the park is sweeping the sidewalk in front of the shop he owns. Somebody’s grandmother is complaining that she can’t find parking, because everyone has come to the concert on the plaza.",
    "That is what we are working toward: a neighborhood so safe, so productive and so full of opportunity that it seems never to have been any other way. It is what we mean by the words on our front door, where impossible becomes inevitable.",
  ],
};

export const theory = {
  heading: "Our Theory of Change",
  lead: "Four principles, learned slowly and mostly from our neighbors, explain how a storefront became a campus and why we expect the work to last.",
};

export const principles = [
  {
    icon: "map-pin",
    title: "Stay in one place",
    description:
      "Trust is built at walking speed. We have kept to the same few blocks for half a century, so that a grandmother can send her grandson to the people who once helped her. We would rather be deep in Austin than thin across the city.",
  },
  {
    icon: "house",
    title: "Meet the whole family",
    description:
      "A child cannot study in a cold apartment, and a mother cannot hold a job while she waits all day at a clinic. So we keep school, home, health and spirit within a few minutes’ walk of one another, and one front desk knows the way to them all.",
  },
  {
    icon: "handshake",
    title: "Share the ground",
    description: `No single organization is good at everything. We invite the best doctors, teachers and counselors we can find to work from our land, under their own names. The result is a ${figureText(campus.ecosystem)} ecosystem of ${figureText(reach.partners)} partners that none of us could have built alone.`,
  },
  {
    icon: "sprout",
    title: "Grow our own leaders",
    description:
      "The help that lasts is the help that stays. We look for tomorrow’s teachers, builders and directors in the homework room, on the job site and in the recovery house, and then we make room for them at the table. Several of the people who run Circle first came to us for help.",
  },
] satisfies Point[];

export const closing = {
  heading: "Build it with us",
  lead: "Every principle on this page has a price: a boiler, a bus pass, a teacher’s Tuesday afternoon. Gifts pay it.",
  button: { name: "Support the Mission", href: "/give" } satisfies NavigationLink,
};
