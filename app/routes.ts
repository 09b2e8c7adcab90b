import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { legalRoutes } from "./legal-pages.ts";

export default [
  index("pages/home.tsx"),

  route("about", "pages/about.tsx"),
  route("about/mission-vision", "pages/about/mission-vision.tsx"),
  route("about/history", "pages/about/history.tsx"),
  route("about/staff", "pages/about/staff.tsx"),
  route("about/leadership", "pages/about/leadership.tsx"),
  route("about/board", "pages/about/board.tsx"),
  route("about/campus-partners", "pages/about/campus-partners.tsx"),
  route("about/annual-report", "pages/about/annual-report.tsx"),
  route("about/transparency", "pages/about/transparency.tsx"),

  route("programs", "pages/programs.tsx"),
  route("programs/education", "pages/programs/education.tsx"),
  route("programs/housing", "pages/programs/housing.tsx"),
  route("programs/health", "pages/programs/health.tsx"),
  route("programs/spiritual", "pages/programs/spiritual.tsx"),
  route("programs/arts-culture", "pages/programs/arts-culture.tsx"),

  route("impact", "pages/impact.tsx"),
  route("projects", "pages/projects.tsx"),
  route("events", "pages/events.tsx"),
  route("events/golf", "pages/events/golf.tsx"),
  route("news", "pages/news.tsx"),

  route("get-involved", "pages/get-involved.tsx"),
  route("volunteer", "pages/volunteer.tsx"),
  route("contact", "pages/contact.tsx"),
  route("give", "pages/give.tsx"),
  route("donation-success", "pages/donation-success.tsx"),

  ...legalRoutes.map((name) => route(name, "pages/legal.tsx", { id: `legal-${name}` })),

  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
