// `npm run dev`: install what changed, then edit with live reload.
import { handOver, installIfNeeded } from "./install.mjs";

await installIfNeeded();
handOver("scripts/dev.ts");
