import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "./testing/contract.ts";
import { type Runtime, runtimes } from "./testing/runtimes.ts";

const results = new Map<string, string[]>(contract.map(({ name }) => [name, []]));

describe.each(runtimes)("$name", ({ start }) => {
  let runtime: Runtime;
  beforeAll(async () => {
    runtime = await start();
  });
  afterAll(() => runtime?.stop());

  test.each(contract)("$name", async ({ name, run, sees }) => {
    const began = performance.now();
    let result = "fails";
    try {
      expect(await run(runtime)).toEqual(sees);
      result = `same, ${Math.round(performance.now() - began)} ms`;
    } finally {
      results.get(name)?.push(result);
    }
  });
});

afterAll(() => {
  const widest = Math.max(...contract.map(({ name }) => name.length));
  const line = (name: string, cells: string[]) =>
    [name.padEnd(widest), ...cells.map((cell) => cell.padEnd(18))].join("  ").trimEnd();
  console.log(
    [
      line(
        "contract",
        runtimes.map(({ name }) => name),
      ),
      ...[...results].map(([name, cells]) => line(name, cells)),
    ].join("\n"),
  );
});
