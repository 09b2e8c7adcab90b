import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { legalDocuments } from "#content/legal.ts";
import { pages } from "./pages.ts";

export default [
  index("pages/home.tsx"),
  ...Object.keys(pages).map((path) => route(path.slice(1), `pages${path}.tsx`)),
  ...Object.keys(legalDocuments).map((name) =>
    route(name, "pages/legal.tsx", { id: `legal-${name}` }),
  ),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
