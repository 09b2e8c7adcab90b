import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useMemo, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { earlierOf, type Input } from "#desk/call.ts";
import { Choice } from "#desk/frame/choice.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { useShortcuts } from "#desk/frame/shortcuts.tsx";
import { useDraft } from "#desk/frame/use-draft.ts";
import { useFormKey } from "#desk/frame/use-form-key.ts";
import { useChange, useIsChanging } from "#desk/use-change.ts";
import { newReply, statusNames } from "#rules/inbox.ts";
import { answersInWords } from "./answers-words.ts";
import { type MessageAnswer, touched } from "./queries.ts";
import { SavedReplies } from "./saved-replies.tsx";

/** A reply by email. What is typed stays until it has gone out. */
export function ReplyForm({
  message,
  email,
  answersTo,
  answersComeHere,
  signedBy,
}: Pick<MessageAnswer, "message" | "answersTo" | "answersComeHere" | "signedBy"> & {
  email: string;
}) {
  const { id, revision, firstName, language } = message;
  const me = useMe();
  const client = useQueryClient();
  const [text, setText] = useDraft(`reply/${id}`);
  const formKey = useFormKey(`reply/${id}`);
  const [status, setStatus] = useState<Input<"messages/reply">["status"]>("waiting");
  const [mistake, setMistake] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const focusReply = () => form.current?.querySelector("textarea")?.focus();
  const send = useChange("messages/reply", {
    done: onItsWay(me, "Your reply", email),
    finish: () => {
      setText("");
      formKey.finish();
    },
    changes: touched,
    quiet: true,
  });
  const isSending = useIsChanging("messages/reply", id);
  const isAnother = earlierOf(send.error) !== undefined;
  const keys = useMemo(
    () => [
      {
        keys: "r",
        does: "Reply",
        run: () => form.current?.querySelector("textarea")?.focus(),
      },
    ],
    [],
  );
  useShortcuts(keys);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = isAnother ? formKey.another() : formKey.read();
    const checked = newReply.safeParse({ key, id, revision, text, status });
    setMistake(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    send.mutate(checked.data, {
      // Shows what a colleague did meanwhile, beside what was typed.
      onError: () => client.invalidateQueries({ queryKey: ["messages/message"] }),
    });
  };
  return (
    <section aria-labelledby="reply-heading" className="sheet grid grid-cols-1 gap-4">
      <h2 id="reply-heading" className="text-lg">
        Reply
      </h2>
      <SavedReplies
        insert={(saved) => {
          setText(text.trim() ? `${text.trimEnd()}\n\n${saved}` : saved);
          focusReply();
        }}
        current={text}
      />
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-1 gap-4 wrap-anywhere"
      >
        <TextArea
          label={`Your reply to ${firstName}`}
          hint={`It goes to ${email}. We add a greeting at the top, and your name (${me.name || me.email}) and ${signedBy} at the bottom.${language === "es" ? " They wrote from a Spanish page, so what we add is in Spanish." : ""}`}
          name="reply"
          rows={8}
          readOnly={isSending}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={mistake ?? send.error?.message}
        />
        <div className="flex flex-wrap items-end gap-4">
          <Choice
            label="After sending, the message is"
            value={status}
            options={[
              ["waiting", statusNames.waiting],
              ["done", "Done"],
              ["open", "Still open"],
            ]}
            choose={setStatus}
          />
          <Button type="submit" disabled={isSending}>
            {isSending ? "Sending…" : isAnother ? "Send as another reply" : "Send reply"}
          </Button>
        </div>
      </form>
      <p className="text-ink-soft text-sm">{answersInWords({ answersTo, answersComeHere })}</p>
    </section>
  );
}
