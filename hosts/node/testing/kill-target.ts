import { flushCompileCache } from "node:module";
import { readEnv } from "#backend/env.ts";
import { openBackend } from "#hosts/node/backend.ts";

/**
 * A backend to be killed: it takes submissions from its parent instead of from a network, and
 * answers each with the status a visitor would have got.
 */
type Submission = { number: number; body: unknown; address: string };

// Who is killed would never keep what it compiled for the next start.
flushCompileCache();

const backend = await openBackend(readEnv(process.env), () => {});

process.on("message", async ({ number, body, address }: Submission) => {
  const request = new Request("http://localhost/functions/v1/send-contact-form", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { status } = await backend.fetch(request, address);
  process.send?.({ number, status });
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
