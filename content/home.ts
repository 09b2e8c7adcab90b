import { monthlyBuilderAmount, presetAmounts } from "#rules/donation.ts";
import { organisation } from "#rules/organisation.ts";
import { contactAbout, subjects } from "./contact.ts";
import {
  campus,
  education,
  figureText,
  home,
  housing,
  impactGifts as impactAmounts,
  reach,
} from "./figures.ts";
import { project130, project843, seed2Success } from "./projects.ts";
import { site, sundayService } from "./site.ts";
import type {
  GivingOption,
  Hero,
  HomePartner,
  ImpactGift,
  NavigationLink,
  PageInfo,
  PictureName,
  Pillar,
  Scene,
  Statistic,
} from "./types.ts";

export const page = {
  path: "/",
  title: `${organisation.fullName}: ${organisation.tagline}`,
  description:
    "School, homes, health care and the arts on one campus in Austin, on Chicago’s West Side. Find services, give, or lend a hand.",
} satisfies PageInfo;

export const hero = {
  eyebrow: organisation.tagline,
  heading: site.heroMessage,
  lead: "In Austin, on Chicago’s West Side, partnerships create safe, productive neighborhoods with opportunity: a school, a clinic, a church, homes and a farm, all within a few blocks’ walk.",
} satisfies Hero;

export const heroPicture = "hero" satisfies PictureName;

export const heroButtons = [
  { name: "Find Services", href: "/programs" },
  { name: "Donate", href: "/give" },
  { name: "Get Involved", href: "/volunteer" },
  { name: "About Circle", href: "/about" },
] satisfies NavigationLink[];

export const matters = {
  eyebrow: "One campus, one neighborhood",
  heading: "Why Circle Matters",
  paragraphs: [
    "For over five decades we have worked on the same stretch of Washington Boulevard. The people who run our programs shop at the corner store, ride the Laramie bus and know whose grandmother is in the hospital.",
    `What began as one storefront is now a ${figureText(campus.acres)}-acre campus and a ${figureText(campus.ecosystem)} ecosystem of partnerships. A child can go to school, see a dentist and take a drum lesson here without crossing a major street, and her mother can find a counselor, a class and an apartment.`,
  ],
};

export const statistics = [
  { ...home.livesImpacted, icon: "users", label: "Lives impacted annually" },
  { ...home.scholars, icon: "graduation-cap", label: "Scholars educated each year" },
  {
    ...home.recovery,
    icon: "hand-heart",
    label: "Women and children supported with recovery services",
  },
  {
    ...home.foodMonthly,
    icon: "shopping-basket",
    label: "Supported monthly with emergency food distribution",
  },
  { ...home.healthcare, icon: "heart-pulse", label: "Served through healthcare" },
  {
    ...home.socialReturn,
    icon: "trending-up",
    label: "Social return on investment for every $1 given",
  },
] satisfies Statistic[];

export const story = {
  eyebrow: "Angela’s story",
  heading: "Lives Transformed. Futures Rewritten.",
  lead: "Angela came to our door with a wet coat, one bag and nowhere to be in the morning.",
  filmLead: "This short film follows her from the bus stop to the front steps of her own two-flat.",
  filmTitle: "Angela: one woman’s way home",
  paragraphs: [
    "Nobody asked Angela to be ready for everything that first night. She was asked whether she had eaten. The rest came in its own order: a bed in recovery housing, a counselor who kept every appointment, a seat in the training kitchen, a shift in the garden.",
    "Four years on she hires for the crew she used to work on, and the upstairs apartment is rented to another graduate. “I kept waiting for somebody to say my time was up,” she says. “They kept saying, see you tomorrow.”",
  ],
  scenesHeading: "The film, scene by scene",
};

