import { expect, test } from "vitest";
import { organisation } from "#rules/organisation.ts";
import { volunteerApplication } from "#rules/volunteer.ts";
import * as contact from "./contact.ts";
import * as donationSuccess from "./donation-success.ts";
import * as golf from "./events/golf.ts";
import * as events from "./events.ts";
import { figureText } from "./figures.ts";
import * as getInvolved from "./get-involved.ts";
import * as give from "./give.ts";
import * as home from "./home.ts";
import * as news from "./news.ts";
import { absentPaths, notFound, page as notFoundPage, suggestionsFor } from "./not-found.ts";
import * as arts from "./programs/arts-culture.ts";
import * as education from "./programs/education.ts";
import * as health from "./programs/health.ts";
import * as housing from "./programs/housing.ts";
import * as spiritual from "./programs/spiritual.ts";
import * as programs from "./programs.ts";
import * as projects from "./projects.ts";
import { errorScreen } from "./site.ts";
import { paths } from "./site-map.ts";
import { toasts } from "./toasts.ts";
import type { Figure } from "./types.ts";
import * as volunteer from "./volunteer.ts";

const pages = [
  home,
  give,
  donationSuccess,
  programs,
  education,
  housing,
  health,
  spiritual,
  arts,
  projects,
  events,
  golf,
  news,
  getInvolved,
  volunteer,
  contact,
];

const linkedAbsentPaths = [
  "/projects/current",
  "/projects/future",
  "/projects/completed",
  "/news/blog",
  "/news/press",
  "/news/newsletters",
  "/get-involved/volunteer",
  "/get-involved/internships",
  "/get-involved/corporate",
  "/get-involved/church",
  "/get-involved/fundraiser",
];

const texts = (figures: (Figure & { label: string })[]) =>
  figures.map((figure) => `${figureText(figure)} ${figure.label}`);
const hrefs = (links: { href: string }[]) => links.map((link) => link.href);
const titles = (items: { title: string }[]) => items.map((item) => item.title);

/** Every value under a key of that name, however deep. */
const collect = (value: unknown, key: string): string[] =>
  value && typeof value === "object"
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === key && typeof inner === "string" ? [inner] : collect(inner, key),
      )
    : [];

test.each(pages.map((page) => [page.page.path, page] as const))(
  "%s is a routed page that describes itself within the length of a search result",
  (path, { page, hero, heroPicture }) => {
    expect(paths).toContain(path);
    expect(page.title).not.toBe("");
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(hero.eyebrow && hero.heading && hero.lead && heroPicture).toBeTruthy();
  },
);

test("every link of these pages leads to a routed page or one of the eleven absent paths", () => {
  const known = new Set([...paths, ...linkedAbsentPaths]);
  const targets = pages.flatMap((page) => collect({ ...page }, "href"));
  expect(targets.length).toBeGreaterThan(40);
  expect(targets.filter((target) => !known.has(target.replace(/\?.*/, "")))).toEqual([]);
});

test("the home hero offers four ways on", () => {
  expect(home.hero.heading).toBe("Where Impossible Becomes Inevitable");
  expect(home.heroButtons).toEqual([
    { name: "Find Services", href: "/programs" },
    { name: "Donate", href: "/give" },
    { name: "Get Involved", href: "/volunteer" },
    { name: "About Circle", href: "/about" },
  ]);
});

test("Why Circle Matters tells of five decades, the ecosystem and six statistics", () => {
  expect(home.matters.heading).toBe("Why Circle Matters");
  expect(home.matters.paragraphs.join(" ")).toMatch(/over five decades/);
  expect(home.matters.paragraphs.join(" ")).toContain("$50 million ecosystem of partnerships");
  expect(texts(home.statistics)).toEqual([
    "17,000 Lives impacted annually",
    "520 Scholars educated each year",
    "48 Women and children supported with recovery services",
    "1,000 Supported monthly with emergency food distribution",
    "12,000 Served through healthcare",
    "$8.60 Social return on investment for every $1 given",
  ]);
});

test("the story film has six scenes, each described for those who cannot see it", () => {
  expect(home.story.heading).toBe("Lives Transformed. Futures Rewritten.");
  expect(home.storyScenes).toHaveLength(6);
  for (const scene of home.storyScenes) expect(scene.description.length).toBeGreaterThan(60);
});

