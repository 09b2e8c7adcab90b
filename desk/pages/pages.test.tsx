import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Listed } from "./pages.tsx";
import { type DocumentList, foundTexts } from "./queries.ts";

// The rest of what the desk knows of its pages does not matter here.
const list = { documents: [] } as unknown as DocumentList;

const said = (q: string, client = new QueryClient()) =>
  renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Listed list={list} q={q} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("results are counted once they are there", () => {
  expect(said("pantry")).toContain("Searching…");
  expect(said("pantry")).not.toContain("result");
  const answered = new QueryClient();
  answered.setQueryData(foundTexts("pantry").queryKey, { documents: [], fields: [] });
  expect(said("pantry", answered)).toContain("0 results");
  expect(said("pantry", answered)).toContain("No results. Try another word.");
  expect(said("")).toContain("0 items");
});
