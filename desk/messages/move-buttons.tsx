import { useMemo } from "react";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { type Answer, post } from "#desk/call.ts";
import { Choice } from "#desk/frame/choice.tsx";
import { useShortcuts } from "#desk/frame/shortcuts.tsx";
import { useChange } from "#desk/use-change.ts";
import { type Status, stageNames, stagesOf, statusNames, whoMarked } from "#rules/inbox.ts";
import { type Message, type MessageAnswer, touched } from "./queries.ts";
import { statusTones } from "./status-tones.ts";

const labels: Record<Status, string> = {
  open: "Reopen",
  waiting: "Mark as waiting for their reply",
  done: "Mark as done",
  spam: "Mark as spam",
};
const said: Record<Status, string> = {
  open: "The message is open again.",
  waiting: "The message is waiting for their reply.",
  done: "The message is done.",
  spam: "The message is marked as spam.",
};

/** How far the message is, who looks after it and, for volunteers, how far they have come. */
export function MoveButtons({
  message,
  colleagues,
}: {
  message: Message;
  colleagues: MessageAnswer["colleagues"];
}) {
  const { id, kind, revision, status, stage, assignedId, suspicion } = message;
  /** Nobody was emailed about it yet. */
  const isHeld = suspicion !== null && !whoMarked(suspicion);
  const { mutate: move, isPending } = useChange("messages/status", {
    done: (sent) =>
      isHeld ? "The message is released. Staff will get it by email." : said[sent.status],
    undo: (_, answer) => post("messages/status", { id, revision: answer.revision, status }),
    changes: touched,
  });
  const assign = useChange("messages/assign", {
    done: ({ to }) => {
      const name = colleagues.find((one) => one.id === to)?.name;
      return name ? `The message is assigned to ${name}.` : "The message is assigned to no one.";
    },
    undo: (_, answer) => post("messages/assign", { id, revision: answer.revision, to: assignedId }),
    changes: touched,
  });
  const setStage = useChange("messages/stage", {
    done: (sent) => `The stage is now ${stageNames[sent.stage]}.`,
    ...(stage && {
      undo: (_: unknown, answer: Answer<"messages/stage">) =>
        post("messages/stage", { id, revision: answer.revision, stage }),
    }),
    changes: touched,
  });
  const keys = useMemo(() => {
    const to = (next: Status) => () => {
      if (next !== status) move({ id, revision, status: next });
    };
    return [
      { keys: "e", does: "Mark as done", run: to("done") },
      { keys: "w", does: labels.waiting, run: to("waiting") },
      { keys: "o", does: "Reopen, or mark as not spam", run: to("open") },
      { keys: "!", does: "Mark as spam", run: to("spam") },
    ];
  }, [id, move, revision, status]);
  useShortcuts(keys);

  const ways = (["open", "waiting", "done", "spam"] as const).filter((one) =>
    status === "spam" ? one === "open" : one !== status,
  );
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-semibold text-sm">
          Status: <Tag tone={statusTones[status]}>{statusNames[status]}</Tag>
        </legend>
        {ways.map((next) => (
          <Button
            key={next}
            look="secondary"
            className="button-small"
            disabled={isPending}
            onClick={() => move({ id, revision, status: next })}
          >
            {status === "spam" ? "Not spam" : labels[next]}
          </Button>
        ))}
      </fieldset>
      <Choice
        label="Assigned to"
        value={assignedId ?? ""}
        options={[["", "No one"], ...colleagues.map(({ id, name }) => [id, name] as const)]}
        choose={(to) => assign.mutate({ id, revision, to: to || null })}
      />
      {kind !== "contact" && stage && (
        <Choice
          label="Stage"
          value={stage}
          options={stagesOf[kind].map((one) => [one, stageNames[one]] as const)}
          choose={(next) => setStage.mutate({ id, revision, stage: next })}
        />
      )}
    </div>
  );
}
