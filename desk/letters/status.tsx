import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { may } from "#rules/desk.ts";
import { EmailPreview } from "./email-preview.tsx";
import { Outcomes } from "./outcomes.tsx";
import { type LetterAnswer, touched } from "./queries.ts";
import { copiedInWords, stateNames, stateTones, subscribersInWords } from "./state-words.ts";

const number = (n: number) => n.toLocaleString("en-US");

type Letter = LetterAnswer["letter"];

function Figures({ counts }: Pick<Letter, "counts">) {
  const figures: [number, string][] = [
    [counts.waiting, "left to send"],
    [counts.delivered, "delivered"],
    [counts.refused, "refused"],
    [counts.unknown, "unknown"],
    [counts.skipped, "not sent: no longer subscribed"],
    [counts.left, "unsubscribed afterward"],
  ];
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {figures.map(([n, words]) => (
        <div key={words} className="flex flex-col-reverse">
          <dt className="text-ink-soft text-sm">{words}</dt>
          <dd className="font-semibold text-2xl even-figures">{number(n)}</dd>
        </div>
      ))}
    </dl>
  );
}

const whatHappens = (letter: Letter, readers: number) => {
  const { state, sendAt, startedAt, finishedAt, sentBy } = letter;
  if (state === "scheduled" && sendAt)
    return new Date(sendAt) > new Date()
      ? `It goes out ${moment(sendAt)}, to everyone subscribed at that time (${subscribersInWords(readers)} now). Scheduled by ${sentBy}.`
      : "It starts in a moment.";
  if (state === "sending" && startedAt)
    return `It has been going out since ${moment(startedAt)}, ${number(letter.hourlyPace)} an hour. Sent by ${sentBy}.`;
  if (state === "sent" && finishedAt)
    return `It finished going out ${moment(finishedAt)}. Sent by ${sentBy}.`;
  return letter.stoppedReason ?? "";
};

function Actions({ letter }: { letter: Letter }) {
  const { id, state, startedAt, onSite } = letter;
  const navigate = useNavigate();
  const mayReaders = may(useMe(), "subscribers");
  const cancel = useChange("letters/cancel", {
    done: "The newsletter is a draft again. Nothing went out.",
    changes: touched,
  });
  const stop = useChange("letters/stop", { done: "The newsletter has stopped.", changes: touched });
  const goOn = useChange("letters/go-on", {
    done: "The newsletter is going out again.",
    changes: touched,
  });
  const show = useChange("letters/show", {
    done: ({ on }) => (on ? "The newsletter is on the site." : "The newsletter is off the site."),
    changes: touched,
  });
  const begin = useChange("letters/begin", {
    done: copiedInWords,
    opens: ({ id: copied }) => `/letters/${copied}`,
    changes: ["letters"],
  });
  const copy = () =>
    begin.mutate({ from: id }, { onSuccess: (got) => navigate(`/letters/${got.id}`) });
  const isUnsent = state === "scheduled" || (state === "stopped" && !startedAt);
  return (
    <div className="flex flex-wrap gap-3">
      {isUnsent && (
        <Button look="secondary" className="button-small" onClick={() => cancel.mutate({ id })}>
          Cancel and edit
        </Button>
      )}
      {state === "sending" && (
        <Button look="secondary" className="button-small" onClick={() => stop.mutate({ id })}>
          Stop
        </Button>
      )}
      {state === "stopped" && mayReaders && (
        <Button className="button-small" onClick={() => goOn.mutate({ id })}>
          {startedAt ? "Resume" : "Send it now"}
        </Button>
      )}
      {startedAt && (
        <Button
          look="secondary"
          className="button-small"
          onClick={() => show.mutate({ id, on: !onSite })}
        >
          {onSite ? "Take it off the site" : "Show it on the site"}
        </Button>
      )}
      {startedAt && (
        <Button look="secondary" className="button-small" onClick={copy}>
          Copy into a new newsletter
        </Button>
      )}
    </div>
  );
}

/** What became of a letter, and what can still be done. */
export function LetterStatus({ answer }: { answer: LetterAnswer }) {
  const { letter, readers, final } = answer;
  const { id, state, counts, waitingReason } = letter;
  const mayReaders = may(useMe(), "subscribers");
  const [now] = useState(() => Date.now());
  const isWaiting = letter.waitingSince && now - Date.parse(letter.waitingSince) > 60_000;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <section aria-label="Results" className="sheet grid gap-5">
        <p className="flex flex-wrap items-center gap-3">
          <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>
          <span role={state === "stopped" ? "alert" : undefined}>
            {whatHappens(letter, readers)}
          </span>
        </p>
        {isWaiting && (
          <p role="alert" className="font-semibold text-brick-700">
            It is waiting: {waitingReason}
          </p>
        )}
        {letter.startedAt && <Figures counts={counts} />}
        <Actions letter={letter} />
      </section>
      {mayReaders && counts.unknown > 0 && (
        <Outcomes
          key={`unknown ${counts.unknown}`}
          id={id}
          state="unknown"
          count={counts.unknown}
        />
      )}
      {mayReaders && counts.refused > 0 && (
        <Outcomes
          key={`refused ${counts.refused}`}
          id={id}
          state="refused"
          count={counts.refused}
        />
      )}
      {final !== null && (
        <div className="sheet">
          <h2 className="mb-3 text-lg">What it says</h2>
          <EmailPreview id={id} content={final} />
        </div>
      )}
    </div>
  );
}
