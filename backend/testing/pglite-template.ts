import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A file with an empty PGlite database: loading it is five times faster than making one. */
    pgliteTemplate: string;
  }
}

export default async function makePGliteTemplate(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "circle-tests-"));
  const pglite = new PGlite("memory://");
  await pglite.waitReady;
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  const file = join(folder, "pglite.tar");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide("pgliteTemplate", file);
  return () => rm(folder, { recursive: true, force: true });
}
