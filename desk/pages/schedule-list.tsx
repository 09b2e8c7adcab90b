import { Button } from "#app/ui/button.tsx";
import { useChange } from "#desk/use-change.ts";
import { type DocumentList, type Schedule, touched } from "./queries.ts";
import { byWhom, whatBecame } from "./state-words.ts";

const buttonWords: Partial<Record<Schedule["state"], string>> = {
  live: "End it now",
  over: "Remove from list",
  failed: "Remove from list",
};

const doneWords: Partial<Record<Schedule["state"], string>> = {
  over: "It is removed from the list.",
  failed: "It is removed from the list. Its text is a draft again, or in the history.",
};

/** What comes on the site, or goes from it, by itself. */
export function ScheduleList({ list }: { list: DocumentList }) {
  const stateOf = (id: string) => list.schedules.find((one) => one.id === id)?.state;
  const cancel = useChange("pages/cancel-schedule", {
    done: ({ id }) => doneWords[stateOf(id) ?? "waiting"] ?? "The schedule is canceled.",
    changes: touched,
  });
  if (list.schedules.length === 0) return null;
  const titleOf = (name: string) =>
    list.documents.find((document) => document.name === name)?.title ?? name;
  return (
    <section className="sheet mb-6" aria-labelledby="schedules">
      <h2 id="schedules" className="text-lg">
        Scheduled changes
      </h2>
      <ul className="rows">
        {list.schedules.map((schedule) => {
          const titles = schedule.documents.map(({ name }) => titleOf(name)).join(", ");
          return (
            <li key={schedule.id} className="justify-between">
              <span className="min-w-0 flex-1 basis-60 text-sm">
                <strong>{titles}</strong>
                <span className="block text-ink-soft">
                  {whatBecame(schedule)} {byWhom(schedule)}
                </span>
              </span>
              <Button
                look="secondary"
                className="button-small"
                disabled={cancel.isPending}
                onClick={() => cancel.mutate({ id: schedule.id })}
              >
                {buttonWords[schedule.state] ?? "Cancel schedule"}
                <span className="sr-only"> {titles}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
