import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { sections } from "#desk/sections.tsx";
import { Empty } from "./states.tsx";

test("an empty list stands under the sign of its part of the desk", () => {
  const drawn = sections.map(({ path }) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/${path}`]}>
        <Empty>Nothing here.</Empty>
      </MemoryRouter>,
    ),
  );
  expect(new Set(drawn).size).toBe(sections.length);
});
