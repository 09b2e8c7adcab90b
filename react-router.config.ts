import type { Config } from "@react-router/dev/config";
import { isWritten, legalDocuments } from "./content/legal.ts";

/** Pages that there are not before somebody writes them. */
const unwritten = Object.values(legalDocuments).flatMap(({ path, defaults }) =>
  isWritten(defaults) ? [] : [path],
);

export default {
  buildDirectory: process.env.BUILD_DIRECTORY || "build",
  // Finished HTML for every page either way. The Node process keeps what drew it, to draw pages
  // anew when content is published; for static hosts nothing asks a server.
  ssr: process.env.STATIC_EXPORT !== "yes",
  // "/404" matches the catch-all route; the server answers unknown paths with that file.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !unwritten.includes(path)),
    "/404",
  ],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
