// `npm start`: install and build what changed, then serve.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { childEnv, handOver, installIfNeeded, pinnedNode, root, run } from "./install.mjs";

const settings = join(root, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);

await installIfNeeded();
const built = await run(pinnedNode, [join(root, "scripts/build.ts"), "--if-changed"], childEnv());
if (built !== 0) process.exit(built);
handOver("hosts/node/main.ts");
