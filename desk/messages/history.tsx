import { moment } from "#desk/time.ts";
import { type Stage, type Status, stageNames, statusNames } from "#rules/inbox.ts";
import type { MessageEvent } from "./queries.ts";

const mailWords: Record<NonNullable<MessageEvent["mail"]>, string> = {
  queued: "on its way",
  sending: "on its way",
  delivered: "delivered",
  failed: "not delivered, see Email",
};

const title = ({ kind, text, mail }: MessageEvent) => {
  if (kind === "status") return `moved it to ${statusNames[text as Status]}`;
  if (kind === "stage") return `changed the stage to ${stageNames[text as Stage]}`;
  if (kind === "assigned") return text ? `assigned it to ${text}` : "unassigned it";
  if (kind === "returned") return `unassigned it because ${text} left`;
  if (kind === "note") return "added a note for staff";
  return mail ? `replied (${mailWords[mail]})` : "replied";
};

const papers: Partial<Record<MessageEvent["kind"], string>> = {
  note: "mt-2 rounded-xl bg-gold-100 px-4 py-3",
  reply: "mt-2 rounded-xl bg-lake-100 px-4 py-3",
};

/** What was done with the message, the earliest first: it is read like a conversation. */
export function History({ events }: { events: MessageEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section className="sheet">
      <h2 className="mb-2 text-lg">History</h2>
      <ol className="grid gap-4">
        {events.map((event) => (
          <li key={event.id} className="text-sm">
            <p>
              <strong>{event.actor}</strong> {title(event)}{" "}
              <time dateTime={event.at} className="text-ink-soft">
                {moment(event.at)}
              </time>
            </p>
            {papers[event.kind] && (
              <p className={`whitespace-pre-wrap wrap-anywhere ${papers[event.kind]}`}>
                {event.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
