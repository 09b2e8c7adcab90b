import { defineDocument } from "./document.ts";
import { group, text } from "./fields.ts";

const figure = (label: string, help?: string) => text({ label, help, most: 40 });

/** Every number that pages, letters and documents tell, as a reader sees it. */
export const figures = defineDocument({
  name: "figures",
  title: "Numbers",
  group: "Facts",
  version: 1,
  schema: group(
    {
      campus: group(
        {
          acres: figure("Acres"),
          ecosystem: figure(
            "Partners’ yearly budgets together",
            "What the partners spend in a year, added up. None of it is ours.",
          ),
        },
        { label: "Campus", seenOn: "/about" },
      ),
      reach: group(
        {
          years: figure("Years in the neighborhood"),
          partners: figure("Partner organizations"),
          volunteers: figure("Volunteers a year"),
          unitsCreated: figure("Housing units created"),
        },
        { label: "How far we reach", seenOn: "/get-involved" },
      ),
      home: group(
        {
          livesImpacted: figure("Lives impacted annually"),
          scholars: figure("Scholars educated each year"),
          recovery: figure("Women and children in recovery"),
          foodMonthly: figure("People given food in a month"),
          healthcare: figure("Served through healthcare"),
          socialReturn: figure("Social return for every $1 given"),
        },
        { label: "The six of the home page" },
      ),
      board: group(
        {
          members: figure("Directors"),
          termYears: figure("Years in a term"),
          consecutiveTerms: figure("Terms in a row at most"),
          meetings: figure("Meetings a year"),
          giving: figure("Directors who gave"),
        },
        { label: "Board", seenOn: "/about/board" },
      ),
      finance: group(
        {
          revenue: figure("Total revenue"),
          programShare: figure("Share spent on programs"),
          administrativeShare: figure("Share spent on administration"),
        },
        { label: "Finances, fiscal year 2025", seenOn: "/about/annual-report" },
      ),
      annually: group(
        {
          youth: figure("Young people served"),
          familiesHoused: figure("Families housed", "A count of today."),
          healthServices: figure(
            "Health services",
            "Given by our own staff and volunteers, apart from the clinic and the counselors.",
          ),
        },
        { label: "In a year", seenOn: "/impact" },
      ),
      impact: group(
        { partnerRevenue: figure("Partner revenue generated") },
        { label: "Impact page", seenOn: "/impact" },
      ),
      education: group(
        {
          afterSchool: group(
            { capacity: figure("Places"), graduation: figure("Graduation rate") },
            { label: "After-school program" },
          ),
          summerCamp: group(
            { capacity: figure("Places"), retention: figure("Come back the next year") },
            { label: "Summer camp" },
          ),
          juniorLeadership: group(
            {
              capacity: figure("Places"),
              completion: figure("Finish their year"),
              joined: figure("Joined since 2008"),
              finished: figure("Finished since 2008"),
            },
            { label: "Junior leadership" },
          ),
        },
        { label: "Education", seenOn: "/programs/education" },
      ),
      housing: group(
        {
          activeProjects: figure("Active projects"),
          project130Units: figure("Project 130: apartments"),
          project843Bedrooms: figure("Project 843: bedrooms"),
          project843Baths: figure("Project 843: baths"),
          ownApartments: figure("Apartments that we own and rent out"),
        },
        { label: "Housing", seenOn: "/programs/housing" },
      ),
      health: group(
        {
          clinic: figure("Patients of the clinic"),
          counseling: figure("Served by the counseling center"),
          classes: figure("In our own classes"),
        },
        { label: "The three health services", seenOn: "/programs/health" },
      ),
      arts: group(
        {
          studio: figure("Open studio"),
          drumline: figure("Drumline"),
          choir: figure("Choir"),
          murals: figure("Mural crew"),
        },
        { label: "Arts: places", seenOn: "/programs/arts-culture" },
      ),
      projects: group(
        {
          active: figure("Projects under way"),
          planned: figure("Projects planned"),
          completed: figure("Projects completed"),
          invested: figure("Invested in the neighborhood"),
        },
        { label: "Projects", seenOn: "/projects" },
      ),
    },
    { label: "Numbers" },
  ),
  defaults: {
    campus: { acres: "14", ecosystem: "$50 million" },
    reach: { years: "50+", partners: "25+", volunteers: "500+", unitsCreated: "500+" },
    home: {
      livesImpacted: "17,000",
      scholars: "520",
      recovery: "48",
      foodMonthly: "1,000",
      healthcare: "12,000",
      socialReturn: "$8.60",
    },
    board: { members: "7", termYears: "3", consecutiveTerms: "2", meetings: "4", giving: "100%" },
    finance: { revenue: "$1,499,094", programShare: "89%", administrativeShare: "11%" },
    annually: { youth: "500+", familiesHoused: "200+", healthServices: "1,000+" },
    impact: { partnerRevenue: "$50M+" },
    education: {
      afterSchool: { capacity: "125", graduation: "100%" },
      summerCamp: { capacity: "75", retention: "95%" },
      // Six in each of seventeen years, all but one of whom finished.
      juniorLeadership: { capacity: "6", completion: "99%", joined: "102", finished: "101" },
    },
    housing: {
      activeProjects: "3",
      project130Units: "10",
      project843Bedrooms: "4",
      project843Baths: "2.5",
      ownApartments: "12",
    },
    health: { clinic: "5000+", counseling: "8000+ annually", classes: "200+ participants" },
    arts: { studio: "60", drumline: "40", choir: "55", murals: "18" },
    projects: { active: "8", planned: "5", completed: "25+", invested: "$15M+" },
  },
});
