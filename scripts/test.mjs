// `npm test`: install what changed, then run every check with the pinned Node.
import { join } from "node:path";
import { childEnv, installIfNeeded, pinnedNode, root, run } from "./install.mjs";

await installIfNeeded();
process.exit(await run(pinnedNode, [join(root, "scripts/suite.ts")], childEnv()));
