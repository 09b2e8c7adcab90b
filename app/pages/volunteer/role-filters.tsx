import { useSayAny } from "#app/effects/language.ts";
import { useHydrated } from "#app/effects/use-hydrated.ts";
import { ChoicePills } from "#app/ui/choice-pills.tsx";
import type { OpenRole } from "#content/open-roles.ts";
import type { VolunteerRoles } from "#content/volunteer-roles.ts";
import { ageRanges } from "#rules/volunteer.ts";
import { timesOfDay, weekdays } from "#rules/volunteer-roles.ts";

type Filters = VolunteerRoles["words"]["filters"];

/** What somebody chose; "" is everything. */
export type Wanted = { day: string; time: string; age: string };

export const everything: Wanted = { day: "", time: "", age: "" };

const under18 = "under18";

const isFor16 = ({ fromAge }: OpenRole) => fromAge < 18;

export const fits = (role: OpenRole, { day, time, age }: Wanted) =>
  (!day || role.days.some((one) => one === day)) &&
  (!time || role.time === time) &&
  (age !== under18 || isFor16(role));

export const wantedIn = (box: HTMLElement): Wanted => {
  const chosen = (name: string) =>
    box.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? "";
  return { day: chosen("day"), time: chosen("time"), age: chosen("age") };
};

const answersOf = ({ day, time, age }: Wanted) => ({
  availability:
    day && time && `${["Saturday", "Sunday"].includes(day) ? "Weekend" : "Weekday"} ${time}s`,
  age: age && ageRanges[0],
});

/** Answers the same questions of the application, unless somebody answered them there. */
export const bringAlong = (form: HTMLFormElement, before: Wanted, now: Wanted) => {
  const [was, is] = [answersOf(before), answersOf(now)];
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[name=availability]")];
  if (boxes.every(({ checked, value }) => checked === (value === was.availability)))
    for (const box of boxes) box.checked = box.value === is.availability;
  const age = form.elements.namedItem("age");
  if (age instanceof HTMLSelectElement && age.value === was.age) age.value = is.age;
};

/** What the rules below look for. */
export const fitsWhat = (role: OpenRole) =>
  [...role.days, role.time, ...(isFor16(role) ? [under18] : [])].join(" ");

const hidingRules = `${[...weekdays, ...timesOfDay, under18]
  .map(
    (value) =>
      `.roles:has([value=${value}]:not([form]):checked) [data-fits]:not([data-fits~=${value}])`,
  )
  .join()}{display:none}`;

/**
 * Hides what does not fit without script and without a server, on this page alone. Script does it by
 * itself: the policy of a page that somebody came from does not know these rules.
 */
export function HidingRules() {
  return useHydrated() ? null : <style>{hidingRules}</style>;
}

/** Only what some role answers to can be chosen. */
export function RoleFilters({ roles, words }: { roles: readonly OpenRole[]; words: Filters }) {
  const say = useSayAny();
  const days = weekdays.filter((day) => roles.some((role) => role.days.includes(day)));
  const times = timesOfDay.filter((time) => roles.some((role) => role.time === time));
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-6 no-print">
      <ChoicePills
        legend={words.day}
        name="day"
        first=""
        look="filters"
        options={[
          { value: "", text: words.anyDay },
          ...days.map((day) => ({ value: day, text: say(day) })),
        ]}
      />
      <ChoicePills
        legend={words.time}
        name="time"
        first=""
        look="filters"
        options={[
          { value: "", text: words.anyTime },
          ...times.map((time) => ({ value: time, text: words[time] })),
        ]}
      />
      <ChoicePills
        legend={words.age}
        name="age"
        first=""
        look="filters"
        options={[
          { value: "", text: words.adult },
          { value: under18, text: words.under18 },
        ]}
      />
    </div>
  );
}
