import { defaultSnapshot, type Snapshot } from "#content/snapshot.ts";
import { createRenderer } from "#hosts/node/rendering/renderer.ts";
import { loadSiteFiles, type SiteFiles } from "#hosts/node/site-files.ts";
import { fakeBuildWithBundle } from "./fake-bundle.ts";

const facts = { siteUrl: "https://circle.example" };

/** A small built site and the thread that draws it. */
export const openDrawing = async () => {
  const build = await fakeBuildWithBundle();
  const built = await loadSiteFiles(build.directory, facts);
  const renderer = createRenderer({ buildDirectory: build.root, facts, builtFor: facts.siteUrl });
  return {
    built,
    renderer,
    async close() {
      await renderer.close();
      await build.remove();
    },
  };
};

const emptyNotice = { text: "", from: "", until: "", link: "", linkText: "" };

/** What ships, with a notice. */
export const withNotice = (text: string, revision = 1, times: object = {}): Snapshot => ({
  revision,
  documents: { ...defaultSnapshot.documents, notice: { ...emptyNotice, text, ...times } },
});

export const textAt = (files: SiteFiles, path: string) =>
  files.resources.get(path)?.plain.body.toString();
