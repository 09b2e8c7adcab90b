import { expect, test } from "vitest";
import { nameFrom } from "./name-from.ts";

test.each([
  ["Windows In, Heat On: Project 130 Is Ready", "windows-in-heat-on-project-130-is-ready"],
  ["Coach Tillery’s Name", "coach-tillerys-name"],
  ["Feliz Año, Vecinos", "feliz-ano-vecinos"],
  ["  …  ", ""],
  ["word ".repeat(30), Array(12).fill("word").join("-")],
  ["x".repeat(90), "x".repeat(60)],
])("the name from %j is %j", (title, name) => {
  expect(nameFrom(title)).toBe(name);
});
