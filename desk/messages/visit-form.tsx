import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useChange } from "#desk/use-change.ts";
import { visitInWords } from "#rules/inbox.ts";
import { type Message, touched } from "./queries.ts";

/** When a group comes: the list and Today show it. */
export function VisitForm({ message }: { message: Message }) {
  const { id, revision, visitDay, visitTime } = message;
  const [day, setDay] = useState(visitDay ?? "");
  const [time, setTime] = useState(visitTime);
  const save = useChange("messages/visit", {
    done: (sent) =>
      sent.day
        ? `The visit is on ${visitInWords(sent.day, sent.time)}. The group hasn't been told yet.`
        : "The visit has no date now.",
    changes: touched,
    quiet: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ id, revision, day: day || null, time: day ? time : "" });
  };
  return (
    <form onSubmit={submit} className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <TextField
        label="Date of the visit"
        name="visit-day"
        type="date"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={save.error?.message}
      />
      <TextField
        label="Time"
        name="visit-time"
        placeholder="9 AM to noon"
        optional
        maxLength={60}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <Button type="submit" look="secondary" className="button-small" disabled={save.isPending}>
        {save.isPending ? "Saving…" : "Save visit"}
      </Button>
      <p className="w-full text-ink-soft text-sm">
        Saving doesn't tell the group. Please {message.email ? "write to them below" : "call them"}.
      </p>
    </form>
  );
}