test("four pillars lead to their programs in order", () => {
  expect(home.pillarsSection.heading).toBe("Four Pillars of Community Transformation");
  expect(home.pillars.map(({ title, href }) => [title, href])).toEqual([
    ["Education and Youth Development", "/programs/education"],
    ["Housing & Stability", "/programs/housing"],
    ["Health & Wellness", "/programs/health"],
    ["Culture & Community Renewal", "/programs/arts-culture"],
  ]);
  for (const pillar of home.pillars) expect(pillar.facts.length).toBeGreaterThanOrEqual(3);
  expect(home.pillarsSection.button).toEqual({
    name: "Learn More About Our Programs",
    href: "/programs",
  });
});

test("six partners, the organization itself first, share the 14-acre campus", () => {
  expect(home.partnersSection.heading).toBe("Excellence Attracts Excellence");
  expect(home.partnersSection.lead).toContain("14-acre campus");
  expect(home.partners).toHaveLength(6);
  expect(home.partners[0]?.name).toBe(organisation.fullName);
  expect(home.partnersSection.button).toEqual({
    name: "Explore Partnership Opportunities",
    href: "/contact",
  });
});

test("three signature projects carry the spec's status and timeline", () => {
  expect(home.projects.map(({ title, status, timeline }) => [title, status, timeline])).toEqual([
    ["Project 130", "Phase 3: Construction", "Complete: Spring 2026"],
    ["Project 843", "Phase 4 Construction", "Complete: Fall 2025"],
    ["Seed 2 Success", "Expanding Impact", "Growing annually"],
  ]);
  expect(home.projects.map((project) => project.subtitle)).toEqual([
    "10-unit transformation housing",
    "Single-family home",
    "Freight farming",
  ]);
  expect(home.projectsSection.donate).toEqual({ name: "Make a Donation", href: "/give" });
  expect(home.projectsSection.closing.button).toEqual({
    name: "Invest in Transformation",
    href: "/give",
  });
});

test("the donation section asks for four amounts and offers three ways to give", () => {
  expect(home.impactGifts.map(({ amount, title }) => [amount, title])).toEqual([
    [100, "Feeds Families"],
    [500, "Youth Leaders"],
    [1000, "Housing Stability"],
    [2500, "Entrepreneurship"],
  ]);
  expect(titles(Object.values(home.givingOptions))).toEqual([
    "One-Time Gift",
    "Monthly Builder",
    "Tribute Gift",
  ]);
  expect(home.givingOptions.monthly.button).toContain("$25");
  expect(new URL(home.givingOptions.tribute.href, "http://x").pathname).toBe("/contact");
  expect(home.customGift.quickAmounts).toEqual([25, 50, 100, 250]);
  expect(home.customGift.button).toBe("Fuel the Future");
  expect(home.customGift.monthlyLink).toBe("Set up recurring monthly gift");
});

test("the give form says what the spec says", () => {
  expect(give.form.amounts).toEqual([25, 50, 100, 250]);
  expect(give.form.frequencies).toEqual({ one_time: "One-Time", monthly: "Monthly" });
  expect(give.form.note).toBe("Monthly gifts are available for $25, $50, and $100.");
  expect(give.form.submit).toBe("Proceed to Secure Payment");
  expect(give.form.busy).toBe("Processing...");
});

test("other ways to give carry the address and the tax ID", () => {
  const words = collect(give.otherWays, "description").join(" ");
  expect(words).toContain(organisation.address.street);
  expect(words).toContain(organisation.taxId);
  expect(give.taxNote).toContain("501(c)(3)");
});

test("the thank-you page names the amount, or says your donation", () => {
  expect(donationSuccess.headings).toEqual({
    oneTime: "Thank You for Your Gift",
    monthly: "Thank You for Your Monthly Gift",
  });
  expect(donationSuccess.messages.oneTime("$50")).toMatch(/donation of \$50 was processed/);
  expect(donationSuccess.messages.oneTime()).toMatch(/your donation was processed/);
  expect(donationSuccess.messages.monthly("$25")).toMatch(
    /monthly donation was set up.*you are now a Circle Builder.*\$25/,
  );
  expect(donationSuccess.messages.monthly()).toMatch(/Circle Builder.*your donation/);
  expect(donationSuccess.messages.monthly()).not.toContain("$");
  expect(donationSuccess.impact.heading).toBe("Your Impact");
  expect(titles(donationSuccess.nextSteps)).toEqual([
    "Receipt Sent",
    "Impact Updates",
    "Stay Connected",
  ]);
  expect(donationSuccess.returnHome).toEqual({ name: "Return Home", href: "/" });
  expect(donationSuccess.builderPrompt.link).toEqual({
    name: "Become a Monthly Builder",
    href: "/give",
  });
});

