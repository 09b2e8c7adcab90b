import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // `npm run dev` runs the functions beside the pages.
  server: { proxy: { "/functions": `http://127.0.0.1:${process.env.FUNCTIONS_PORT}` } },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
