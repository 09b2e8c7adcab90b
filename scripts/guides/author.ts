import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyRepository, linkPackages } from "./copy.ts";
import { pasted, stepsIn } from "./steps.ts";

/** Pastes and writes what a guide shows, where it says, in a copy of the repository. */
export const followGuide = (folder: string, guide: string) => {
  const steps = stepsIn(readFileSync(join(folder, guide), "utf8"));
  for (const step of steps) {
    const file = join(folder, step.file);
    mkdirSync(dirname(file), { recursive: true });
    if (step.kind === "write") writeFileSync(file, `${step.block}\n`);
    else writeFileSync(file, pasted(readFileSync(file, "utf8"), step.under, step.block));
  }
  return steps.length;
};

/** The pictures that a guide asks for; any picture will do. */
export const drawPictures = (folder: string, guide: string) => {
  const text = readFileSync(join(folder, guide), "utf8");
  const names = [...text.matchAll(/`(raised-beds-\d+\.(?:avif|jpg))`/g)];
  for (const [, name = ""] of names) {
    const like = name.endsWith(".avif") ? "garden-1280.avif" : "garden-1280.jpg";
    copyFileSync(join(folder, "public/pictures", like), join(folder, "public/pictures", name));
  }
  return names.length;
};

/** Somebody with a copy of the repository and a place to push it to. */
export const createAuthor = (folder: string, repository: string) => {
  const git = (...args: string[]) => {
    // The pictures were compressed before, and nobody keeps what is pushed here.
    const settings = {
      "user.name": "A. Newcomer",
      "user.email": "newcomer@example.org",
      "core.compression": "0",
      "pack.window": "0",
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    return execFileSync("git", [...options, ...args], { cwd: folder, encoding: "utf8" });
  };
  mkdirSync(folder, { recursive: true });
  copyRepository(folder);
  linkPackages(folder);
  git("init", "--quiet", "--initial-branch=main");
  // A link is not the folder that .gitignore names.
  appendFileSync(join(folder, ".git/info/exclude"), "node_modules\n");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begin");
  git("init", "--quiet", "--bare", "--initial-branch=main", repository);
  git("remote", "add", "origin", repository);
  git("push", "--quiet", "--set-upstream", "origin", "main");

  return {
    follow: (guide: string) => followGuide(folder, guide),
    drawPictures: (guide: string) => drawPictures(folder, guide),
    folder,
  };
};
