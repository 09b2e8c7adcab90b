import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { assignedInWords } from "./message-table.tsx";
import { PersonGifts } from "./person-panel.tsx";

test("a test gift beside a message is marked as no money", () => {
  const gift = {
    id: "1",
    at: "2026-03-02T15:00:00Z",
    amountCents: 5000,
    kind: "one_time" as const,
    state: "paid",
  };
  const shown = (test: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <PersonGifts gifts={[{ ...gift, test }]} />
      </MemoryRouter>,
    );
  expect(shown(true)).toContain("Test, no money");
  expect(shown(false)).not.toContain("Test, no money");
});

test.each([
  ["Ruth Banks", null, "Assigned to Ruth Banks"],
  [null, "Nell Hart", "Unassigned, was Nell Hart’s"],
  [null, null, "Unassigned"],
])("assigned to %s and returned by %s, a row says %s", (assignedTo, returnedFrom, words) => {
  expect(assignedInWords({ assignedTo, returnedFrom })).toBe(words);
});
