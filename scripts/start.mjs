// `npm start`: install and build what changed, then serve.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { childEnv, installIfNeeded, pinnedNode, root, run } from "./install.mjs";

const settings = join(root, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);

await installIfNeeded();
const built = await run(pinnedNode, [join(root, "scripts/build.ts"), "--if-changed"], childEnv());
if (built !== 0) process.exit(built);

const server = spawn(pinnedNode, [join(root, "server/main.ts")], {
  cwd: root,
  env: childEnv(),
  stdio: "inherit",
});
// The server ends by itself when it has answered what is under way; this process only waits.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
server.once("exit", (code) => process.exit(code ?? 1));
