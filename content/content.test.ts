import { expect, test } from "vitest";
import { organisation } from "#rules/organisation.ts";
import * as annualReport from "./about/annual-report.ts";
import * as boardPage from "./about/board.ts";
import * as campusPartners from "./about/campus-partners.ts";
import * as history from "./about/history.ts";
import * as leadership from "./about/leadership.ts";
import * as mission from "./about/mission-vision.ts";
import * as staffPage from "./about/staff.ts";
import * as transparency from "./about/transparency.ts";
import * as about from "./about.ts";
import { board, figureText } from "./figures.ts";
import * as impact from "./impact.ts";
import { donateLink, footerGroups, headerItems } from "./navigation.ts";
import { legalWords, openingHours, site, socialLinks } from "./site.ts";
import { frameTargets } from "./site-map.ts";
import type { Figure, NavigationItem } from "./types.ts";

const pages = [
  about,
  annualReport,
  boardPage,
  campusPartners,
  history,
  impact,
  leadership,
  mission,
  staffPage,
  transparency,
];
const texts = (figures: (Figure & { label: string })[]) =>
  figures.map((figure) => `${figureText(figure)} ${figure.label}`);
const hrefs = (links: { href: string }[]) => links.map((link) => link.href);
const sum = (shares: { dollars: number }[]) =>
  shares.reduce((total, { dollars }) => total + dollars, 0);

test("header and footer together lead to the seventeen places of the spec and no other", () => {
  const targets = new Set([
    ...headerItems.flatMap((item: NavigationItem) => [item.href, ...hrefs(item.dropdown ?? [])]),
    donateLink.href,
    ...footerGroups.flatMap((group) => hrefs(group.links)),
  ]);
  expect([...targets].sort()).toEqual([...frameTargets].sort());
});

test("the header opens four menus, and the events menu leads to the golf page twice", () => {
  const menus = headerItems.filter((item: NavigationItem) => item.dropdown);
  const menu = (name: string) => menus.find((item) => item.name === name)?.dropdown ?? [];
  expect(headerItems.map((item) => item.name)).toEqual([
    "Home",
    "About",
    "Programs",
    "Events",
    "Contact",
  ]);
  expect(menus.map((item) => item.name)).toEqual(["About", "Programs", "Events", "Contact"]);
  expect(hrefs(menu("Events"))).toEqual(["/events", "/events/golf", "/events/golf"]);
  expect(menu("Contact")).toEqual([
    { name: "General Contact", href: "/contact" },
    { name: "Get Involved", href: "/volunteer" },
  ]);
  expect(donateLink).toEqual({ name: "Donate Now", href: "/give" });
});

test("the footer names its groups and links as the spec does", () => {
  expect(footerGroups.map(({ title, links }) => [title, links.map((link) => link.name)])).toEqual([
    ["Quick Links", ["About Us", "Leadership Team", "Board of Directors", "Annual Report"]],
    ["Our Programs", ["Education and Youth", "Housing Security", "Health and Wellness"]],
    ["Get Involved", ["Donate", "Events"]],
  ]);
  expect(socialLinks.map((link) => link.name)).toEqual([
    "Facebook",
    "Instagram",
    "Twitter/X",
    "LinkedIn",
  ]);
  expect(legalWords).toEqual(["Privacy Policy", "Terms of Service", "Accessibility"]);
  expect(site.copyright).toContain("2025");
  expect(site.status).toContain("501(c)(3)");
});

test("tagline, hero message and hours are the spec’s own", () => {
  expect(site.tagline).toBe("Transforming Communities Since 1974");
  expect(site.heroMessage).toBe("Where Impossible Becomes Inevitable");
  expect(openingHours).toEqual([
    { days: "Monday to Friday", hours: "9:00 AM-6:00 PM" },
    { days: "Saturday", hours: "Closed" },
    { days: "Sunday", hours: "Church service 10:30 AM-12:00 PM" },
  ]);
});

test.each(pages.map((page) => [page.page.path, page] as const))(
  "%s describes itself within the length that search results show",
  (_path, { page, hero }) => {
    expect(page.title).not.toBe("");
    expect(page.description.length).toBeGreaterThan(70);
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(hero.eyebrow && hero.heading && hero.lead).toBeTruthy();
  },
);

test("the about hub has six cards and two buttons in the spec’s order", () => {
  expect(hrefs(about.cards)).toEqual([
    "/about/mission-vision",
    "/about/history",
    "/about/leadership",
    "/about/board",
    "/about/annual-report",
    "/about/transparency",
  ]);
  expect(hrefs(about.closing.buttons)).toEqual(["/impact", "/programs"]);
});

test("mission and vision come with four principles and a way to give", () => {
  expect(mission.principles).toHaveLength(4);
  expect(mission.closing.button.href).toBe("/give");
});

