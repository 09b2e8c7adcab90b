import { expect, test } from "vitest";
import { hours } from "./hours.ts";
import { spanishSnapshot } from "./in-spanish.ts";
import { needHelp } from "./need-help.ts";
import { health } from "./programs/health.ts";
import { contentOf, problemsWith, readSnapshot } from "./snapshot.ts";

const withPantry = (changed: object) => {
  const content = { ...hours.defaults, pantry: { ...hours.defaults.pantry, ...changed } };
  return readSnapshot([{ name: "hours", version: hours.version, content }], 1).snapshot;
};

/** All that English and Spanish pages say of it. */
const said = (snapshot: ReturnType<typeof withPantry>) =>
  [snapshot, spanishSnapshot(snapshot)]
    .flatMap((one) => [contentOf(one, needHelp), contentOf(one, health).pantry])
    .map((content) => JSON.stringify(content))
    .join();

test("the pantry's hours are changed in one place, for English and Spanish pages", () => {
  const words = said(withPantry({ opens: "14:15", closes: "18:30" }));
  expect(words).not.toMatch(/1:00|5:00 PM/);
  expect(words).toContain("Thursdays, 2:15 to 6:30 PM.");
  expect(words).toContain("jueves de 2:15 a 6:30 PM.");
  expect(words).toContain("Los jueves, de 2:15 a 6:30 PM.");
});

test("so are its days, of which there may be several", () => {
  const words = said(withPantry({ days: ["Saturday", "Tuesday"], opens: "10:00" }));
  expect(words).toContain("Tuesdays and Saturdays, 10:00 AM to 5:00 PM.");
  expect(words).toContain("Los martes y sábados, de 10:00 AM a 5:00 PM.");
});

test("a pantry that closes before it opens is refused", () => {
  const pantry = { ...hours.defaults.pantry, opens: "17:00", closes: "13:00" };
  const content = { ...hours.defaults, pantry };
  expect(problemsWith([{ name: "hours", version: hours.version, content }])).toEqual([
    { name: "hours", place: ["pantry", "closes"], message: "It must close after it opens." },
  ]);
});

test("what was published while day and hours were texts is still said", () => {
  const { days: _d, opens: _o, closes: _c, ...others } = hours.defaults.pantry;
  const texts = { ...others, day: "Friday", days: "Fridays", inSpanish: "viernes" };
  const stored = (words: string) => ({
    name: "hours",
    version: 2,
    content: { ...hours.defaults, pantry: { ...texts, hours: words } },
  });
  const pantryOf = (words: string) =>
    contentOf(readSnapshot([stored(words)], 1).snapshot, hours).pantry;
  const friday = { ...others, days: ["Friday"] };
  expect(pantryOf("2:30 to 6 PM")).toEqual({ ...friday, opens: "14:30", closes: "18:00" });
  expect(pantryOf("10:00 AM–1:00 PM")).toEqual({ ...friday, opens: "10:00", closes: "13:00" });
  expect(pantryOf("11:00 to 1:00 PM")).toEqual({ ...friday, opens: "11:00", closes: "13:00" });
  expect(pantryOf("by appointment")).toEqual({ ...friday, opens: "13:00", closes: "17:00" });
});
