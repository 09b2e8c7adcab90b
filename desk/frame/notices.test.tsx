import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginNext, moveTo, Notices, notify } from "./notices.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const onScreen = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Notices />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, "");

const undo = async () => {};

test("a notice stays on the screen it is about, or on the one that opens because of it", () => {
  notify({ text: "The entry is voided.", undo });
  moveTo("/gifts");
  expect(onScreen()).not.toContain("The entry is voided.");
  notify({ text: "Recorded.", undo, opens: "/gifts/1" });
  moveTo("/gifts/1");
  expect(onScreen()).toContain("Recorded.");
  moveTo("/gifts/2");
  expect(onScreen()).not.toContain("Recorded.");
});

test("what is said later takes the place of what was said before", () => {
  notify({ text: "The newsletter is scheduled." });
  notify({ text: "The newsletter is a draft again." });
  expect(onScreen()).toContain("The newsletter is a draft again.");
  expect(onScreen()).not.toContain("The newsletter is scheduled.");
});

test("what was done is no longer said once something else is begun", () => {
  notify({ text: "It is live." });
  beginNext();
  expect(onScreen()).not.toContain("It is live.");
});

test("what failed stays until somebody closes it", () => {
  notify({ text: "It could not be saved.", failed: true });
  moveTo("/messages");
  expect(onScreen()).toContain("It could not be saved.");
});