test("the timeline tells six chapters from the founding to the 2020s", () => {
  expect(history.timeline).toHaveLength(6);
  expect(history.timeline.at(0)?.year).toBe(String(organisation.founded));
  expect(history.timeline.at(-1)?.year).toBe("2020s");
});

test("six leaders and seven directors have a whole story each", () => {
  expect(leadership.leaders).toHaveLength(6);
  expect(boardPage.members).toHaveLength(7);
  for (const person of [...leadership.leaders, ...boardPage.members]) {
    expect(person.expertise.length, person.name).toBeGreaterThanOrEqual(4);
    expect(person.bio.length, person.name).toBeGreaterThanOrEqual(3);
    expect(person.quote && person.tenure && person.profession, person.name).toBeTruthy();
    expect(person.photo, person.name).toMatch(/^[a-z]+(-[a-z]+)+$/);
  }
});

test("the philosophy has its heading and its four values", () => {
  expect(leadership.philosophy.heading).toBe("Leadership Philosophy");
  expect(leadership.values.map((value) => value.title)).toEqual([
    "Collaborative",
    "Servant",
    "Adaptive",
    "Accountable",
  ]);
});

test("four committees are made up of directors", () => {
  const directors = boardPage.members.map((member) => member.name);
  expect(boardPage.committees.map((committee) => committee.name)).toEqual([
    "Executive",
    "Audit and Finance",
    "Real Estate",
    "Philanthropic",
  ]);
  for (const { members } of boardPage.committees) {
    expect(members.length).toBeGreaterThan(1);
    expect(directors).toEqual(expect.arrayContaining(members));
  }
});

test("the board’s governance is as the spec states it", () => {
  expect(texts(boardPage.governance)).toEqual([
    "7 Members, all of them volunteers",
    "3-year terms Up to 2 consecutive terms",
    "4 Meetings a year, one each quarter",
    "100% Board giving participation",
  ]);
  expect(boardPage.members).toHaveLength(board.members.value);
});

test("six staff can be reached by a mail address and a number of their own", () => {
  expect(staffPage.staff).toHaveLength(6);
  expect(new Set(staffPage.staff.map((member) => member.phone)).size).toBe(6);
  for (const { name, email, phone } of staffPage.staff) {
    expect(email).toBe(`${name.toLowerCase().replace(" ", ".")}@circleurban.example`);
    expect(phone).toMatch(/^\(773\) 555-01(7[5-9]|80)$/);
  }
  expect(staffPage.careers.email).toBe(organisation.careersEmail);
  expect(staffPage.careers.contact.href).toBe("/contact");
});

test("a clinic, an arts center and an academy share the campus, and the map is to come", () => {
  expect(campusPartners.partners.map((partner) => partner.category)).toEqual([
    "Clinic",
    "Arts Center",
    "Academy",
  ]);
  expect(campusPartners.map.placeholder).toMatch(/interactive campus map .*coming soon/i);
});

test("the financial highlights are the spec’s", () => {
  expect(texts(annualReport.highlights)).toEqual([
    "$1,499,094 Total revenue",
    "89% Program expenses",
    "11% Administrative costs",
    "$8.60 Social return on investment for every $1 given",
  ]);
});

test("revenue sources add up to the total revenue to the dollar", () => {
  expect(sum(annualReport.revenueSources)).toBe(1_499_094);
});

test("spending divides into 89 and 11 percent exactly, within what came in", () => {
  const programs = sum(annualReport.programSpending);
  const administration = sum(annualReport.administrativeSpending);
  expect(programs * 100).toBe((programs + administration) * 89);
  expect(administration * 100).toBe((programs + administration) * 11);
  expect(programs + administration).toBeLessThanOrEqual(1_499_094);
});

test("two documents can be viewed, and the page asks for a gift", () => {
  expect(annualReport.reports.map(({ type, href }) => [type, href])).toEqual([
    ["PDF", "/documents/form-990-sample-fy2025.pdf"],
    ["PDF", "/documents/annual-report-fy2025.pdf"],
  ]);
  expect(annualReport.closing.button).toEqual({ name: "Make a Donation", href: "/give" });
});

test("four commitments and four ways of being held to them", () => {
  expect(transparency.commitments).toHaveLength(4);
  expect(transparency.accountability).toHaveLength(4);
});

test("the impact page has six headline figures and three cards that are coming soon", () => {
  expect(texts(impact.figures)).toEqual([
    "50+ Years in the neighborhood",
    "500+ Youth served annually",
    "200+ Families housed",
    "$50M+ Partner revenue generated",
    "14 Acre campus",
    "25+ Partner organizations",
  ]);
  expect(impact.upcoming.map(({ title, label }) => [title, label])).toEqual([
    ["Stories of Transformation", "Coming Soon"],
    ["Videos", "Coming Soon"],
    ["FY2025 Data", "Coming Soon"],
  ]);
  expect(hrefs(impact.closing.buttons)).toEqual(["/give", "/contact"]);
});
