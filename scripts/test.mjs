// `npm test`: install what changed, then run every check with the pinned Node.
import { handOver, installIfNeeded } from "./install.mjs";

await installIfNeeded();
handOver("scripts/suite.ts");
