import { annualReport } from "#content/about/annual-report.ts";
import { board } from "#content/about/board.ts";
import { campusPartners } from "#content/about/campus-partners.ts";
import { history } from "#content/about/history.ts";
import { leadership } from "#content/about/leadership.ts";
import { missionVision } from "#content/about/mission-vision.ts";
import { staff } from "#content/about/staff.ts";
import { transparency } from "#content/about/transparency.ts";
import { about } from "#content/about.ts";
import { buildingProjects } from "#content/building-projects.ts";
import { contact } from "#content/contact.ts";
import { donationSuccess } from "#content/donation-success.ts";
import { golfPage } from "#content/events/golf.ts";
import { events, ticketsOf } from "#content/events.ts";
import { getInvolved } from "#content/get-involved.ts";
import { give } from "#content/give.ts";
import { giving } from "#content/giving.ts";
import { golfClassic, publicEventOf } from "#content/golf-classic.ts";
import { home } from "#content/home.ts";
import { hours } from "#content/hours.ts";
import { impact } from "#content/impact.ts";
import { accessibility, isWritten, privacy, terms } from "#content/legal.ts";
import { withMoments } from "#content/moments.ts";
import { needHelp } from "#content/need-help.ts";
import { news } from "#content/news.ts";
import { notFound } from "#content/not-found.ts";
import { people } from "#content/people.ts";
import { artsCulture } from "#content/programs/arts-culture.ts";
import { education } from "#content/programs/education.ts";
import { health } from "#content/programs/health.ts";
import { housing } from "#content/programs/housing.ts";
import { spiritual } from "#content/programs/spiritual.ts";
import { programs } from "#content/programs.ts";
import { projects } from "#content/projects.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { volunteer } from "#content/volunteer.ts";
import type { PagePath, PropsOf } from "./pages.ts";
import type { PageMetaFacts } from "./seo/page-meta.ts";
import { type PageProps, pageOf, shippedPicture, shown } from "./shown.ts";

/** Null where the content has no such page. */
type Rows = {
  [Path in PagePath]: (snapshot: Snapshot) => (PropsOf<Path> & PageMetaFacts) | null;
};

/** A page that shows its own document and nothing else. */
const page =
  <Of extends Parameters<typeof pageOf>[1]>(document: Of) =>
  (snapshot: Snapshot): PageProps<Of> =>
    pageOf(snapshot, document);

/** There is no such page as long as its text is not written. They have no picture of their own. */
const legal = (document: typeof privacy) => (snapshot: Snapshot) => {
  const content = pageOf(snapshot, document);
  return isWritten(content) ? { ...content, page: { ...content.page, share: "home" } } : null;
};

const projectsOf = (snapshot: Snapshot) => {
  const { items, overdueNote } = shown(snapshot, buildingProjects);
  return { projects: withMoments(items), overdueNote };
};

/**
 * What each page of pages.ts shows, made from a snapshot of the content: a page whose props do not
 * fit does not compile.
 */
export const pageProps: Rows = {
  "/": (snapshot) => ({
    ...pageOf(snapshot, home),
    ...projectsOf(snapshot),
    help: contentOf(snapshot, needHelp),
    giving: contentOf(snapshot, giving),
    campusPicture: shippedPicture("campus"),
  }),

  "/about": page(about),
  "/about/mission-vision": page(missionVision),
  "/about/history": page(history),
  "/about/staff": (snapshot) => ({
    ...pageOf(snapshot, staff),
    staff: contentOf(snapshot, people).staff,
  }),
  "/about/leadership": (snapshot) => ({
    ...pageOf(snapshot, leadership),
    leaders: contentOf(snapshot, people).leaders,
  }),
  "/about/board": (snapshot) => ({
    ...pageOf(snapshot, board),
    members: contentOf(snapshot, people).directors,
  }),
  "/about/campus-partners": page(campusPartners),
  "/about/annual-report": page(annualReport),
  "/about/transparency": page(transparency),

  "/programs": page(programs),
  "/programs/education": page(education),
  "/programs/housing": (snapshot) => {
    const content = pageOf(snapshot, housing);
    const { overdueNote } = contentOf(snapshot, buildingProjects);
    return { ...content, projects: withMoments(content.projects), overdueNote };
  },
  "/programs/health": page(health),
  "/programs/spiritual": page(spiritual),
  "/programs/arts-culture": page(artsCulture),

  "/impact": page(impact),
  "/projects": (snapshot) => ({ ...pageOf(snapshot, projects), ...projectsOf(snapshot) }),
  "/events": (snapshot) => {
    const { upcoming: _, ...content } = pageOf(snapshot, events);
    return { ...content, tickets: ticketsOf(contentOf(snapshot, events)) };
  },
  "/events/golf": (snapshot) => ({
    ...pageOf(snapshot, golfPage),
    event: publicEventOf(contentOf(snapshot, golfClassic)),
  }),
  "/news": page(news),

  "/get-involved": page(getInvolved),
  "/volunteer": page(volunteer),
  "/contact": (snapshot) => {
    const { opening, note, holidays } = contentOf(snapshot, hours);
    return {
      ...pageOf(snapshot, contact),
      help: contentOf(snapshot, needHelp),
      hours: { opening, note, holidays },
    };
  },
  "/give": (snapshot) => ({ ...pageOf(snapshot, give), giving: contentOf(snapshot, giving) }),
  "/donation-success": page(donationSuccess),

  "/privacy": legal(privacy),
  "/terms": legal(terms),
  "/accessibility": legal(accessibility),

  "/404": (snapshot) => ({ ...pageOf(snapshot, notFound), picture: shippedPicture("train") }),
};
