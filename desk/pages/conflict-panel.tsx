import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#desk/frame/notices.tsx";
import { moment } from "#desk/time.ts";
import { labelAt } from "#rules/field-labels.ts";
import type { Conflict } from "#rules/pages.ts";
import { ChangeList } from "./change-list.tsx";
import type { Editing } from "./editing.ts";
import { inBox } from "./form/fact-names.ts";
import { type Facts, factsByToken } from "./form/words.ts";
import { merge, withTheirs } from "./merge.ts";
import { type At, pathOf, valueAt } from "./places.ts";
import type { Fact, FormField } from "./queries.ts";

const did: Record<Conflict["newer"], string> = {
  draft: "changed this draft while you were editing",
  ended: "published or discarded this draft while you were editing",
  published: "published this while you were editing",
};

const shown = (value: unknown, facts: Facts) =>
  typeof value === "string" ? inBox(value, facts) : JSON.stringify(value);

/** For one field that both changed. */
function OneField({
  label,
  theirs,
  mine,
  by,
  facts,
  takesTheirs,
  choose,
}: {
  label: string;
  theirs: unknown;
  mine: unknown;
  by: string;
  facts: Facts;
  takesTheirs: boolean;
  choose: (theirs: boolean) => void;
}) {
  const option = (name: string, value: unknown, isTheirs: boolean) => (
    <label className="flex items-start gap-3 py-1">
      <input
        type="radio"
        name={`both-${label}`}
        className="mt-0.5 size-5 shrink-0 accent-brick-600"
        checked={takesTheirs === isTheirs}
        onChange={() => choose(isTheirs)}
      />
      <span className="min-w-0 wrap-anywhere">
        <strong>{name}:</strong>{" "}
        {typeof value === "object" ? "the whole list" : shown(value, facts)}
      </span>
    </label>
  );
  return (
    <fieldset className="text-sm">
      <legend className="font-semibold">{label}</legend>
      {option("Yours", mine, false)}
      {option(by, theirs, true)}
    </fieldset>
  );
}

/** Two people wrote at the same time: says who and what, and lets this one choose. */
export function ConflictPanel({
  conflict,
  editing,
  form,
  facts,
}: {
  conflict: Conflict;
  editing: Editing;
  form: FormField;
  facts: readonly Fact[];
}) {
  const { by, at, changes, newer, content: theirs } = conflict;
  const mine = editing.read().content;
  const known = factsByToken(facts);
  const { content: merged, both } = merge(editing.saved(), theirs, mine);
  const [chosen, setChosen] = useState<readonly At[]>([]);
  const settle = (content: unknown, text: string) => {
    editing.settle(content, conflict);
    notify({
      text,
      ...(content !== mine && { undo: async () => editing.change(() => mine) }),
    });
  };
  return (
    <section role="alert" className="mb-5 grid grid-cols-1 gap-4 rounded-card bg-gold-100 p-5">
      <div>
        <h2 className="text-lg">
          {by} {did[newer]}
        </h2>
        <p className="text-sm">
          At {moment(at)}. Nothing was overwritten. Your text is below. It isn't saved yet, but it's
          kept in this browser.
        </p>
      </div>
      <div className="rounded-xl bg-white p-4">
        <p className="mb-2 font-semibold text-sm">What {by} changed</p>
        <ChangeList
          changes={changes}
          facts={facts}
          none="No differences from what you started with."
        />
      </div>
      {both.length > 0 && (
        <div className="grid grid-cols-1 gap-3 rounded-xl bg-white p-4">
          <p className="font-semibold text-sm">What you both changed</p>
          {both.map((place) => (
            <OneField
              key={place}
              label={labelAt(form, pathOf(place), mine)}
              theirs={valueAt(theirs, place)}
              mine={valueAt(mine, place)}
              by={by}
              facts={known}
              takesTheirs={chosen.includes(place)}
              choose={(isTheirs) =>
                setChosen(isTheirs ? [...chosen, place] : chosen.filter((one) => one !== place))
              }
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          className="button-small"
          onClick={() => settle(withTheirs(merged, theirs, chosen), "Both changes are combined.")}
        >
          Combine both
        </Button>
        <Button
          look="secondary"
          className="button-small"
          onClick={() => settle(theirs, `You're now using ${by}’s text.`)}
        >
          Use {by}’s text
        </Button>
        <Button
          look="secondary"
          className="button-small"
          onClick={() => settle(mine, "Your text is kept.")}
        >
          Keep my text
        </Button>
      </div>
    </section>
  );
}
