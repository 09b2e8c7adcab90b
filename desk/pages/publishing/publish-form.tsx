import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { chicagoLocal } from "#desk/time.ts";
import { chicagoInstant, clockNote } from "./when.ts";

type Given = { note: string; from?: string; until?: string };

const isoOf = (local: string, name: "from" | "until") => {
  const at = chicagoInstant(local);
  return at ? { [name]: at } : {};
};

/** Now or later, for good or until a time, and why. */
export function PublishForm({
  blocked,
  pending,
  error,
  publish,
}: {
  blocked: boolean;
  pending: boolean;
  error: string | undefined;
  publish: (given: Given) => void;
}) {
  const [note, setNote] = useState("");
  const [later, setLater] = useState(false);
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [mistake, setMistake] = useState<string>();
  const earliest = chicagoLocal(new Date());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const times = later ? { ...isoOf(from, "from"), ...isoOf(until, "until") } : {};
    const missing = later && !from && !until;
    setMistake(missing ? "Please enter a start or an end" : undefined);
    if (!missing) publish({ note, ...times });
  };
  return (
    <form onSubmit={submit} noValidate className="sheet grid grid-cols-1 gap-5">
      <h2 className="text-lg">When</h2>
      <fieldset className="grid gap-1">
        <legend className="sr-only">When it is on the site</legend>
        {(
          [
            [false, "Now"],
            [true, "At a set time"],
          ] as const
        ).map(([value, label]) => (
          <label key={label} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="when"
              className="size-5 accent-brick-600"
              checked={later === value}
              onChange={() => setLater(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {later && (
        <>
          <TextField
            label="From"
            optional
            hint={clockNote(from) ?? "Chicago time. Leave empty to start now."}
            name="publish-from"
            type="datetime-local"
            min={earliest}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            {...(mistake && { error: mistake })}
          />
          <TextField
            label="Until"
            optional
            hint={
              clockNote(until) ??
              "Then the site goes back to what it says now. Leave empty for no end."
            }
            name="publish-until"
            type="datetime-local"
            min={from || earliest}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </>
      )}
      <TextArea
        label="Note for colleagues"
        optional
        hint="Why it changed. It is kept in the history."
        name="publish-note"
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {error}
        </p>
      )}
      <Button type="submit" disabled={pending || blocked} className="justify-self-start">
        {pending ? "Publishing…" : later && from ? "Schedule change" : "Publish now"}
      </Button>
    </form>
  );
}
