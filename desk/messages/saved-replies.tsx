import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { post } from "#desk/call.ts";
import { Choice } from "#desk/frame/choice.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { useChange } from "#desk/use-change.ts";
import { type SavedReply, savedReplies } from "./queries.ts";
import { SavedReplyForm } from "./saved-reply-form.tsx";

const changes = ["messages/saved-replies"] as const;

function Manage({ replies, current }: { replies: SavedReply[]; current: string }) {
  const [editing, setEditing] = useState<string>();
  const remove = useChange("messages/remove-saved-reply", {
    done: ({ title }: SavedReply) => `“${title}” has been removed.`,
    undo: ({ title, text }: SavedReply) => post("messages/save-reply", { title, text }),
    changes,
  });
  if (editing !== undefined)
    return (
      <SavedReplyForm
        reply={replies.find(({ id }) => id === editing)}
        text={current}
        close={() => setEditing(undefined)}
      />
    );
  return (
    <>
      {replies.length === 0 && (
        <p className="mb-4 text-ink-soft">
          No saved replies yet. Save the answers you use often, for everyone who replies to
          messages.
        </p>
      )}
      <ul className="rows mb-4">
        {replies.map((reply) => (
          <li key={reply.id} className="justify-between">
            <span className="font-semibold text-sm">{reply.title}</span>
            <span className="flex gap-2">
              <Button
                look="secondary"
                className="button-small"
                onClick={() => setEditing(reply.id)}
              >
                Edit<span className="sr-only"> {reply.title}</span>
              </Button>
              <Button
                look="secondary"
                className="button-small"
                onClick={() => remove.mutate(reply)}
              >
                Remove<span className="sr-only"> {reply.title}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button className="button-small" onClick={() => setEditing("")}>
        Write a new saved reply
      </Button>
    </>
  );
}

/** Takes over what was answered before, and keeps what will be answered again. */
export function SavedReplies({
  insert,
  current,
}: {
  insert: (text: string) => void;
  current: string;
}) {
  const { data } = useQuery(savedReplies);
  const [managing, setManaging] = useState(false);
  const replies = data?.replies ?? [];
  return (
    <div className="flex flex-wrap items-end gap-4">
      {replies.length > 0 && (
        <Choice
          label="Insert a saved reply"
          value=""
          options={[["", "Choose…"], ...replies.map(({ id, title }) => [id, title] as const)]}
          choose={(id) => {
            const chosen = replies.find((reply) => reply.id === id);
            if (chosen) insert(chosen.text);
          }}
        />
      )}
      <Button look="secondary" className="button-small" onClick={() => setManaging(true)}>
        Manage saved replies
      </Button>
      {managing && (
        <Modal title="Saved replies" close={() => setManaging(false)}>
          <Manage replies={replies} current={current} />
        </Modal>
      )}
    </div>
  );
}
