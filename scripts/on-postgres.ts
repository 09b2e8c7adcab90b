import { resolve } from "node:path";
import { startPostgres } from "#backend/testing/postgres-server.ts";
import { ensureChromium } from "./chromium.ts";
import { run } from "./run.ts";

// Part of `npm run test:long`: what donors, neighbors and volunteers do, and what the desk does with
// it, in a browser, on a PostgreSQL server. `npm test` goes the same ways on the embedded database.

process.chdir(resolve(import.meta.dirname, ".."));

const journeys = [
  "asking-for-help",
  "campaign",
  "card-provider",
  "contact",
  "desk-editing",
  "desk-gifts",
  "desk-messages",
  "giving",
  "groups",
  "help",
  "my-giving",
  "newsletter",
  "spanish",
  "thank-you",
  "tribute",
  "volunteer",
  "ways",
].map((name) => `tests/${name}.spec.ts`);

const postgres = await startPostgres(["fsync=off", "full_page_writes=off"]);
const asked = process.argv.slice(2);
process.exitCode = await run("playwright", ["test", ...(asked.length > 0 ? asked : journeys)], {
  CHROMIUM_PATH: ensureChromium(),
  E2E_POSTGRES_URL: postgres.url,
  LONG: "1",
});
await postgres.remove();
