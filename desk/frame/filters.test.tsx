import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { stateChoices } from "#rules/gifts.ts";
import { chosenOf, Filters } from "./filters.tsx";

const said = (chosen: string[]) =>
  renderToStaticMarkup(<Filters chosen={chosen}>choices</Filters>).replace(/<[^>]+>/g, " ");

test("what a list is narrowed to is said above the button that hides it on a phone", () => {
  const chosen = chosenOf("Status", stateChoices, "review", "arrived");
  expect(said(chosen)).toMatch(/Showing only:\s+Status: In review\s.*Show filters/s);
  expect(said(chosenOf("Status", stateChoices, "arrived", "arrived"))).not.toContain("Showing");
});
