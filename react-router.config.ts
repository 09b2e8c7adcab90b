import type { Config } from "@react-router/dev/config";
import { unwrittenPages } from "./app/legal-pages.ts";

export default {
  buildDirectory: process.env.BUILD_DIRECTORY || "build",
  // Finished HTML for every page either way. The Node process keeps what drew it, to draw pages
  // anew when content is published; for static hosts nothing asks a server.
  ssr: process.env.STATIC_EXPORT !== "yes",
  // "/404" matches the catch-all route; the server answers unknown paths with that file.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !unwrittenPages.includes(path)),
    "/404",
  ],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
