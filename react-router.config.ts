import type { Config } from "@react-router/dev/config";
import { unwrittenPages } from "./app/legal-pages.ts";

export default {
  buildDirectory: process.env.BUILD_DIRECTORY || "build",
  // What drew the finished pages is kept, to draw them anew when content is published. Nothing in
  // them asks a server for more than files, so they serve static hosts as well.
  ssr: true,
  // "/404" matches the catch-all route; the server answers unknown paths with that file.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !unwrittenPages.includes(path)),
    "/404",
  ],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
