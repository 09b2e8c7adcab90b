import { Checkbox } from "#app/ui/field.tsx";
import { useChange } from "#desk/use-change.ts";

/** Whether one is emailed about one's messages. */
export function MessageEmails({ on }: { on: boolean }) {
  const { mutate, isPending, variables } = useChange("account/message-emails", {
    done: (sent) =>
      sent.on
        ? "You will get an email when a colleague assigns you a message or mentions you, and when someone replies to you."
        : "You won't get emails about messages assigned to you.",
    changes: ["account"],
  });
  return (
    <Checkbox
      name="message-emails"
      label="Email me when a colleague assigns me a message or mentions me in a note, and when someone replies to a message of mine"
      checked={isPending ? variables.on : on}
      disabled={isPending}
      onChange={(event) => mutate({ on: event.target.checked })}
    />
  );
}
