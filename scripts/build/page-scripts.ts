import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

const name = "virtual:page-scripts";

/** A file's address, and those of all that it imports at once, one by one or not. */
const scriptsIn = (manifest: Manifest) => {
  const importsOf = (source: string, found = new Set<string>()) => {
    for (const one of manifest[source]?.imports ?? [])
      if (!found.has(one)) importsOf(one, found.add(one));
    return found;
  };
  const addressOf = (source: string) => `/${manifest[source]?.file}`;
  return Object.fromEntries(
    Object.values(manifest)
      .flatMap(({ src, isEntry, isDynamicEntry }) =>
        src && (isEntry || isDynamicEntry) ? [src] : [],
      )
      .map((src) => [src, { file: addressOf(src), imports: [...importsOf(src)].map(addressOf) }]),
  );
};

/** Whoever works on the site gets each source as it is. */
const whileWorking = `
  export const build = "development";
  export const scriptOf = (source) => ({ file: "/" + source, imports: [] });
`;

const asBuilt = (clientFolder: string) => {
  const folder = join(clientFolder, ".vite");
  const text = readFileSync(join(folder, "manifest.json"), "utf8");
  // Of no use to visitors.
  rmSync(folder, { recursive: true });
  const build = createHash("sha256").update(text).digest("base64url").slice(0, 12);
  return `
    const scripts = ${JSON.stringify(scriptsIn(JSON.parse(text)))};
    export const build = "${build}";
    export const scriptOf = (source) => {
      const script = scripts[source];
      if (!script) throw new Error("There is no script of " + source);
      return script;
    };
  `;
};

/** Tells app/render.tsx which files the browser needs for a page. */
export const pageScripts = (clientFolder = ""): Plugin => ({
  name: "page-scripts",
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return;
    return this.environment.mode === "build" ? asBuilt(clientFolder) : whileWorking;
  },
});
