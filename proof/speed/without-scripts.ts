import { changedBuild } from "../changed-build.ts";

const script = /<script(?![^>]*ld\+json)\b[^>]*>[\s\S]*?<\/script>/g;
const preload = /<link [^>]*rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g;

/** The same site with nothing that runs: how fast these pages could be at all. */
export const buildWithoutScripts = (build: string) =>
  changedBuild(build, (html) => html.replace(script, "").replace(preload, ""));
