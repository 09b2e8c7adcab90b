import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { readEnv } from "#backend/env.ts";
import { jsonLog } from "#backend/log.ts";
import { describeServices, openBackend } from "./backend.ts";

// The functions alone, for `npm run dev`: the pages come from the builder's own server, which
// passes /functions on to the port named here.
const env = readEnv(process.env);
const backend = await openBackend(env, jsonLog(console.log));
const server = createServer(
  getRequestListener((request) => backend.fetch(request, "127.0.0.1"), {
    overrideGlobalObjects: false,
  }),
);
server.listen(Number(process.env.FUNCTIONS_PORT), "127.0.0.1");
console.log(["Functions are running", ...describeServices(env)].join("\n  "));

const stop = async () => {
  server.close();
  server.closeAllConnections();
  await backend.close();
  process.exit(0);
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
