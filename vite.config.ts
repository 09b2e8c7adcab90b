import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pageScripts } from "./scripts/build/page-scripts.ts";

const output = process.env.BUILD_DIRECTORY || "build";

/** What every page runs on; it stays the same, and in visitors' caches, over many deployments. */
const libraries = /node_modules\/(react|react-dom|scheduler)\//;

/** The frame around every page, and what nearly every page stands on: one file, not twenty. */
const frame = new RegExp(
  [
    "/app/(frame/|jsx-runtime|functions-url|count-visit|fetch-page|navigation|site\\.|visit|seo/|forms/(trap|use-focus-back))",
    "/app/effects/(connection|language|reveal|use-hydrated|use-in-view|use-reduced-motion)",
    "/app/sections/(breadcrumbs|help-link|overdue|page-hero|privacy-note|rest-of-page|section|small-print|use-is-past)\\.",
    "/app/ui/(button|forward|glyph|icon|link|logo|notify|picture|tag)",
    "/content/(error-screen|newsletter-toasts)",
    "/rules/(address|email-pattern|english-mark|form-guard|languages|link-words|page-data|say)\\.",
  ].join("|"),
);

/** What a form needs that sends something: the same on all four pages that have one. */
const sending = /\/app\/(backend|intent)\.ts|\/content\/toasts|\/sent-note|\/functions-js\//;

/** Pages are built twice: for the browser, and to be drawn (app/render.tsx). */
export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [tailwindcss(), react({ jsxImportSource: "#jsx" }), pageScripts(join(output, "client"))],
  build: { target: "es2022", assetsInlineLimit: 0 },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
  environments: {
    ssr: {
      // What draws pages while the site runs has everything inside: a server has no development
      // packages. The libraries' own checks for developers are left out.
      ...(command === "build" && {
        define: { "process.env.NODE_ENV": '"production"' },
        resolve: { noExternal: true as const },
      }),
      build: {
        outDir: join(output, "server"),
        copyPublicDir: false,
        rolldownOptions: {
          input: { index: "app/render.tsx" },
          // Two functions of it stand in each page as text. Names stay as they are, for the log.
          output: { minify: { mangle: { keepNames: { function: true, class: true } } } },
        },
      },
    },
    client: {
      build: {
        outDir: join(output, "client"),
        manifest: true,
        rolldownOptions: {
          input: "app/client.tsx",
          output: {
            // One file for the small parts that many pages share: each file of its own costs a
            // request and most of a kilobyte of headers. The libraries together compress better.
            codeSplitting: {
              groups: [
                { name: "libraries", test: libraries },
                { name: "pages", test: /\/app\/pages\.ts$/ },
                { name: "frame", test: frame },
                { name: "sending", test: sending },
                { name: "counting", test: /\/count-up|\/rules\/figures/ },
              ],
            },
          },
        },
      },
    },
  },
}));
