import { flushCompileCache } from "node:module";
import { readEnv } from "#backend/env.ts";
import { openBackend } from "#hosts/node/backend.ts";
import { requestOf, type Submission } from "./submission.ts";

/**
 * A backend to be killed: it takes submissions from its parent instead of from a network, and
 * answers each with the status a visitor would have got.
 */
type Sent = Submission & { number: number; address: string };

// Who is killed would never keep what it compiled for the next start.
flushCompileCache();

const backend = await openBackend(readEnv(process.env), () => {});

process.on("message", async ({ number, address, ...submission }: Sent) => {
  const { status } = await backend.fetch(requestOf(submission), address);
  process.send?.({ number, status });
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
