import { ArrowDown, ArrowUp, RotateCcw } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { below, moved } from "#desk/pages/places.ts";
import type { FieldProps } from "./field.tsx";
import { IconButton, moveButtonId } from "./list-item.tsx";
import { useForm } from "./tools.tsx";

type Section = { part: string; shown: boolean };

/** The sections of a page: moved, hidden and shown, and put back as the site shipped. */
export function OrderField({ field, value, at }: FieldProps) {
  const { change, announce, problems } = useForm();
  const sections = (Array.isArray(value) ? value : []) as Section[];
  const options = field.options ?? [];
  const nameOf = (part: string) => options.find((one) => one.value === part)?.label ?? part;
  const original = options.map((one): Section => ({ part: one.value, shown: true }));
  const isOriginal = JSON.stringify(sections) === JSON.stringify(original);

  const move = (from: number, to: number) => {
    change(at, () => moved(sections, from, to));
    announce(`${nameOf(sections[from]?.part ?? "")} is now number ${to + 1} of ${sections.length}`);
    requestAnimationFrame(() =>
      document.getElementById(moveButtonId(below(at, to), to < from))?.focus(),
    );
  };
  const error = problems.get(at);
  return (
    <fieldset data-at={at} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{field.label}</legend>
      {field.help && <p className="mb-3 text-ink-soft text-xs">{field.help}</p>}
      <ol className="grid grid-cols-1 gap-2">
        {sections.map(({ part, shown }, position) => {
          const name = nameOf(part);
          return (
            <li
              key={part}
              className="flex items-center gap-2 rounded-xl border-2 border-limestone-200 bg-paper py-1 pr-2 pl-4"
            >
              <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-brick-600"
                  checked={shown}
                  onChange={({ target }) =>
                    change(at, () => sections.with(position, { part, shown: target.checked }))
                  }
                />
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{name}</span>
                  {!shown && <span className="text-ink-soft"> (hidden)</span>}
                </span>
              </label>
              <IconButton
                id={moveButtonId(below(at, position), true)}
                icon={ArrowUp}
                label={`Move up: ${name}`}
                off={position === 0}
                run={() => move(position, position - 1)}
              />
              <IconButton
                id={moveButtonId(below(at, position), false)}
                icon={ArrowDown}
                label={`Move down: ${name}`}
                off={position === sections.length - 1}
                run={() => move(position, position + 1)}
              />
            </li>
          );
        })}
      </ol>
      {error && <FieldError name={at} error={error} />}
      <Button
        look="secondary"
        className="button-small mt-3"
        disabled={isOriginal}
        onClick={() => {
          change(at, () => original);
          announce("The original order is back, and every section is on the page");
        }}
      >
        <RotateCcw aria-hidden className="size-4" />
        Show all sections in the original order
      </Button>
    </fieldset>
  );
}
