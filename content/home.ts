import { type Content, defineDocument } from "./document.ts";
import { homeFields, specifiedOrder } from "./home-fields.ts";
import { shippedGiving } from "./home-giving.ts";

export const home = defineDocument({
  name: "home",
  title: "Home",
  group: "Pages",
  path: "/",
  version: 2,
  schema: homeFields,
  // Sections could not be moved before.
  migrate: [(content) => ({ sections: specifiedOrder, ...content })],
  defaults: {
    page: {
      title: "{organisation.fullName}: {organisation.tagline}",
      description:
        "After-school, housing, food, health care and the arts on one campus in Austin, on Chicago’s West Side. Find services, give or volunteer.",
    },
    hero: {
      eyebrow: "{organisation.tagline}",
      heading: "Where Impossible Becomes Inevitable",
      lead: "In Austin, on Chicago’s West Side, partnerships create safe, productive neighborhoods with opportunity: a school, a clinic, a church, homes and a farm within a short walk.",
    },
    heroPicture: "hero",
    heroButtons: [
      { name: "Find Services", href: "/programs" },
      { name: "Donate", href: "/give" },
      { name: "Get Involved", href: "/volunteer" },
      { name: "About Circle", href: "/about" },
    ],
    sections: specifiedOrder,
    matters: {
      eyebrow: "One campus, one neighborhood",
      heading: "Why Circle Matters",
      paragraphs: [
        "For over five decades we have worked on the same stretch of Washington Boulevard. Many of the people who run our programs live in Austin, and several first came here for help.",
        "What began as one storefront is now a {campus.acres}-acre campus and a {campus.ecosystem} ecosystem of partnerships. A child can go to school, see a dentist and take a drum lesson here, and her parents can find a counselor, a class or help with housing.",
      ],
      note: "The figures are for fiscal year 2025 and include our partners’ work on the campus; somebody helped by two of us may be counted twice. The {home.healthcare} are patients of the clinic and the counseling center; the {home.scholars} are students of the academy. The {campus.ecosystem} is the yearly budgets of all our partners added up; our own revenue was {finance.revenue}. The social return is our own estimate.",
      noteLink: { name: "How we count", href: "/about/annual-report" },
    },
    statistics: [
      { figure: "{home.livesImpacted}", icon: "users", label: "Lives impacted annually" },
      { figure: "{home.scholars}", icon: "graduation-cap", label: "Scholars educated each year" },
      {
        figure: "{home.recovery}",
        icon: "hand-heart",
        label: "Women and children supported with recovery services",
      },
      {
        figure: "{home.foodMonthly}",
        icon: "shopping-basket",
        label: "Supported monthly with emergency food distribution",
      },
      { figure: "{home.healthcare}", icon: "heart-pulse", label: "Served through healthcare" },
      {
        figure: "{home.socialReturn}",
        icon: "trending-up",
        label: "Social return on investment for every $1 given",
      },
    ],
    story: {
      eyebrow: "Angela’s story",
      heading: "Lives Transformed. Futures Rewritten.",
      lead: "Angela came in from the rain with one bag and nowhere to sleep.",
      filmLead:
        "This short film follows her from the bus stop to the front steps of her own two-flat.",
      filmTitle: "Angela: one woman’s way home",
      paragraphs: [
        "That first night we had no room for her. She ate supper while we called the city’s shelter line, and somebody drove her there. Nine days later a room in recovery housing came free. After it came a counselor, a place in the training kitchen and a job in the garden.",
        "Four years on she hires for the crew she used to work on, and the upstairs apartment is rented to another graduate. “I kept waiting for somebody to say my time was up,” she says. “They kept saying, see you tomorrow.” Angela is not her real name, and she has read this page.",
      ],
      scenesHeading: "The film, scene by scene",
    },
    storyScenes: [
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
    ],
    pillarsSection: {
      eyebrow: "What we do",
      heading: "Four Pillars of Community Transformation",
      lead: "Families rarely need only one kind of help. Start with the one you need most; our staff will introduce you to the next.",
      button: { name: "Learn More About Our Programs", href: "/programs" },
    },
    pillars: [
      {
        icon: "graduation-cap",
        title: "Education and Youth Development",
        description:
          "School at Ascend West Academy, our partner; homework help and a hot supper after school; and camp in summer.",
        facts: [
          "{home.scholars} scholars educated each year",
          "After-school places for {education.afterSchool.capacity}, with a {education.afterSchool.graduation} graduation rate in 2025",
          "Summer camp for {education.summerCamp.capacity}; {education.summerCamp.retention} come back the next year",
          "A Junior Leadership team of {education.juniorLeadership.capacity} teenagers who help to run camp",
        ],
        href: "/programs/education",
      },
      {
        icon: "house",
        title: "Housing & Stability",
        description:
          "Recovery homes for women and children, apartments at rents that people can pay, and houses for first-time buyers. If we have no room, we help you find a bed elsewhere.",
        facts: [
          "{reach.unitsCreated} units created on the West Side",
          "{home.recovery} women and children housed in recovery",
          "{housing.activeProjects} active housing projects",
          "Referrals for anyone who needs a bed tonight",
        ],
        href: "/programs/housing",
      },
      {
        icon: "heart-pulse",
        title: "Health & Wellness",
        description:
          "Our partners’ doctors, dentists and counselors see you with or without insurance. Our own pantry is open every {hours.pantry.day}.",
        facts: [
          "{home.healthcare} served through healthcare",
          "{home.foodMonthly} supported monthly with emergency food distribution",
          "Counseling for children, couples and adults",
          "Exercise, cooking and blood-pressure classes",
        ],
        href: "/programs/health",
      },
      {
        icon: "palette",
        title: "Culture & Community Renewal",
        description:
          "Drumline and choir, an open studio, a paid mural crew and free concerts on the plaza, together with the Lake & Laramie Arts Center.",
        facts: [
          "Studios and a stage at the Lake & Laramie Arts Center",
          "Murals designed and painted by neighbors",
          "Seed 2 Success: greens grown in freight containers all year",
          "Free concerts on the plaza every summer",
        ],
        href: "/programs/arts-culture",
      },
    ],
    partnersSection: {
      eyebrow: "Who stands with us",
      heading: "Excellence Attracts Excellence",
      lead: "We share our {campus.acres}-acre campus. Each partner runs its own programs, raises its own money and keeps its own name, and a family can walk from one to the next. In all, {reach.partners} partner organizations work with us across the West Side; here are six, ourselves among them.",
      button: { name: "Explore Partnership Opportunities", href: "/contact" },
    },
    partners: [
      {
        name: "{organisation.fullName}",
        description:
          "We own and look after the campus, build and rent homes, and run the after-school, camp, recovery, pantry and farm programs.",
        impact: "{home.livesImpacted} lives impacted annually",
        focus: "Community development",
      },
      {
        name: "Ascend West Charter Schools",
        description:
          "A charter network founded by West Side teachers. Its Ascend West Academy, on our campus, teaches kindergarten through eighth grade.",
        impact: "{home.scholars} scholars educated each year",
        focus: "Education",
      },
      {
        name: "New Mercy Church of Austin",
        description:
          "The congregation on the campus. It holds the Sunday service, and its members volunteer in the pantry and the gym.",
        impact: "Sunday service, {hours.sundayService}",
        focus: "Faith",
      },
      {
        name: "Harborlight Youth Homes",
        description:
          "Small group homes, elsewhere on the West Side, for teenagers who cannot live with their families.",
        impact: "House parents and tutors in every home",
        focus: "Youth residential care",
      },
      {
        name: "Stillwater Counseling Center",
        description:
          "Licensed therapists who treat trauma, grief, addiction and everyday worries. Fees follow income and start at nothing.",
        impact: "First appointment within ten days",
        focus: "Mental health",
      },
      {
        name: "Prairie Street Family Health Center",
        description:
          "A federally qualified health center with family doctors, midwives, dentists and a pharmacy. No one is turned away for lack of money.",
        impact: "{health.clinic} patients a year",
        focus: "Federally qualified health center",
      },
    ],
    projectsSection: {
      eyebrow: "Under way now",
      heading: "Signature Projects",
      lead: "An apartment building, a family house and a farm.",
      donate: { name: "Make a Donation", href: "/give" },
      closing: {
        text: "Before, these were an empty lot, a vacant house and a parking lot.",
        button: { name: "Invest in Transformation", href: "/give" },
        all: { name: "See all our projects", href: "/projects" },
      },
    },
    ...shippedGiving,
  },
});

export type Home = Content<typeof home>;
