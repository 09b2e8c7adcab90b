import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Short files that take minutes: begun last, they would keep one core waiting for the other. */
const longest = [
  "scripts/guides/going-live.slow.test.ts",
  "hosts/node/kill.slow.test.ts",
  "hosts/supabase/contract.slow.test.ts",
  "scripts/guides/organisation.slow.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** `vitest run` is everything; `--mode fast` leaves out what waits for processes and servers. */
export default defineConfig(({ mode }) => {
  const fast = mode === "fast";
  return {
    test: {
      include: ["{app,desk,content,rules,backend,hosts,scripts,proof}/**/*.test.{ts,tsx}"],
      exclude: [...configDefaults.exclude, ...(fast ? ["**/*.slow.test.ts"] : [])],
      globalSetup: [
        "backend/testing/pglite-template.ts",
        ...(fast ? [] : ["backend/testing/shared-postgres.ts"]),
      ],
      // Files share modules, and with them one PGlite for each worker: starting it takes seconds.
      isolate: false,
      sequence: { sequencer: LongestFirst },
      // Many tests wait for processes and servers: no core is kept free for them.
      maxWorkers: "100%",
      // Databases, mail servers and child processes start slowly on a small machine.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
});
