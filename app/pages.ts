import type { ComponentProps } from "react";
import { englishPathOf, isInSpanish, languageOf } from "#rules/languages.ts";
import { keptNewsNames, newsPath } from "#rules/news.ts";

const legal = () => import("./pages/legal.tsx");

/**
 * Every page by its path; its file lies where the path says, and comes when it is wanted. What each
 * shows is in page-props.ts, which never gets into a script. A path that ends in a star is of pages
 * made from data, one for each name that the content has for it.
 */
export const pages = {
  "/": () => import("./pages/home.tsx"),

  "/about": () => import("./pages/about.tsx"),
  "/about/mission-vision": () => import("./pages/about/mission-vision.tsx"),
  "/about/history": () => import("./pages/about/history.tsx"),
  "/about/staff": () => import("./pages/about/staff.tsx"),
  "/about/leadership": () => import("./pages/about/leadership.tsx"),
  "/about/board": () => import("./pages/about/board.tsx"),
  "/about/campus-partners": () => import("./pages/about/campus-partners.tsx"),
  "/about/annual-report": () => import("./pages/about/annual-report.tsx"),
  "/about/transparency": () => import("./pages/about/transparency.tsx"),

  "/programs": () => import("./pages/programs.tsx"),
  "/programs/education": () => import("./pages/programs/education.tsx"),
  "/programs/housing": () => import("./pages/programs/housing.tsx"),
  "/programs/health": () => import("./pages/programs/health.tsx"),
  "/programs/spiritual": () => import("./pages/programs/spiritual.tsx"),
  "/programs/arts-culture": () => import("./pages/programs/arts-culture.tsx"),

  "/impact": () => import("./pages/impact.tsx"),
  "/projects": () => import("./pages/projects.tsx"),
  "/events": () => import("./pages/events.tsx"),
  "/events/golf": () => import("./pages/events/golf.tsx"),
  "/news": () => import("./pages/news.tsx"),
  "/news/*": () => import("./pages/news/item.tsx"),
  "/news/letters/*": () => import("./pages/news/letter.tsx"),

  "/get-involved": () => import("./pages/get-involved.tsx"),
  "/volunteer": () => import("./pages/volunteer.tsx"),
  "/volunteer/groups": () => import("./pages/volunteer/groups.tsx"),
  "/contact": () => import("./pages/contact.tsx"),
  "/help": () => import("./pages/help.tsx"),
  "/give": () => import("./pages/give.tsx"),
  "/give/*": () => import("./pages/give/campaign.tsx"),
  "/give/ways/*": () => import("./pages/give/way.tsx"),
  "/donation-success": () => import("./pages/donation-success.tsx"),

  "/privacy": legal,
  "/terms": legal,
  "/accessibility": legal,

  // For every other path.
  "/404": () => import("./pages/not-found.tsx"),
};

export type PagePath = keyof typeof pages;

export type PropsOf<Path extends PagePath> = ComponentProps<
  Awaited<ReturnType<(typeof pages)[Path]>>["default"]
>;

/** The same page stands at a path with and without a slash at its end. */
export const plainPath = (path: string) => path.replace(/(.)\/$/, "$1");

const isKnown = (path: string): path is PagePath => path in pages;

/** Links to these lead to no page, and nobody fetches one ahead. */
const absent = keptNewsNames.map(newsPath);

const withStar = (path: string) => path.replace(/[^/]+$/, "*");

/** The path under which a page is listed, whatever somebody asked for and in which language. */
export const listedPath = (path: string): PagePath => {
  const asked = plainPath(path);
  const plain = englishPathOf(asked);
  if (languageOf(asked) === "es" && !isInSpanish(plain)) return "/404";
  const found = [plain, withStar(plain)].find(isKnown);
  return found && !absent.includes(plain) ? found : "/404";
};

export const isPage = (path: string) => listedPath(path) !== "/404";
