import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { pageScripts } from "./scripts/build/page-scripts.ts";
import { databaseTests } from "./scripts/database-tests.ts";
import { SlowFirst } from "./scripts/slow-first.ts";

const folders = "{app,desk,content,rules,backend,hosts,scripts,proof}";

/**
 * `vitest run` is what `npm test` runs. `--mode fast` leaves out what waits for processes and
 * servers, `--mode check` also what opens a database; `--mode long` runs the trials that take
 * minutes, of which the others are short forms.
 */
export default defineConfig(({ mode }) => {
  const check = mode === "check";
  const fast = check || mode === "fast";
  const long = mode === "long";
  return {
    plugins: [pageScripts()],
    test: {
      include: [`${folders}/**/*${long ? ".long" : ""}.test.{ts,tsx}`],
      exclude: [
        ...configDefaults.exclude,
        ...(fast ? ["**/*.slow.test.ts"] : []),
        ...(check ? databaseTests(folders) : []),
        ...(long ? [] : ["**/*.long.test.ts"]),
      ],
      globalSetup: [
        ...(check ? [] : ["backend/testing/pglite-template.ts"]),
        ...(fast ? [] : ["backend/testing/shared-postgres.ts"]),
      ],
      // Pages name their style sheet.
      css: true,
      // Files share modules, and with them one PGlite for each worker: starting it takes seconds.
      isolate: false,
      // Many tests wait for processes and servers: two more than there are cores keep them busy.
      maxWorkers: availableParallelism() + (fast ? 0 : 2),
      sequence: { sequencer: SlowFirst },
      // No test is about speed. A busy machine may take its time; only what never comes has failed.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
    },
  };
});
