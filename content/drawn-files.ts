import { unmarked } from "#rules/english-mark.ts";
import { shareName } from "#rules/share-name.ts";
import { annualReport } from "./about/annual-report.ts";
import { board } from "./about/board.ts";
import { history } from "./about/history.ts";
import { buildingProjects } from "./building-projects.ts";
import { documents } from "./documents.ts";
import { give } from "./give.ts";
import { home } from "./home.ts";
import { spanishSnapshot } from "./in-spanish.ts";
import { legalDocuments } from "./legal.ts";
import { organisation } from "./organisation.ts";
import { type Person, people } from "./people.ts";
import { artsCulture } from "./programs/arts-culture.ts";
import { education } from "./programs/education.ts";
import { health } from "./programs/health.ts";
import { housing } from "./programs/housing.ts";
import { contentOf, type Snapshot } from "./snapshot.ts";
import type { PictureValue } from "./types.ts";

/** Files that only a browser can draw, and the words that stand in each: all that it is made of. */

const named = ({ name, title, quote }: Person) => ({ name, title, quote });

const everybody = (snapshot: Snapshot) => {
  const { leaders, directors } = contentOf(snapshot, people);
  return { leaders: leaders.map(named), directors: directors.map(named) };
};

const money = (snapshot: Snapshot) => {
  const { revenueSources, programSpending, administrativeSpending } = contentOf(
    snapshot,
    annualReport,
  );
  return { revenueSources, programSpending, administrativeSpending };
};

export const reportWords = (snapshot: Snapshot) => {
  const { letter, highlights, counting, reserveNote } = contentOf(snapshot, annualReport);
  const { committees, disclosures, disclosuresIntro, governance } = contentOf(snapshot, board);
  const { otherWays, taxNote } = contentOf(snapshot, give);
  const { statistics, story } = contentOf(snapshot, home);
  const { fullName, tagline, address, phone, email } = contentOf(snapshot, organisation);
  return {
    ...{ letter, highlights, counting, reserveNote },
    ...money(snapshot),
    ...{ committees, disclosures, disclosuresIntro, governance },
    ...everybody(snapshot),
    ...{ otherWays, taxNote, statistics },
    story: { heading: story.heading, lead: story.lead, paragraphs: story.paragraphs },
    organisation: { fullName, tagline, address, phone, email },
    timeline: contentOf(snapshot, history).timeline.map(({ year, title }) => ({ year, title })),
    education: contentOf(snapshot, education).programs,
    health: contentOf(snapshot, health).services,
    housing: contentOf(snapshot, housing).projects,
    artsCulture: contentOf(snapshot, artsCulture).programs,
    projects: contentOf(snapshot, buildingProjects).items,
  };
};

export const taxReturnWords = (snapshot: Snapshot) => {
  const { fullName, address, phone, taxId, founded } = contentOf(snapshot, organisation);
  return {
    ...money(snapshot),
    ...everybody(snapshot),
    organisation: { fullName, address, phone, taxId, founded },
  };
};

type PageWords = {
  page: { title: string };
  hero?: { heading: string };
  heroPicture?: PictureValue;
};

/** One beside the links to each page. The legal pages show the home page's. */
export const shareCards = (snapshot: Snapshot) => {
  const cards = documents.flatMap((document) => {
    const { path, english } = document;
    if (!path || document.name in legalDocuments) return [];
    const said = english ? spanishSnapshot(snapshot) : snapshot;
    const { fullName, tagline } = contentOf(said, organisation);
    const { page, hero, heroPicture } = contentOf(said, english ?? document) as PageWords;
    const title = unmarked(hero?.heading ?? page.title);
    const picture = heroPicture ?? ("hero" satisfies PictureValue);
    return { name: shareName(path), path, title, picture, fullName, tagline: unmarked(tagline) };
  });
  return cards.sort((a, b) => a.name.localeCompare(b.name, "en"));
};

export type DrawnFile = {
  /** Its address on the site. */
  file: string;
  /** For people, inside a sentence. */
  title: string;
  words: unknown;
};

export const drawnFiles = (snapshot: Snapshot): DrawnFile[] => [
  {
    file: "/documents/annual-report-fy2025.pdf",
    title: "the annual report (PDF)",
    words: reportWords(snapshot),
  },
  {
    file: "/documents/form-990-sample-fy2025.pdf",
    title: "the tax return (PDF)",
    words: taxReturnWords(snapshot),
  },
  ...shareCards(snapshot).map(({ name, path, ...words }) => ({
    file: `/share/${name}.jpg`,
    title: `the picture that shared links to ${path === "/" ? "the home page" : path} show`,
    words,
  })),
];
