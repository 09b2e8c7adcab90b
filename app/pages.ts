import type { ComponentType } from "react";

export type PageCode = { default: ComponentType };

type Pages = Record<string, () => Promise<PageCode>>;

/**
 * Every page by its path, which is also where its file lies; its code comes when it is
 * wanted, without its loader, which runs where pages are drawn.
 */
export const pages: Pages = {
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

  "/get-involved": () => import("./pages/get-involved.tsx"),
  "/volunteer": () => import("./pages/volunteer.tsx"),
  "/contact": () => import("./pages/contact.tsx"),
  "/give": () => import("./pages/give.tsx"),
  "/donation-success": () => import("./pages/donation-success.tsx"),
};

const legal = () => import("./pages/legal.tsx");

/** With those whose file is another than their path says. */
const allPages: Pages = {
  ...pages,
  "/": () => import("./pages/home.tsx"),
  "/privacy": legal,
  "/terms": legal,
  "/accessibility": legal,
};

/** The same page stands at a path with and without a slash at its end. */
const plain = (path: string) => path.replace(/(.)\/$/, "$1");

export const isPage = (path: string) => plain(path) in allPages;

export const loadPage = (path: string) =>
  (allPages[plain(path)] ?? (() => import("./pages/not-found.tsx")))();
