import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#backend/testing/free-port.ts";

/** Starts the real process on a built folder and resolves when it takes requests. */
export const startSiteProcess = async (buildRoot: string, env: Record<string, string>) => {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ["hosts/node/main.ts", buildRoot], {
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const exited = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", () => output.includes("Circle is running at") && resolve());
    exited.then(() => reject(new Error(`The process ended: ${output}`)));
  });
  return {
    port,
    output: () => output,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await exited;
    },
  };
};

export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;
