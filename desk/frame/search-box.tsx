import { useEffect, useMemo, useRef, useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { useShortcuts } from "./shortcuts.tsx";

/** Long enough to type a word, short enough to seem at once. */
const settledMs = 250;

/** Searches while one types. `/` leads here. */
export function SearchBox({
  label,
  hint,
  value,
  search,
}: {
  label: string;
  hint?: string;
  value: string;
  search: (q: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const form = useRef<HTMLFormElement>(null);
  /** Searches that have not come back as `value` yet, in their order. */
  const asked = useRef<string[]>([]);
  const searchNow = useRef(search);
  searchNow.current = (q) => {
    asked.current.push(q);
    search(q);
  };
  useEffect(() => {
    const at = asked.current.indexOf(value);
    asked.current.splice(0, at + 1);
    // Back and Forward change what is searched for as well; the box's own searches come back while
    // somebody types on, and must not take the letters since then away.
    if (at === -1) setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === (asked.current.at(-1) ?? value)) return;
    const timer = setTimeout(() => searchNow.current(typed.trim()), settledMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  const keys = useMemo(
    () => [{ keys: "/", does: "Search", run: () => form.current?.querySelector("input")?.focus() }],
    [],
  );
  useShortcuts(keys);
  return (
    <search className="block">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow.current(typed.trim());
        }}
      >
        <TextField
          label={label}
          {...(hint && { hint })}
          name="search"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </search>
  );
}
