import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const site = resolve(import.meta.dirname, "..");

/** The desk is built by itself: none of its script is in a page that visitors read. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/desk/",
  publicDir: false,
  envDir: site,
  plugins: [tailwindcss()],
  server: { host: "127.0.0.1", fs: { allow: [site] } },
  build: {
    outDir: resolve(site, process.env.BUILD_DIRECTORY || "build", "client/desk"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // The policy of its page knows no inline script, and every browser of ours knows preloading.
    modulePreload: { polyfill: false },
  },
});
