import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readEnv } from "#backend/env.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { volunteerDelivery } from "./build/volunteer-delivery.ts";

process.chdir(resolve(import.meta.dirname, ".."));
if (existsSync(".env")) process.loadEnvFile(".env");

const { PORT, HOST, SITE_URL } = readEnv(process.env);
const env = {
  ...process.env,
  FUNCTIONS_PORT: String(await freePort()),
  DESK_PORT: String(await freePort()),
  VITE_SITE_URL: SITE_URL,
  VITE_VOLUNTEER_DELIVERY: volunteerDelivery(SITE_URL, process.env.VITE_VOLUNTEER_DELIVERY),
};
const watched = ["backend", "rules", "hosts"].map((path) => `--watch-path=${path}`);
const children: ChildProcess[] = [
  spawn(process.execPath, [...watched, "--watch-preserve-output", "hosts/node/dev.ts"], {
    env,
    stdio: "inherit",
  }),
  // Its own address is of no use: the pages' server passes the desk on.
  spawn(
    "vite",
    `--config desk/vite.config.ts --port ${env.DESK_PORT} --strictPort --logLevel warn`.split(" "),
    { env, stdio: "inherit" },
  ),
  spawn("react-router", ["dev", "--port", String(PORT), "--host", HOST, "--strictPort"], {
    env,
    stdio: "inherit",
  }),
];

const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
// One without the other is of no use.
for (const child of children) child.once("exit", stop);
