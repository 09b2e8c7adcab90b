import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FieldError, fieldId } from "#app/ui/field.tsx";
import sprite from "#app/ui/icons.svg?url";
import { Modal } from "#desk/frame/modal.tsx";
import type { FieldProps } from "./field.tsx";
import { useForm } from "./tools.tsx";

/** All icons lie in one drawing; it is also the list of what can be chosen. */
const iconNames = {
  queryKey: ["icons"],
  queryFn: async () => {
    const drawing = await (await fetch(sprite)).text();
    return [...drawing.matchAll(/<symbol\b[^>]*\bid="([\w-]+)"/g)].map(([, name = ""]) => name);
  },
  staleTime: Number.POSITIVE_INFINITY,
};

const wordsOf = (name: string) =>
  name === "calendar-days" ? "calendar" : name.replaceAll("-", " ");

const Drawing = ({ name }: { name: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className="size-7 shrink-0"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);

function IconChooser({ current, choose }: { current: string; choose: (name: string) => void }) {
  const { data: names = [] } = useQuery(iconNames);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === current}
            onClick={() => choose(name)}
            className={`grid w-full justify-items-center gap-1 rounded-xl px-2 py-3 text-center text-xs forced-border ${name === current ? "bg-ink text-white" : "bg-white hover:bg-limestone-100"}`}
          >
            <Drawing name={name} />
            {wordsOf(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function IconField({ field, value, at }: FieldProps) {
  const { change, problems } = useForm();
  const [choosing, setChoosing] = useState(false);
  const current = typeof value === "string" ? value : "";
  const error = problems.get(at);
  return (
    <div>
      <p className="mb-1.5 font-semibold text-sm">{field.label}</p>
      <button
        type="button"
        id={fieldId(at)}
        aria-describedby={error && `${fieldId(at)}-error`}
        onClick={() => setChoosing(true)}
        className="flex min-h-12 items-center gap-3 rounded-xl border-2 border-limestone-500 bg-white px-3 hover:border-ink"
      >
        {current && <Drawing name={current} />}
        <span>
          <span className="sr-only">{field.label}: </span>
          {current ? wordsOf(current) : "None yet"}
        </span>
        <span className="text-ink-soft text-sm underline underline-offset-4">Change</span>
      </button>
      {error && <FieldError name={at} error={error} />}
      {choosing && (
        <Modal title="Choose an icon" close={() => setChoosing(false)}>
          <IconChooser
            current={current}
            choose={(name) => {
              change(at, () => name);
              setChoosing(false);
            }}
          />
        </Modal>
      )}
    </div>
  );
}
