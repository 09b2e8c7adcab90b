import { spawn } from "node:child_process";
import { freePort } from "#backend/testing/free-port.ts";
import { bareEnvironment, whenReady } from "#hosts/testing/child.ts";

/** Starts the real process on a built folder and resolves when it takes requests. */
export const startSiteProcess = async (buildRoot: string, env: Record<string, string>) => {
  const port = await freePort();
  const child = spawn(process.execPath, ["hosts/node/main.ts", buildRoot], {
    env: { ...bareEnvironment(), PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { port, ...(await whenReady(child, "Circle is running at")) };
};

export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;
