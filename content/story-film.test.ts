import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { home } from "./home.ts";
import { shipped } from "./snapshot.ts";

test("the transcript on the page says what the film's captions say", () => {
  const captions = readFileSync("public/films/angela-story.en.vtt", "utf8")
    .split("\n\n")
    .filter((cue) => cue.includes("-->"))
    .map((cue) => cue.trim().split("\n").slice(2).join(" "));
  expect(
    shipped(home)
      .storyScenes.map((scene) => scene.caption)
      .join(" "),
  ).toBe(captions.join(" "));
});
