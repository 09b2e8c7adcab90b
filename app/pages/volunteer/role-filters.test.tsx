import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { openRoles } from "#content/open-roles.ts";
import { defaultSnapshot } from "#content/snapshot.ts";
import { timesOfDay, weekdays } from "#rules/volunteer-roles.ts";
import { fits, fitsWhat, HidingRules } from "./role-filters.tsx";

const [sample] = openRoles(defaultSnapshot);
const rule =
  /\.roles:has\(\[value=(\w+)\]:not\(\[form\]\):checked\) \[data-fits\]:not\(\[data-fits~=(\w+)\]\)/g;

test("without script, exactly what the count leaves out is hidden", () => {
  const rules = [...renderToStaticMarkup(<HidingRules />).matchAll(rule)];
  for (const [, chosen, needed] of rules) expect(needed).toBe(chosen);
  const ruled = new Set(rules.map(([, chosen]) => chosen));
  for (const day of ["", ...weekdays])
    for (const time of ["", ...timesOfDay])
      for (const age of ["", "under18"])
        for (const fromAge of [16, 18])
          for (const days of [["Saturday"], ["Monday", "Saturday"], [...weekdays]] as const) {
            if (!sample) throw new Error("No role ships.");
            const role = { ...sample, fromAge, days: [...days] };
            const found = fitsWhat(role).split(" ");
            const isHidden = [day, time, age].some(
              (value) => ruled.has(value) && !found.includes(value),
            );
            expect(isHidden).toBe(!fits(role, { day, time, age }));
          }
});
