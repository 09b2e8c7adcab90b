import type { Config } from "@react-router/dev/config";

export default {
  buildDirectory: process.env.BUILD_DIRECTORY || "build",
  // Finished HTML for every page, no server rendering: any static host can serve the site.
  ssr: false,
  // "/404" matches the catch-all route; the server answers unknown paths with that file.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
