import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { NoMessages } from "./no-messages.tsx";

const said = (q: string, done: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NoMessages
        filter={{ q, status: "open" }}
        counts={{ open: 0, waiting: 0, done, spam: 0 }}
        linkTo={({ status }) => `?q=${q}&status=${status}`}
      />
    </MemoryRouter>,
  );

test("a search that finds nothing here says where it finds something", () => {
  expect(said("boiler", 1)).toContain("1 in Done: show it");
  expect(said("boiler", 1)).toContain('href="/?q=boiler&amp;status=done"');
  expect(said("boiler", 2)).toContain("2 in Done: show them");
  expect(said("boiler", 0)).toContain("No results. Try fewer words");
  expect(said("", 2)).toContain("No open messages.");
});