/** Also the film’s text alternative for those who cannot see it or would rather read. */
export const storyScenes = [
  {
    title: "The bus stop",
    caption:
      "The last bus had already gone. Angela sat under the shelter at Laramie, everything she owned in one bag.",
    description:
      "A rainy November night. Angela sits alone under the shelter at Laramie, her bag on her knees, the streetlights doubled in the wet pavement.",
  },
  {
    title: "The lit door",
    caption:
      "One window on the block still had its lights on. Someone opened the door and waved her in.",
    description:
      "Across the boulevard a storefront glows. A door opens, warm light falls over the sidewalk, and a woman holds it wide and waves her in.",
  },
  {
    title: "A room of her own",
    caption:
      "A bed, a lamp, and a key that turned from the inside. For the first time in a year, she unpacked her bag.",
    description:
      "Her room in recovery housing: a quilt, a lamp, a chair by the window. Her one bag stands empty on the floor, and the rain has stopped.",
  },
  {
    title: "The training kitchen",
    caption: "Week three, she corrected the recipe. The teacher tasted it, and nodded.",
    description:
      "Morning in the training kitchen. Angela, in an apron now, stands among classmates at a long steel table while the teacher tastes from her pot and nods.",
  },
  {
    title: "The garden and the freight farm",
    caption:
      "Lettuce in January, and people who knew her name. She came to be fed. Now she feeds the block.",
    description:
      "Rows of greens under violet light inside the freight container, then the garden outside it. Angela passes crates down a line of neighbors, laughing.",
  },
  {
    title: "The keys",
    caption:
      "Same street. Her street. Her own front door. Everyone who had opened one for her was there to see it. One life transformed. One future rewritten. One circle.",
    description:
      "Angela on the front steps of a brick two-flat with a ring of keys in her hand. Everyone from the earlier scenes stands around her: the whole circle.",
  },
] satisfies Scene[];

export const pillarsSection = {
  eyebrow: "What we do",
  heading: "Four Pillars of Community Transformation",
  lead: "No family’s trouble comes one at a time, so neither does our help. Start with whichever door you need; the people behind it will walk you to the next.",
  button: { name: "Learn More About Our Programs", href: "/programs" } satisfies NavigationLink,
};

export const pillars = [
  {
    icon: "graduation-cap",
    title: "Education and Youth Development",
    description:
      "From a kindergarten desk to a first paycheck: school days at Ascend West Academy, homework tables and hot suppers after the bell, and camp when school is out.",
    facts: [
      `${figureText(home.scholars)} scholars educated each year`,
      `After-school places for ${figureText(education.afterSchool.capacity)}, with a ${figureText(education.afterSchool.graduation)} graduation rate`,
      `Summer camp for ${figureText(education.summerCamp.capacity)}; ${figureText(education.summerCamp.retention)} come back the next year`,
      `A Junior Leadership team of ${figureText(education.juniorLeadership.capacity)} teenagers who run camp with us`,
    ],
    href: "/programs/education",
  },
  {
    icon: "house",
    title: "Housing & Stability",
    description:
      "A safe room tonight, an apartment next spring, a mortgage someday. We build and repair on blocks that others boarded up, and we stay as the landlord who answers the phone.",
    facts: [
      `${figureText(housing.unitsCreated)} units created on the West Side`,
      `${figureText(housing.housedInRecovery)} women and children housed in recovery`,
      `${figureText(housing.activeProjects)} active housing projects`,
      "Referrals for anyone who needs a bed now",
    ],
    href: "/programs/housing",
  },
  {
    icon: "heart-pulse",
    title: "Health & Wellness",
    description:
      "A doctor, a dentist and a counselor on the same corner, whether or not you have insurance, and a pantry line where people are greeted by name.",
    facts: [
      `${figureText(home.healthcare)} served through healthcare`,
      `${figureText(home.foodMonthly)} supported monthly with emergency food distribution`,
      "Counseling for children, couples and adults",
      "Exercise, cooking and blood-pressure classes",
    ],
    href: "/programs/health",
  },
  {
    icon: "palette",
    title: "Culture & Community Renewal",
    description:
      "Drums on the plaza, murals on the viaduct, tomatoes where the lot was empty. A neighborhood comes back when people have reasons to be outside together.",
    facts: [
      "Studios and a stage at the Lake & Laramie Arts Center",
      "Murals designed and painted by neighbors",
      "Seed 2 Success: greens grown in freight containers all year",
      "Free concerts on the plaza every summer",
    ],
    href: "/programs/arts-culture",
  },
] satisfies Pillar[];

export const partnersSection = {
  eyebrow: "Who stands with us",
  heading: "Excellence Attracts Excellence",
  lead: `Our ${figureText(campus.acres)}-acre campus is shared on purpose. Each partner does one thing very well, pays its own way and keeps its own name; together they make one walkable place where a family can get what it needs. In all, ${figureText(reach.partners)} partner organizations work with us across the West Side; these six are at its center.`,
  button: {
    name: "Explore Partnership Opportunities",
    href: "/contact",
  } satisfies NavigationLink,
};

