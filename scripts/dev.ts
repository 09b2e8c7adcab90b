import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createServer } from "vite";
import { readEnv } from "#backend/env.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { givingPath } from "#rules/giving-page.ts";
import { volunteerDelivery } from "./build/volunteer-delivery.ts";
import { servePages } from "./pages-server.ts";

process.chdir(resolve(import.meta.dirname, ".."));
if (existsSync(".env")) process.loadEnvFile(".env");

const { PORT, HOST, SITE_URL } = readEnv(process.env);
const functions = await freePort();
const desk = await freePort();
Object.assign(process.env, {
  FUNCTIONS_PORT: String(functions),
  VITE_SITE_URL: SITE_URL,
  VITE_VOLUNTEER_DELIVERY: volunteerDelivery(SITE_URL, process.env.VITE_VOLUNTEER_DELIVERY),
});

const watched = ["backend", "rules", "hosts"].map((path) => `--watch-path=${path}`);
const children: ChildProcess[] = [
  spawn(process.execPath, [...watched, "--watch-preserve-output", "hosts/node/dev.ts"], {
    stdio: "inherit",
  }),
  // Its own address is of no use: the pages' server passes the desk on.
  spawn(
    "vite",
    `--config desk/vite.config.ts --port ${desk} --strictPort --logLevel warn`.split(" "),
    { stdio: "inherit" },
  ),
];
const pages = await createServer({
  plugins: [servePages(SITE_URL)],
  // Not the desk's, which is served beside them.
  cacheDir: ".cache/pages",
  // Found at once: what is found later would load the open page anew.
  optimizeDeps: { entries: ["app/client.tsx"] },
  server: {
    port: PORT,
    host: HOST,
    strictPort: true,
    proxy: {
      "/functions": `http://127.0.0.1:${functions}`,
      [givingPath]: `http://127.0.0.1:${functions}`,
      [`/es${givingPath}`]: `http://127.0.0.1:${functions}`,
      "/desk": { target: `http://127.0.0.1:${desk}`, ws: true },
    },
  },
});

const stop = async () => {
  for (const child of children) child.kill("SIGTERM");
  await pages.close();
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
// One without the other is of no use.
for (const child of children) child.once("exit", stop);
await pages.listen();
pages.printUrls();
