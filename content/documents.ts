import { annualReport } from "./about/annual-report.ts";
import { board } from "./about/board.ts";
import { campusPartners } from "./about/campus-partners.ts";
import { history } from "./about/history.ts";
import { leadership } from "./about/leadership.ts";
import { missionVision } from "./about/mission-vision.ts";
import { staff } from "./about/staff.ts";
import { transparency } from "./about/transparency.ts";
import { about } from "./about.ts";
import { buildingProjects } from "./building-projects.ts";
import { campaigns } from "./campaigns.ts";
import { contact } from "./contact.ts";
import type { Document } from "./document.ts";
import { donationSuccess } from "./donation-success.ts";
import { golfPage } from "./events/golf.ts";
import { events } from "./events.ts";
import { figures } from "./figures.ts";
import { frame } from "./frame.ts";
import { getInvolved } from "./get-involved.ts";
import { give } from "./give.ts";
import { giving } from "./giving.ts";
import { golfClassic } from "./golf-classic.ts";
import { help } from "./help.ts";
import { home } from "./home.ts";
import { hours } from "./hours.ts";
import { impact } from "./impact.ts";
import { accessibility, privacy, terms } from "./legal.ts";
import { needHelp } from "./need-help.ts";
import { news } from "./news.ts";
import { notFound } from "./not-found.ts";
import { notice } from "./notice.ts";
import { organisation } from "./organisation.ts";
import { people } from "./people.ts";
import { artsCulture } from "./programs/arts-culture.ts";
import { education } from "./programs/education.ts";
import { health } from "./programs/health.ts";
import { housing } from "./programs/housing.ts";
import { spiritual } from "./programs/spiritual.ts";
import { programs } from "./programs.ts";
import { projects } from "./projects.ts";
import { spanishDocuments } from "./spanish/documents.ts";
import { statements } from "./statements.ts";
import { volunteerGroups } from "./volunteer/groups.ts";
import { volunteer } from "./volunteer.ts";
import { volunteerRoles } from "./volunteer-roles.ts";
import { ways } from "./ways.ts";

/** Every document, in the order in which the desk lists them. */
export const documents: readonly Document[] = [
  notice,

  organisation,
  hours,
  figures,
  golfClassic,
  statements,

  people,
  buildingProjects,
  needHelp,
  volunteerRoles,
  campaigns,
  ways,

  home,
  about,
  missionVision,
  history,
  staff,
  leadership,
  board,
  campusPartners,
  annualReport,
  transparency,
  programs,
  education,
  housing,
  health,
  spiritual,
  artsCulture,
  impact,
  projects,
  events,
  golfPage,
  news,
  getInvolved,
  volunteer,
  volunteerGroups,
  contact,
  help,
  give,
  donationSuccess,
  notFound,
  privacy,
  terms,
  accessibility,

  frame,
  giving,

  ...spanishDocuments,
];