test("what a visitor without script reads is the message for a gift without an amount", () => {
  expect(donationSuccess.hero.lead).toBe(donationSuccess.messages.oneTime());
});

test("the programs hub leads to four programs and shows its four stats", () => {
  expect(hrefs(programs.programs)).toEqual([
    "/programs/education",
    "/programs/housing",
    "/programs/health",
    "/programs/spiritual",
  ]);
  expect(programs.statistics.map(({ text, label }) => `${text} ${label}`)).toEqual([
    "500+ Youth served annually",
    "200+ Families housed",
    "1,000+ Health services provided",
    "Weekly Services",
  ]);
  expect(hrefs(programs.closing.buttons)).toEqual(["/contact", "/give"]);
});

test("education programs state capacity and outcome", () => {
  expect(education.programs.map(({ capacity, outcome }) => [capacity, outcome])).toEqual([
    ["125 places", "100% graduation rate"],
    ["75 campers", "95% retention"],
    ["6 leaders a year", "99% completion"],
  ]);
});

test("three housing projects, two services and the housing figures", () => {
  expect(housing.projects.map(({ units, status }) => [units, status])).toEqual([
    ["10 units", "Phase 3: Construction"],
    ["4 bedrooms, 2.5 baths", "Phase 4 Construction"],
    ["48 housed in recovery", "Active"],
  ]);
  expect(titles(housing.services)).toEqual(["Referrals", "Supportive Housing"]);
  expect(texts(housing.statistics)).toEqual([
    "500+ Units created",
    "48 Housed in recovery",
    "3 Active projects",
  ]);
});

test("education and housing ask for a call to the one phone line", () => {
  for (const { callPrompt } of [education, housing]) {
    expect(callPrompt.button).toContain(organisation.phone);
  }
});

test("health, spiritual and arts have their cards", () => {
  expect(health.services.map((service) => service.served)).toEqual([
    "5000+",
    "8000+ annually",
    "200+ participants",
  ]);
  expect(spiritual.programs).toHaveLength(3);
  expect(spiritual.programs[0]?.when).toBe("Sundays, 10:30 AM-12:00 PM");
  expect(arts.programs).toHaveLength(4);
  expect(arts.statistics.length).toBeGreaterThanOrEqual(3);
});

test("our projects are counted and sorted into three categories", () => {
  expect(hrefs(projects.categories)).toEqual(linkedAbsentPaths.slice(0, 3));
  expect(projects.categories.map((category) => category.count)).toEqual([
    "8 active",
    "5 planned",
    "25+ completed",
  ]);
  expect(figureText(projects.invested)).toBe("$15M+");
});

test("two events and two categories all lead to the golf page", () => {
  expect(events.upcoming).toHaveLength(2);
  expect(events.categories).toHaveLength(2);
  expect(new Set(hrefs([...events.upcoming, ...events.categories]))).toEqual(
    new Set(["/events/golf"]),
  );
});

test("the golf page has its title, date, hours and figures", () => {
  expect(golf.hero.heading).toBe("14th Annual Raymond Tillery Memorial Golf Classic");
  expect(golf.hero.eyebrow).toBe("Monday, June 15, 2026");
  expect(texts(golf.statistics)).toEqual(["$258,000 Raised in 2025", "120 Golfers", "14 Years"]);
  const lines = golf.details.flatMap((detail) => detail.lines);
  expect(golf.details).toHaveLength(4);
  expect(lines).toEqual(
    expect.arrayContaining([
      "Monday, June 15, 2026",
      "Registration 10:30 AM",
      "Shotgun start 12:00 PM",
      "Hinsdale, IL",
      "18-hole scramble",
      "Prizes for longest drive, closest to pin and team winners",
      "Golf with cart",
      "Lunch",
      "Forecaddies",
      "Dinner",
      "Prizes",
      "Live auction",
      "Networking",
    ]),
  );
  expect(golf.closing).toMatchObject({ phone: organisation.phone, email: organisation.email });
});

test("golf buttons open the contact form with a subject", () => {
  expect(golf.heroButtons.map((button) => button.name)).toEqual([
    "Register Your Foursome",
    "Become a Sponsor",
  ]);
  for (const { href } of golf.heroButtons) {
    const target = new URL(href, "https://circle.example");
    expect(target.pathname).toBe("/contact");
    expect(Object.values(contact.subjects)).toContain(target.searchParams.get("subject"));
  }
});

