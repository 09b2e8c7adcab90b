import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";

const root = resolve(import.meta.dirname, "..");

/** What each folder may import besides itself. Test files and helpers are no exception. */
const folders: Record<string, string[]> = {
  rules: [],
  content: ["rules"],
  app: ["content", "rules"],
  desk: ["app/ui", "rules"],
  backend: ["content", "rules"],
  hosts: ["backend", "content", "rules"],
  scripts: ["hosts", "backend", "app", "content", "rules"],
  tests: ["scripts", "hosts", "backend", "content", "rules"],
  proof: ["tests", "scripts", "hosts", "backend", "content", "rules"],
};

/** Inside the app: pages are made of sections, and sections of primitives. */
const insideApp: Record<string, string[]> = {
  "app/effects": ["app/visit.ts"],
  "app/ui": ["app/effects"],
  "app/sections": [
    "app/ui",
    "app/effects",
    "app/seo",
    "app/shown.ts",
    "app/site.ts",
    "app/visit.ts",
  ],
};

const listOfSubjects = "backend/subjects.ts";

/** The rooms whose doors the list names. */
const subjects = importsOf(listOfSubjects, readFileSync(join(root, listOfSubjects), "utf8"))
  .map((door) => door.split("/")[1] ?? "")
  .filter((room) => !room.endsWith(".ts"));

/**
 * Inside the backend, from the bottom up: a file imports what stands below it. First what needs
 * nothing, then the rooms that subjects share, the subjects side by side, and what is made from the
 * list of them.
 */
const backendLayers: string[][] = [
  [
    "env.ts",
    "log.ts",
    "look.ts",
    "markup.ts",
    "plain-text.ts",
    "refused.ts",
    "settings.ts",
    "site.ts",
    "stripe-key.ts",
    "tick.ts",
    "within.ts",
    "worker.ts",
  ],
  ["storage"],
  ["deps.ts"],
  ["doctor"],
  ["mail"],
  ["http"],
  ["desk"],
  ["terminal"],
  ["subject.ts"],
  subjects,
  ["subjects.ts"],
  ["functions.ts", "readiness.ts"],
  ["today.ts", "personal"],
  ["endpoints.ts", "upkeep"],
  ["app.ts", "commands.ts"],
  ["runtime.ts"],
  // What tests need opens the whole application.
  ["testing"],
];

/** What another subject may use of it: its face, and nothing behind it. */
const isFace = (file: string) => /^backend\/[\w-]+\/face\.ts$/.test(file);

const roomOf = (file: string) => file.split("/")[1] ?? "";
const layerOf = (file: string) => backendLayers.findIndex((layer) => layer.includes(roomOf(file)));

const pointsDown = (file: string, imported: string) => {
  if (roomOf(file) === roomOf(imported)) return true;
  const [from, to] = [layerOf(file), layerOf(imported)];
  if (from < 0 || to < 0) return false;
  // Below all rooms the files help each other; subjects stand side by side.
  if (from === to) return from === 0 || isFace(imported);
  return to < from;
};

/** A test lies beside what it tries, and opens whatever it needs for that. */
const isTest = (file: string) => file.endsWith(".test.ts");

const sources = () =>
  Object.keys(folders)
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    // The examples below are no imports.
    .filter((file) => file !== "scripts/imports.test.ts");

const isUnder = (file: string, folder: string) => file.startsWith(`${folder}/`);

const allows = (rules: Record<string, string[]>, file: string, imported: string) => {
  const own = Object.keys(rules).find((folder) => isUnder(file, folder));
  return (
    !own ||
    [own, ...(rules[own] ?? [])].some((folder) => imported === folder || isUnder(imported, folder))
  );
};

/** What the desk calls is typed by the backend's endpoints: as types alone, nothing of it is built in. */
const deskCalls = /^import type \{ DeskApi \} from "#backend\/endpoints\.ts";$/m;

const isAllowed = (file: string, imported: string) => {
  // The manifest of the packages belongs to nobody.
  if (imported === "package.json") return true;
  if (isUnder(file, "backend") && isUnder(imported, "backend"))
    return isTest(file) || pointsDown(file, imported);
  const inApp = isUnder(file, "app") && isUnder(imported, "app");
  return inApp ? allows(insideApp, file, imported) : allows(folders, file, imported);
};

const wrongImports = (file: string, text: string) =>
  importsOf(file, file === "desk/call.ts" ? text.replace(deskCalls, "") : text)
    .filter((imported) => !isAllowed(file, imported))
    .map((imported) => `${file} imports ${imported}`);

test("imports lead one way: app, hosts and backend to content, and content to rules", () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(400);
  expect(
    files.flatMap((file) => wrongImports(file, readFileSync(join(root, file), "utf8"))),
  ).toEqual([]);
});

test.each([
  ["backend/testing/site.ts", 'import { listen } from "#hosts/node/testing/http.ts";'],
  ["backend/giving/x.test.ts", 'const { x } = await import("../../hosts/node/main.ts");'],
  ["backend/storage/x.ts", 'import { giving } from "#backend/giving/giving.ts";'],
  ["backend/http/x.ts", 'import { subjects } from "../subjects.ts";'],
  ["backend/mail/x.ts", 'import type { Endpoint } from "#backend/desk/endpoint.ts";'],
  ["backend/inbox/x.ts", 'import { lockGift } from "#backend/giving/ledger/ledger.ts";'],
  ["backend/new-room/x.ts", 'import { Refused } from "#backend/refused.ts";'],
  ["backend/mail/x.ts", 'import { absolute } from "#app/seo/site-address.ts";'],
  ["desk/pages/x.tsx", 'import { news } from "#content/news.ts";'],
  ["app/pages/give.tsx", 'import type { Deps } from "#backend/deps.ts";'],
  ["desk/call.ts", 'import type { Me } from "#backend/desk/endpoint.ts";'],
  ["desk/call.ts", 'import { endpoints } from "#backend/endpoints.ts";'],
  ["desk/queries.ts", 'import type { DeskApi } from "#backend/endpoints.ts";'],
  ["desk/people/people.tsx", 'import { Header } from "#app/frame/header.tsx";'],
  ["app/ui/button.tsx", 'import { Section } from "#app/sections/section.tsx";'],
  ["app/sections/page-hero.tsx", 'import Give from "../pages/give.tsx";'],
  ["content/content.test.ts", 'import { visit } from "../tests/visit.ts";'],
  ["rules/contact.ts", 'export { site } from "#content/site.ts";'],
  ["hosts/node/main.ts", 'import "#app/render.tsx";'],
  ["tests/x.spec.ts", 'import {\n  x,\n} from "../proof/browser.ts";'],
])("in %s, %s is found", (file, line) => {
  expect(wrongImports(file, line)).toHaveLength(1);
});
