import { moment } from "#desk/time.ts";
import { type Stage, type Status, stageNames, statusNames } from "#rules/inbox.ts";
import type { MessageAnswer, MessageEvent } from "./queries.ts";

type MailWords = Record<NonNullable<MessageEvent["mail"]>, string>;

const sentWords: MailWords = {
  queued: "on its way",
  sending: "on its way",
  delivered: "delivered",
  failed: "not delivered, see Email",
};

/** Without an email server nobody gets it. */
const writtenWords: MailWords = {
  queued: "saved, not sent: email goes to files here",
  sending: "saved, not sent: email goes to files here",
  delivered: "written to a file, not sent",
  failed: "not written, see Email",
};

const answerTitle = (details: MessageEvent["details"]) => {
  if (details?.isAutomatic) return "sent an automatic reply";
  return details?.isOurs ? "replied from an email program" : "replied by email";
};

const title = ({ kind, text, mail, details }: MessageEvent, mailWords: MailWords) => {
  if (kind === "status") return `moved it to ${statusNames[text as Status]}`;
  if (kind === "stage") return `changed the stage to ${stageNames[text as Stage]}`;
  if (kind === "visit") return text ? `set the visit for ${text}` : "removed the date of the visit";
  if (kind === "assigned") return text ? `assigned it to ${text}` : "unassigned it";
  if (kind === "returned") return `unassigned it because ${text} left`;
  if (kind === "answer") return answerTitle(details);
  if (kind === "note") return "added a note for staff";
  return mail ? `replied (${mailWords[mail]})` : "replied";
};

const papers: Partial<Record<MessageEvent["kind"], string>> = {
  note: "mt-2 rounded-xl bg-gold-100 px-4 py-3",
  reply: "mt-2 rounded-xl bg-lake-100 px-4 py-3",
  answer: "mt-2 rounded-xl border border-limestone-200 px-4 py-3",
};

const size = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;

const list = new Intl.ListFormat("en-US");

/** What the desk does not know or does not have of an email. */
function AboutEmail({ details }: { details: NonNullable<MessageEvent["details"]> }) {
  const files = (details.attachments ?? []).map(({ name, bytes }) => `${name} (${size(bytes)})`);
  const notes = [
    details.isOurs && "Anyone can write any sender on an email. Please ask before you act on it.",
    details.isUnreadable && "This email couldn't be shown here. It is in the shared mailbox.",
    details.isCut && "The rest of this email is in the shared mailbox.",
    files.length > 0 && `Attached, in the shared mailbox: ${list.format(files)}.`,
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return <p className="mt-1 wrap-anywhere text-ink-soft">{notes.join(" ")}</p>;
}

/** What was done with the message, the earliest first: it is read like a conversation. */
export function History({
  events,
  hasEarlierEvents,
  emailGoesToFiles,
}: Pick<MessageAnswer, "events" | "hasEarlierEvents" | "emailGoesToFiles">) {
  if (events.length === 0) return null;
  return (
    <section className="sheet">
      <h2 className="mb-2 text-lg">History</h2>
      {hasEarlierEvents && (
        <p className="mb-4 text-ink-soft text-sm">
          These are the latest {events.length} entries. Earlier ones are kept, but not shown here.
        </p>
      )}
      <ol className="grid gap-4">
        {events.map((event) => (
          <li key={event.id} className="text-sm">
            <p>
              <strong>{event.actor}</strong>{" "}
              {title(event, emailGoesToFiles ? writtenWords : sentWords)}{" "}
              <time dateTime={event.at} className="text-ink-soft">
                {moment(event.at)}
              </time>
            </p>
            {papers[event.kind] && event.text && (
              <p className={`whitespace-pre-wrap wrap-anywhere ${papers[event.kind]}`}>
                {event.text}
              </p>
            )}
            {event.details && <AboutEmail details={event.details} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