test("sponsorship tiers are the spec's", () => {
  expect(golf.tiers).toMatchObject([
    {
      title: "Legacy Sponsor",
      amount: 25_000,
      benefits: [
        "8 players",
        "Logo on materials",
        "Premium foursome with a celebrity golfer",
        "Private morning reception for 8",
        "Special recognition",
      ],
    },
    {
      title: "Caddie Sponsor",
      amount: 10_000,
      benefits: [
        "Eight players",
        "Cart and caddie",
        "Lunch and dinner",
        "Gift bag per player",
        "Program recognition",
      ],
    },
    {
      title: "Eagle Sponsor",
      amount: 5_000,
      benefits: ["Hole signage", "Program recognition", "Social media mention", "Tax-deductible"],
    },
  ]);
});

test("two news items and three cards", () => {
  expect(news.news).toHaveLength(2);
  expect(hrefs(news.cards)).toEqual(linkedAbsentPaths.slice(3, 6));
});

test("five ways to get involved", () => {
  expect(hrefs(getInvolved.options)).toEqual(linkedAbsentPaths.slice(6));
});

test("the volunteer form has its headings, its buttons and a label for every field", () => {
  expect(volunteer.hero.heading).toBe("Become a Volunteer");
  expect(titles(volunteer.benefits)).toEqual([
    "Make an Impact",
    "Build Community",
    "Grow Together",
  ]);
  expect(volunteer.form.heading).toBe("Volunteer Application");
  expect(Object.values(volunteer.form.sections).map((section) => section.heading)).toEqual([
    "Personal Information",
    "Address",
    "Volunteer Preferences",
    "Additional Information",
  ]);
  expect(Object.keys(volunteer.form.fields)).toEqual(Object.keys(volunteerApplication.shape));
  expect(volunteer.form.submit).toBe("Submit Volunteer Application");
  expect(volunteer.form.busy).toBe("Submitting Application...");
});

test("the contact form names its six fields and its busy state", () => {
  expect(Object.keys(contact.form.fields)).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "subject",
    "message",
  ]);
  expect(contact.form.busy).toBe("Sending Message...");
});

test("the not-found page has its exact words", () => {
  expect(notFoundPage.path).toBe("/404");
  expect(notFound).toMatchObject({
    code: "404",
    message: "Oops! Page not found",
    home: { name: "Return to Home", href: "/" },
  });
});

test("the error screen has its title", () => {
  expect(errorScreen.title).toBe("Unexpected Application Error!");
});

test("each of the eleven absent paths suggests pages that exist", () => {
  expect(absentPaths).toEqual(linkedAbsentPaths);
  for (const path of [...absentPaths, "/nowhere", "/programs/tutoring", "/", ""]) {
    const suggested = hrefs(suggestionsFor(path)).map((href) => href.replace(/\?.*/, ""));
    expect(suggested.length, path).toBeGreaterThan(0);
    expect(paths, path).toEqual(expect.arrayContaining(suggested));
  }
});

test("a missing path suggests what fits it", () => {
  expect(suggestionsFor("/get-involved/volunteer")[0]?.href).toBe("/volunteer");
  expect(suggestionsFor("/Get-Involved/Volunteer/")[0]?.href).toBe("/volunteer");
  expect(suggestionsFor("/programs/tutoring")[0]?.href).toBe("/programs");
  expect(suggestionsFor("/constructor")).toEqual(suggestionsFor("/nowhere"));
});

test("every notice reads as the error catalogue prints it", () => {
  expect(toasts).toMatchObject({
    amountMissing: {
      title: "Please select an amount",
      description: "Choose a preset amount or enter a custom amount.",
    },
    monthlyAmountNotAllowed: {
      title: "Monthly donation not available",
      description:
        "Monthly donations are available for $25, $50, and $100. Please select one of these amounts or choose one-time donation.",
    },
    givePaymentError: {
      title: "Payment Error",
      description: "There was an error processing your donation. Please try again.",
    },
    sectionPaymentError: {
      title: "Payment Error",
      description: "Failed to create payment session",
    },
    sectionSubscriptionError: {
      title: "Subscription Error",
      description: "Failed to create subscription",
    },
    contactSuccess: {
      title: "Message Sent Successfully!",
      description: "Thank you for contacting us. We'll get back to you soon!",
    },
    contactError: {
      title: "Error Sending Message",
      description: "Please try again or contact us directly at hello@circleurban.example",
    },
    volunteerSuccess: {
      title: "Application Submitted!",
      description:
        "Thank you for your interest in volunteering. We'll contact you within 5-7 business days.",
    },
    volunteerError: {
      title: "Submission Error",
      description: "Failed to submit application. Please try again.",
    },
  });
});
