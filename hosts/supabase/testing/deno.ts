import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "#backend/testing/free-port.ts";

const deno = join(dirname(createRequire(import.meta.url).resolve("deno/package.json")), "deno");

/**
 * Runs one built function as it is in Deno, outside this project's folder and without the means to
 * fetch anything: what is not in the file is not there.
 */
export const startInDeno = async (file: string, env: Record<string, string>) => {
  const port = await freePort();
  const began = performance.now();
  const child: ChildProcess = spawn(
    deno,
    ["run", "--no-remote", "--no-npm", "--no-config", "--allow-net", "--allow-env", file],
    {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => {
      output += chunk;
    });
  const exited = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    exited.then(() => reject(new Error(`${file} ended: ${output}`)));
    child.stderr?.on("data", () => output.includes("Listening on") && resolve());
  });
  return {
    port,
    startedInMs: Math.round(performance.now() - began),
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
};
