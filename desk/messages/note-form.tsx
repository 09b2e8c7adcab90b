import { type FormEvent, useMemo, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { useShortcuts } from "#desk/frame/shortcuts.tsx";
import { useDraft } from "#desk/frame/use-draft.ts";
import { useChange } from "#desk/use-change.ts";
import { newNote } from "#rules/inbox.ts";
import { type Message, touched } from "./queries.ts";

export function NoteForm({ message: { id } }: { message: Message }) {
  const [text, setText] = useDraft(`note/${id}`);
  const [mistake, setMistake] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const add = useChange("messages/note", {
    done: "The note is saved.",
    changes: touched,
    quiet: true,
  });
  const keys = useMemo(
    () => [
      {
        keys: "n",
        does: "Write a note",
        run: () => form.current?.querySelector("textarea")?.focus(),
      },
    ],
    [],
  );
  useShortcuts(keys);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = newNote.safeParse({ id, text });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) add.mutate(checked.data, { onSuccess: () => setText("") });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="sheet grid gap-4">
      <TextArea
        label="Note for staff"
        hint="Only staff can read it. A note cannot be changed later."
        name="note"
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={mistake ?? add.error?.message}
      />
      <Button
        type="submit"
        look="secondary"
        className="button-small justify-self-start"
        disabled={add.isPending}
      >
        {add.isPending ? "Saving…" : "Save the note"}
      </Button>
    </form>
  );
}
