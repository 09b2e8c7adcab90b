import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "#backend/testing/free-port.ts";
import { whenReady } from "#hosts/testing/child.ts";

const deno = join(dirname(createRequire(import.meta.url).resolve("deno/package.json")), "deno");

/**
 * Runs one built function as it is in Deno, outside this project's folder and without the means to
 * fetch anything: what is not in the file is not there.
 */
export const startInDeno = async (file: string, env: Record<string, string>) => {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(
    deno,
    ["run", "--no-remote", "--no-npm", "--no-config", "--allow-net", "--allow-env", file],
    {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const { output, end } = await whenReady(child, "Listening on");
  return {
    port,
    startedInMs: Math.round(performance.now() - began),
    output,
    stop: () => end("SIGTERM"),
  };
};
