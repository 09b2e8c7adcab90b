import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { receiptOf } from "./queries.ts";
import Receipt from "./receipt.tsx";

const wentBack = "Of this amount, $450 has since gone back to you.";

const paperWith = (duplicate: boolean) => {
  const client = new QueryClient();
  client.setQueryData(receiptOf("gift", 7).queryKey, {
    letterhead: { name: "Circle", lines: ["Street", "Phone"] },
    words: {
      title: "Thank you for your gift",
      copy: "Duplicate copy of receipt number 2026-000007.",
      wentBack: [wentBack],
      greeting: "Dear Ada,",
      thanks: "Your gift of $500 has arrived.",
      facts: [],
      tax: [],
      closing: [],
    },
    duplicate,
    name: null,
    postalAddress: null,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/gifts/gift/receipt/7"]}>
        <Routes>
          <Route path="/gifts/:id/receipt/:payment" element={<Receipt />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

test.each([false, true])("a receipt on paper says what went back (a copy: %s)", (duplicate) => {
  const paper = paperWith(duplicate);
  expect(paper).toContain(wentBack);
  expect(paper.includes("Duplicate copy")).toBe(duplicate);
});
