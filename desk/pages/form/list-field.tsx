import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { FieldError, fieldId } from "#app/ui/field.tsx";
import { notify } from "#desk/frame/notices.tsx";
import { type At, below, inserted, moved } from "#desk/pages/places.ts";
import type { FormField } from "#desk/pages/queries.ts";
import type { FieldProps } from "./field.tsx";
import { ListItem, moveButtonId } from "./list-item.tsx";
import { reveal } from "./reveal.ts";
import { useForm } from "./tools.tsx";
import { useDrag } from "./use-drag.ts";
import { copyOf, emptyOfKind, emptyValue, itemName, kindOf, mistakeIn } from "./words.ts";

/** Items have no names of their own; these follow them from place to place. */
const useKeys = (length: number) => {
  const [keys, setKeys] = useState<string[]>([]);
  const missing = length - keys.length;
  if (missing === 0) return [keys, setKeys] as const;
  const fitting = [
    ...keys.slice(0, length),
    ...Array.from({ length: Math.max(missing, 0) }, () => crypto.randomUUID() as string),
  ];
  setKeys(fitting);
  return [fitting, setKeys] as const;
};

const soon = (run: () => void) => requestAnimationFrame(run);

const useListChanges = (field: FormField, items: unknown[], at: At) => {
  const { change, announce, facts } = useForm();
  const [keys, setKeys] = useKeys(items.length);
  const set = (next: (list: unknown[]) => unknown[]) =>
    change(at, (value) => next(Array.isArray(value) ? value : []));
  const nameOf = (position: number) => itemName(field, items[position], position, facts);
  const insert = (position: number, item: unknown) => {
    setKeys(inserted(keys, position, crypto.randomUUID() as string));
    set((list) => inserted(list, position, item));
  };
  return {
    keys,
    add() {
      if (!field.item) return;
      const position = field.newFirst ? 0 : items.length;
      insert(position, emptyValue(field.item));
      soon(() => reveal(below(at, position)));
    },
    addOfKind(kind: string) {
      if (!field.item) return;
      const position = field.newFirst ? 0 : items.length;
      const { value, first } = emptyOfKind(field.item, kind);
      insert(position, value);
      soon(() => reveal(below(below(at, position), first)));
    },
    copy(position: number) {
      insert(position + 1, copyOf(field.item, items[position]));
      announce(`${nameOf(position)} was copied`);
      soon(() => reveal(below(at, position + 1)));
    },
    remove(position: number) {
      const [item, key] = [items[position], keys[position] ?? ""];
      setKeys(keys.toSpliced(position, 1));
      set((list) => list.toSpliced(position, 1));
      notify({
        text: `“${nameOf(position)}” was removed from the draft.`,
        undo: async () => {
          setKeys((now) => inserted(now, position, key));
          set((list) => inserted(list, position, item));
        },
      });
      soon(() => document.getElementById(`${fieldId(at)}-add`)?.focus());
    },
    move(from: number, to: number) {
      if (to < 0 || to >= items.length) return;
      setKeys(moved(keys, from, to));
      set((list) => moved(list, from, to));
      announce(`${nameOf(from)} is now number ${to + 1} of ${items.length}`);
      soon(() => document.getElementById(moveButtonId(below(at, to), to < from))?.focus());
    },
  };
};

/** Several of the same: added, copied, removed and put in order. */
export function ListField({ field, value, at }: FieldProps) {
  const items = Array.isArray(value) ? value : [];
  const { problems, facts } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const { keys, add, addOfKind, copy, remove, move } = useListChanges(field, items, at);
  const { drag, start } = useDrag(list, move);
  const error = problems.get(at) ?? mistakeIn(field, items, facts);
  const word = field.item?.label.toLowerCase() || "entry";
  const full = field.most !== undefined && items.length >= field.most;
  const addWords = `Add ${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
  const kinds = kindOf(field.item)?.options;
  const addButton = (
    <div className="my-3 flex flex-wrap items-center gap-3">
      {kinds ? (
        kinds.map(({ value: kind, label }, position) => (
          <Button
            key={kind}
            look="secondary"
            {...(position === 0 && { id: `${fieldId(at)}-add` })}
            className="button-small"
            disabled={full}
            onClick={() => addOfKind(kind)}
          >
            <Plus aria-hidden className="size-4" />
            Add {label.toLowerCase()}
          </Button>
        ))
      ) : (
        <Button
          look="secondary"
          id={`${fieldId(at)}-add`}
          className="button-small"
          disabled={full}
          onClick={add}
        >
          <Plus aria-hidden className="size-4" />
          {addWords}
        </Button>
      )}
      {full && <p className="text-ink-soft text-sm">The most you can have is {field.most}.</p>}
    </div>
  );
  return (
    <fieldset data-at={at} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{field.label}</legend>
      {field.help && <p className="mb-1.5 text-ink-soft text-xs">{field.help}</p>}
      {field.newFirst && addButton}
      <ol ref={list} className="grid grid-cols-1 gap-2">
        {items.map((item, position) => (
          <ListItem
            key={keys[position]}
            list={field}
            value={item}
            at={below(at, position)}
            position={position}
            count={items.length}
            mark={drag && { dragged: drag.from === position, target: drag.to === position }}
            startDrag={start(position)}
            copy={full ? undefined : () => copy(position)}
            remove={() => remove(position)}
            move={(to) => move(position, to)}
          />
        ))}
      </ol>
      {error && <FieldError name={at} error={error} />}
      {!field.newFirst && addButton}
    </fieldset>
  );
}
