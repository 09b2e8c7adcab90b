import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { useChange } from "#desk/use-change.ts";
import { savedReplyChange } from "#rules/inbox.ts";
import type { SavedReply } from "./queries.ts";

export function SavedReplyForm({
  reply,
  text: typed,
  close,
}: {
  /** Absent for a new one, which begins with what is being typed. */
  reply: SavedReply | undefined;
  text: string;
  close: () => void;
}) {
  const [title, setTitle] = useState(reply?.title ?? "");
  const [text, setText] = useState(reply?.text ?? typed);
  const [mistakes, setMistakes] = useState<{ title?: string; text?: string }>({});
  const save = useChange("messages/save-reply", {
    done: ({ title }) => `“${title}” was saved for everyone.`,
    changes: ["messages/saved-replies"],
    quiet: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = savedReplyChange.safeParse({
      ...(reply && { id: reply.id, revision: reply.revision }),
      title,
      text,
    });
    const messages = checked.error?.issues.map(({ path, message }) => [String(path[0]), message]);
    setMistakes(Object.fromEntries(messages ?? []));
    if (checked.success) save.mutate(checked.data, { onSuccess: close });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="Title"
        name="saved-title"
        autoComplete="off"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        {...(mistakes.title && { error: mistakes.title })}
      />
      <TextArea
        label="Text"
        hint="The greeting and signature are added automatically."
        name="saved-text"
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={mistakes.text ?? save.error?.message}
      />
      <div className="flex gap-3">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving…" : "Save reply"}
        </Button>
        <Button look="secondary" onClick={close}>
          Back
        </Button>
      </div>
    </form>
  );
}
