import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { z } from "zod";
import type { State } from "./follower.ts";

const stored = z.object({
  revision: z.number().int(),
  documents: z.array(z.object({ name: z.string(), version: z.number(), content: z.unknown() })),
});

/**
 * What this process showed last, in a file beside its data. It holds what every visitor can read;
 * without it a start while the database is away shows what ships.
 */
export const publishedMemory = (file: string) => ({
  async keep(state: State) {
    try {
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}.draft`;
      await writeFile(draft, JSON.stringify(state));
      await rename(draft, file);
    } catch {
      // A folder that cannot be written costs nothing until the database is away.
    }
  },
  async recall(): Promise<State | undefined> {
    try {
      return stored.parse(JSON.parse(await readFile(file, "utf8")));
    } catch {
      return undefined;
    }
  },
});