export const partners = [
  {
    name: organisation.fullName,
    description:
      "We own and care for the campus, build the homes, run the youth and food programs, and make the introductions.",
    impact: `${figureText(home.livesImpacted)} lives impacted annually`,
    focus: "Community development",
  },
  {
    name: "Ascend West Charter Schools",
    description:
      "A charter network founded by West Side teachers. Its Ascend West Academy fills our old school building from kindergarten through eighth grade.",
    impact: `${figureText(home.scholars)} scholars educated each year`,
    focus: "Education",
  },
  {
    name: "New Mercy Church of Austin",
    description:
      "The congregation in the middle of the campus. Its members pray for the block, feed it, coach it and sit with it at the hospital.",
    impact: `Sunday service, ${sundayService}`,
    focus: "Faith",
  },
  {
    name: "Harborlight Youth Homes",
    description:
      "Small group homes for teenagers who cannot live with family, with house parents, chores, tutors and a bus pass.",
    impact: "A bed, a school and a grown-up who stays",
    focus: "Youth residential care",
  },
  {
    name: "Stillwater Counseling Center",
    description:
      "Licensed therapists who treat trauma, grief, addiction and the worries of ordinary weeks, on a fee scale that starts at nothing.",
    impact: "First appointment within ten days",
    focus: "Mental health",
  },
  {
    name: "Prairie Street Family Health Center",
    description:
      "A federally qualified health center with family doctors, midwives, dentists and a pharmacy. No one is turned away for lack of money.",
    impact: `${figureText(home.healthcare)} served through healthcare`,
    focus: "Federally qualified health center",
  },
] satisfies HomePartner[];

export const projectsSection = {
  eyebrow: "Under way now",
  heading: "Signature Projects",
  lead: "Three places where a gift turns into something you can knock on, walk through or eat.",
  donate: { name: "Make a Donation", href: "/give" } satisfies NavigationLink,
  closing: {
    text: "Every one of these started as an address that people crossed the street to avoid.",
    button: { name: "Invest in Transformation", href: "/give" } satisfies NavigationLink,
    all: { name: "See all our projects", href: "/projects" } satisfies NavigationLink,
  },
};

export const projects = [project130, project843, seed2Success];

export const donationSection = {
  eyebrow: "Give today",
  heading: "Keep the Door Open",
  lead: "Angela found a light on because someone she never met had paid the electric bill. Here is what your gift can do this month.",
  optionsHeading: "Three ways to give",
};

const [feedsFamilies, youthLeaders, housingStability, entrepreneurship] = impactAmounts;

export const impactGifts = [
  {
    amount: feedsFamilies,
    icon: "shopping-basket",
    title: "Feeds Families",
    description:
      "Fresh greens, eggs, rice and beans for families in the Thursday pantry line, enough for the week.",
    button: "Donate",
  },
  {
    amount: youthLeaders,
    icon: "users-round",
    title: "Youth Leaders",
    description:
      "Trains and equips a teenager on the Junior Leadership team for a summer of running camp.",
    button: "Donate",
  },
  {
    amount: housingStability,
    icon: "key-round",
    title: "Housing Stability",
    description:
      "Covers a deposit, first utilities and a bed for a mother moving from recovery into a lease.",
    button: "Donate",
  },
  {
    amount: entrepreneurship,
    icon: "lightbulb",
    title: "Entrepreneurship",
    description:
      "Puts a neighbor with a recipe or a trade through business training, with license fees and first tools.",
    button: "Donate",
  },
] satisfies ImpactGift[];

/** Each option acts in its own way; the page binds the act to its name. */
export const givingOptions = {
  oneTime: {
    icon: "gift",
    title: "One-Time Gift",
    description: "Any amount, put to work where the need is greatest this month.",
    button: "Choose an Amount",
  },
  monthly: {
    icon: "repeat",
    title: "Monthly Builder",
    description: `Join the Circle Builders for $${monthlyBuilderAmount} a month. Steady gifts let us promise a bed, a tutor or a bag of food before we are asked.`,
    button: `Give $${monthlyBuilderAmount} Monthly`,
  },
  tribute: {
    icon: "heart",
    title: "Tribute Gift",
    description:
      "Honor a grandmother, a coach, a birthday. Tell us the name and we write to the family by hand.",
    button: "Arrange a Tribute",
    href: contactAbout(subjects.tribute),
  },
} satisfies Record<string, GivingOption & { href?: string }>;

export const customGift = {
  heading: "Give Your Own Amount",
  label: "Amount in US dollars",
  hint: "Card details are entered on our payment partner’s secure page, never on this one.",
  quickLabel: "Quick amounts",
  quickAmounts: presetAmounts,
  button: "Fuel the Future",
  monthlyLink: "Set up recurring monthly gift",
  monthlyNote: "Monthly gifts are available for $25, $50, and $100.",
  busy: "Processing...",
};
