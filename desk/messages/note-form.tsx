import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { earlierOf } from "#desk/call.ts";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { useShortcuts } from "#desk/frame/shortcuts.tsx";
import { useDraft } from "#desk/frame/use-draft.ts";
import { useFormKey } from "#desk/frame/use-form-key.ts";
import type { Me } from "#desk/queries.ts";
import { useChange, useIsChanging } from "#desk/use-change.ts";
import { newNote } from "#rules/inbox.ts";
import { type Message, type MessageAnswer, touched } from "./queries.ts";

const saved = (emailed: string[], me: Me) => {
  if (emailed.length === 0) return "The note is saved.";
  const names = new Intl.ListFormat("en-US").format(emailed);
  return `The note is saved. ${onItsWay(me, "An email", names)}`;
};

const whoReads = "Only staff can read it. A note can't be changed later.";
const howToMention =
  "To mention a colleague, type @ and their name, or choose a name below. They get an email with a link.";

export function NoteForm({
  message: { id },
  colleagues,
}: {
  message: Message;
  colleagues: MessageAnswer["colleagues"];
}) {
  const me = useMe();
  const client = useQueryClient();
  const [text, setText] = useDraft(`note/${id}`);
  const formKey = useFormKey(`note/${id}`);
  const [mistake, setMistake] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const add = useChange("messages/note", {
    done: (_, { emailed }) => saved(emailed, me),
    finish: () => {
      setText("");
      formKey.finish();
    },
    changes: touched,
    quiet: true,
  });
  const isSaving = useIsChanging("messages/note", id);
  const isAnother = earlierOf(add.error) !== undefined;
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
    const key = isAnother ? formKey.another() : formKey.read();
    const checked = newNote.safeParse({ key, id, text });
    setMistake(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    add.mutate(checked.data, {
      // Shows the note that was saved although its answer was lost.
      onError: () => client.invalidateQueries({ queryKey: ["messages/message"] }),
    });
  };
  const mention = (name: string) => {
    setText(`${text}${/(^|\s)$/.test(text) ? "" : " "}@${name} `);
    form.current?.querySelector("textarea")?.focus();
  };
  const others = colleagues.filter((colleague) => colleague.id !== me.id);
  return (
    <form ref={form} onSubmit={submit} noValidate className="sheet grid gap-4">
      <TextArea
        label="Note for staff"
        hint={others.length > 0 ? `${whoReads} ${howToMention}` : whoReads}
        name="note"
        rows={3}
        readOnly={isSaving}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={mistake ?? add.error?.message}
      />
      {others.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Mention a colleague</legend>
          {others.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="min-h-11 rounded-full bg-limestone-100 px-4 text-sm forced-border hover:bg-limestone-200"
              onClick={() => mention(name)}
            >
              @{name}
            </button>
          ))}
        </fieldset>
      )}
      <Button
        type="submit"
        look="secondary"
        className="button-small justify-self-start"
        disabled={isSaving}
      >
        {isSaving ? "Saving…" : isAnother ? "Save as another note" : "Save note"}
      </Button>
    </form>
  );
}
