import { resolve } from "node:path";
import type { Engine } from "./browsers/engine.ts";
import { buildWithListener } from "./browsers/listener.ts";
import { startChromium, startFirefox } from "./browsers/puppeteer.ts";
import { type Trial, walk } from "./browsers/walk.ts";
import { startWebKit } from "./browsers/webkit.ts";
import { provenance, table, writeSection } from "./report.ts";
import { startSite } from "./server.ts";
import { buildWithoutScripts } from "./speed/without-scripts.ts";

/** `npm run proof:browsers -- firefox` tries that one alone and writes nothing. */
const wanted = process.argv[2];
const starters: Record<string, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

const build = resolve(import.meta.dirname, "../build");
const bareBuild = await buildWithoutScripts(build);
const listeningBuild = await buildWithListener(build);
const site = await startSite();
const bare = await startSite({ build: bareBuild.folder });
const listening = await startSite({ build: listeningBuild.folder });
const results: { name: string; version: string; trials: Trial[] }[] = [];
try {
  for (const [name, start] of Object.entries(starters)) {
    if (wanted && wanted !== name) continue;
    const engine = await start();
    try {
      const trials: Trial[] = [];
      const { address } = name === "webkit" ? listening : site;
      for await (const trial of walk(engine, address, bare.address)) {
        const { name: what, tried, troubles } = trial;
        trials.push(trial);
        console.log(`${troubles.length ? "NOT OK" : "ok"}  ${engine.name}, ${what}: ${tried}`);
        for (const trouble of troubles) console.log(`    ${trouble}`);
      }
      results.push({ name: engine.name, version: engine.version, trials });
    } finally {
      await engine.close();
    }
  }
} finally {
  await site.stop();
  await bare.stop();
  await listening.stop();
  await bareBuild.remove();
  await listeningBuild.remove();
}

const [first] = results;
const rows = (first?.trials ?? []).map(({ name, tried }, index) => [
  name,
  tried,
  ...results.map(({ trials }) => trials[index]?.troubles.length ?? "missing"),
]);
const figures = table(["trial", "times", ...results.map(({ name }) => name)], rows);
const found = results.flatMap(({ trials }) => trials.flatMap(({ troubles }) => troubles)).length;
console.log(`\n${figures}\n\n${found} troubles`);
if (!wanted)
  writeSection(
    "browsers",
    `## Browsers

\`npm run proof:browsers\` · ${provenance(Object.fromEntries(results.map(({ name, version }) => [name, version])))}

Three engines walk the built site: what went wrong in each (a console error, a page wider than its
window, another outcome than expected). The target is none. "Without script" is the same build with
every script taken out. WebKit's driver keeps its console to itself: there each page has a first script
that listens for console errors, exceptions, refusals of the policy and files that do not load.

${figures}`,
  );
process.exitCode = found > 0 ? 1 : 0;
