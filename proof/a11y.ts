import manifest from "../package.json" with { type: "json" };
import { type Outcome, rounds } from "./a11y/checks.ts";
import { startBrowser } from "./browser.ts";
import { piecesOf } from "./pieces.ts";
import { provenance, table, writeSection } from "./report.ts";
import { startSite } from "./server.ts";

/** `npm run proof:a11y -- phone` runs the rounds of that name alone. */
const wanted = process.argv[2];
const chosen = rounds.filter(({ name }) => !wanted || name.includes(wanted));

const pieces = piecesOf<Outcome[]>("accessibility");
const site = await startSite();
const browser = await startBrowser();
try {
  for (const round of chosen) {
    const outcomes = await round.run(browser, site.address);
    pieces.keep(round.name, outcomes);
    for (const { check, under, examined, troubles } of outcomes) {
      console.log(`${troubles.length === 0 ? "ok" : "NOT OK"}  ${check}, ${under}: ${examined}`);
      for (const trouble of troubles) console.log(`    ${trouble}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

const outcomes = rounds.flatMap(({ name }) => pieces.get(name) ?? []);
const found = outcomes.reduce((sum, { troubles }) => sum + troubles.length, 0);
const rows = outcomes.map(({ check, under, examined, troubles }) => [
  check,
  under,
  examined,
  troubles.length,
]);
const figures = table(["check", "under", "examined", "findings"], rows);
console.log(`\n${figures}\n\n${found} findings`);

const missing = rounds.filter(({ name }) => !pieces.get(name)).map(({ name }) => name);
if (missing.length > 0) console.log(`Not run on this build yet: ${missing.join("; ")}`);
else
  writeSection(
    "accessibility",
    `## Accessibility

\`npm run proof:a11y\` · ${provenance({ Chromium: browser.version(), axe: manifest.devDependencies["@axe-core/playwright"] })}

The built site, every page of the route table and the not-found page. Each finding counts; the
target is none.

${figures}

- **axe**: all of its rules for WCAG 2.2 A and AA and its best practices, after everything that
  appears on scrolling has appeared.
- **Open states**: every menu, every bio, forms with everything missing, busy, sent and refused,
  notices, the thank-you pages, the error screen, films playing and paused.
- **Keyboard walk**: Tab from the top of a page until focus leaves it; each stop must be in view,
  not covered by the header, visibly focused and later in the document than the one before it, and
  none of the page's controls may be passed by.
- **Text spacing**: line height 1.5, letters 0.12 em, words 0.16 em, paragraphs 2 em apart: no text
  cut off, on other text, or out of the window.`,
  );
process.exitCode = found > 0 ? 1 : 0;
