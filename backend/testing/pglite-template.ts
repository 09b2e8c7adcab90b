import type { TestProject } from "vitest/node";
import { madeDatabase } from "./made-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A file with a PGlite database and its tables: loading it is many times faster than making one. */
    pgliteTemplate: string;
  }
}

export default async function providePGliteTemplate(project: TestProject) {
  project.provide("pgliteTemplate", (await madeDatabase()).file);
}
