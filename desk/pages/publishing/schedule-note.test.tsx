import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Schedule } from "#desk/pages/queries.ts";
import { ScheduleNote } from "./schedule-note.tsx";

const live: Schedule = {
  at: "2020-11-15T15:00:00.000Z",
  actorId: null,
  tries: 0,
  id: "1",
  documents: [{ name: "hours", number: 2, base: 1, previous: 1 }],
  state: "live",
  reason: null,
  note: "",
  from: "2020-11-16T15:00:00.000Z",
  until: "2020-11-20T23:00:00.000Z",
  by: "Ada Sample",
};
const shown = (schedule: Schedule | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ScheduleNote schedule={schedule} />
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("the publish screen says what is temporary, until when, and what becomes of the change", () => {
  expect(shown(live)).toContain(
    "This is temporary until Nov 20, 2020, 5:00 PM. Then it changes back automatically. Scheduled by Ada Sample. What you publish now stays",
  );
  expect(shown(null)).toBe("");
});

test("and what is scheduled, and that another time needs this one cancelled", () => {
  expect(shown({ ...live, state: "waiting", until: null })).toMatch(
    /scheduled for Nov 16, 2020, 9:00 AM, by Ada Sample\..*yours stays and the scheduled change .* published.*cancel this one first/,
  );
  expect(shown({ ...live, state: "failed" })).toBe("");
});
