import { Megaphone } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { moment } from "#desk/time.ts";
import { chicagoInstant } from "./publishing/when.ts";
import type { DocumentAnswer } from "./queries.ts";

/** Where somebody is led who has posted one. */
export const noticeNow = "notice-now";
const title = "On the site now";

/** What stands above every page just now, and the way to take it down. */
export function NoticeNow({
  answer: { content, document },
  pending,
  takeDown,
}: {
  answer: DocumentAnswer;
  pending: boolean;
  takeDown: () => void;
}) {
  const { text, until } = content as { text: string; until: string };
  const end = chicagoInstant(until);
  return (
    <section id={noticeNow} tabIndex={-1} aria-label={title} className="mb-5 rounded-card">
      {text ? (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-gold-100 p-5">
          <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
            <Megaphone aria-hidden className="mt-1 size-5 shrink-0 text-brick-700" />
            <div className="min-w-0">
              <h2 className="font-sans font-semibold text-sm">{title}</h2>
              <p className="wrap-anywhere">{text}</p>
              <p className="text-sm">
                {end
                  ? `It comes down automatically: ${moment(end)}.`
                  : "It stays up until you take it down."}
                {document.publishedBy && ` Posted by ${document.publishedBy}.`}
              </p>
            </div>
          </div>
          <Button look="secondary" className="button-small" disabled={pending} onClick={takeDown}>
            {pending ? "Taking it down…" : "Take down notice"}
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">There is no notice on the site right now.</p>
      )}
    </section>
  );
}
