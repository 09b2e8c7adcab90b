import { ArrowDown, ArrowUp, Copy, GripVertical, type LucideIcon, Trash2 } from "lucide-react";
import type { PointerEventHandler } from "react";
import { fieldId } from "#app/ui/field.tsx";
import type { At } from "#desk/pages/places.ts";
import type { FormField } from "#desk/pages/queries.ts";
import { Disclosure } from "./disclosure.tsx";
import { Field } from "./field.tsx";
import { FieldsOf } from "./group-field.tsx";
import { useForm } from "./tools.tsx";
import { itemName } from "./words.ts";

export const moveButtonId = (at: At, up: boolean) => `${fieldId(at)}-${up ? "up" : "down"}`;

export function IconButton({
  id,
  icon: Icon,
  label,
  off = false,
  run,
}: {
  id?: string;
  icon: LucideIcon;
  label: string;
  /** It stays where the keyboard is, and does nothing. */
  off?: boolean;
  run: () => void;
}) {
  return (
    <button
      type="button"
      id={id}
      aria-disabled={off || undefined}
      title={label}
      onClick={off ? undefined : run}
      className={`grid size-9 place-items-center rounded-full ${off ? "text-limestone-500" : "text-ink-soft hover:bg-limestone-200 hover:text-ink"}`}
    >
      <Icon aria-hidden className="size-4.5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** One item of a list, called by its own words. */
export function ListItem({
  list,
  value,
  at,
  position,
  count,
  mark,
  startDrag,
  copy,
  remove,
  move,
}: {
  list: FormField;
  value: unknown;
  at: At;
  position: number;
  count: number;
  /** While something is dragged. */
  mark: { dragged: boolean; target: boolean } | undefined;
  startDrag: PointerEventHandler;
  copy: (() => void) | undefined;
  remove: () => void;
  move: (to: number) => void;
}) {
  const { facts } = useForm();
  const name = itemName(list, value, position, facts);
  const { item } = list;
  const look = mark?.dragged
    ? "border-brick-600 opacity-70"
    : mark?.target
      ? "border-brick-600 border-dashed"
      : "border-limestone-200";
  return (
    <li className={`min-w-0 rounded-xl border-2 bg-paper px-2 py-1 ${look}`}>
      <Disclosure
        at={at}
        title={name}
        heading="h3"
        startsOpen={count === 1}
        before={
          <span
            aria-hidden
            onPointerDown={startDrag}
            className="grid size-9 cursor-grab touch-none place-items-center text-ink-soft"
          >
            <GripVertical className="size-5" />
          </span>
        }
        actions={
          <span className="ml-auto flex">
            <IconButton
              id={moveButtonId(at, true)}
              icon={ArrowUp}
              label={`Move up: ${name}`}
              off={position === 0}
              run={() => move(position - 1)}
            />
            <IconButton
              id={moveButtonId(at, false)}
              icon={ArrowDown}
              label={`Move down: ${name}`}
              off={position === count - 1}
              run={() => move(position + 1)}
            />
            {copy && <IconButton icon={Copy} label={`Copy: ${name}`} run={copy} />}
            <IconButton icon={Trash2} label={`Remove: ${name}`} run={remove} />
          </span>
        }
      >
        <div className="grid grid-cols-1 gap-5 px-2">
          {item?.kind === "group" ? (
            <FieldsOf fields={item.fields} value={value} at={at} />
          ) : (
            item && (
              <Field field={{ ...item, label: item.label || list.label }} value={value} at={at} />
            )
          )}
        </div>
      </Disclosure>
    </li>
  );
}
