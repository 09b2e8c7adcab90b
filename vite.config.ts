import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page runs on; it stays the same, and in visitors' caches, over many deployments. */
const libraries = /node_modules\/(react|react-dom|react-router|scheduler)\//;

/** The frame around every page, and what nearly every page stands on: one file, not twenty. */
const frame = new RegExp(
  [
    "/app/(frame/|functions-url|page-content|pages-here|site\\.|seo/|forms/(trap|use-focus-back))",
    "/app/effects/(browser-store|connection|reveal|use-hydrated|use-in-view|use-reduced-motion)",
    "/app/sections/(below|breadcrumbs|page-hero|privacy-note|section|small-print|use-is-past)\\.",
    "/app/ui/(button|forward|glyph|icon|link|logo|media|notify|picture|social|tag)",
    "/content/(error-screen|newsletter-toasts)",
    "/rules/(address|email-pattern|form-guard|page-data)",
  ].join("|"),
);

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // `npm run dev` runs the functions and the desk beside the pages.
  server: {
    proxy: {
      "/functions": `http://127.0.0.1:${process.env.FUNCTIONS_PORT}`,
      "/desk": { target: `http://127.0.0.1:${process.env.DESK_PORT}`, ws: true },
    },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    // What draws pages while the site runs has everything inside: a server has no development
    // packages. The libraries' own checks for developers are left out.
    ...(command === "build" && {
      ssr: {
        define: { "process.env.NODE_ENV": '"production"' },
        resolve: { noExternal: true as const },
      },
    }),
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for the small parts that many pages share: each file of its own costs a
            // request and most of a kilobyte of headers. The libraries together compress better.
            codeSplitting: {
              groups: [
                { name: "libraries", test: libraries },
                { name: "pages", test: /\/app\/pages\.ts$/ },
                { name: "frame", test: frame },
                { name: "counting", test: /\/count-up|\/rules\/figures/ },
              ],
            },
          },
        },
      },
    },
  },
}));
