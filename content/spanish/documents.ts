import type { Document } from "#content/document.ts";
import { contactInSpanish } from "./contact.ts";
import { donationSuccessInSpanish } from "./donation-success.ts";
import { educationInSpanish } from "./education.ts";
import { eventsInSpanish } from "./events.ts";
import { frameInSpanish, givingInSpanish, noticeInSpanish } from "./every-page.ts";
import {
  buildingProjectsInSpanish,
  figuresInSpanish,
  golfClassicInSpanish,
  hoursInSpanish,
  organisationInSpanish,
  statementsInSpanish,
} from "./facts.ts";
import { giveInSpanish } from "./give.ts";
import { healthInSpanish } from "./health.ts";
import { helpInSpanish } from "./help.ts";
import { homeInSpanish } from "./home.ts";
import { housingInSpanish } from "./housing.ts";
import { notFoundInSpanish } from "./not-found.ts";
import { programsInSpanish } from "./programs.ts";
import { volunteerInSpanish } from "./volunteer.ts";
import { volunteerGroupsInSpanish } from "./volunteer-groups.ts";
import { volunteerRolesInSpanish } from "./volunteer-roles.ts";
import { campaignsInSpanish, waysInSpanish } from "./ways-to-give.ts";

/** Everything that Spanish pages show, in the order in which the desk lists it. */
export const spanishDocuments: readonly Document[] = [
  noticeInSpanish,
  homeInSpanish,
  programsInSpanish,
  educationInSpanish,
  housingInSpanish,
  healthInSpanish,
  eventsInSpanish,
  volunteerInSpanish,
  volunteerRolesInSpanish,
  volunteerGroupsInSpanish,
  contactInSpanish,
  helpInSpanish,
  giveInSpanish,
  campaignsInSpanish,
  waysInSpanish,
  donationSuccessInSpanish,
  notFoundInSpanish,
  organisationInSpanish,
  hoursInSpanish,
  figuresInSpanish,
  golfClassicInSpanish,
  statementsInSpanish,
  buildingProjectsInSpanish,
  frameInSpanish,
  givingInSpanish,
];
