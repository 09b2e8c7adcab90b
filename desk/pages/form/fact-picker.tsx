import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { useForm } from "./tools.tsx";
import { filled } from "./words.ts";

/** A fact stands once and is named wherever it is said: changed once, it changes everywhere. */
export function FactPicker({
  choose,
  close,
}: {
  choose: (token: string) => void;
  close: () => void;
}) {
  const { facts } = useForm();
  const [sought, setSought] = useState("");
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...facts.values()].filter((fact) => {
    const all = `${fact.label} ${fact.text} ${fact.token}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <Modal title="Insert a fact: hours, phone, numbers…" close={close}>
      <p className="mb-4 text-ink-soft text-sm">
        Choose what visitors read in this place. It is kept under <strong>Facts</strong>: change it
        there, and it changes everywhere.
      </p>
      <TextField
        label="Search facts"
        name="search-facts"
        type="search"
        autoComplete="off"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <p role="status" className="my-2 text-ink-soft text-sm even-figures">
        {found.length === 1 ? "1 fact" : `${found.length} facts`}
      </p>
      <ul className="grid max-h-80 grid-cols-1 gap-1 overflow-y-auto">
        {found.map(({ token, label, text }) => (
          <li key={token}>
            <button
              type="button"
              onClick={() => choose(token)}
              className="grid w-full gap-0.5 rounded-xl bg-white px-3 py-2 text-left wrap-anywhere hover:bg-limestone-100"
            >
              <span className="text-ink-soft text-xs">{label}</span>
              <span className="font-semibold text-sm">{filled(text, facts)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
