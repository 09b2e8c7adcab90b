import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, TextField } from "#app/ui/field.tsx";
import { post } from "#desk/call.ts";
import { Choice } from "#desk/frame/choice.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { chicagoInstant, clockNote } from "#desk/pages/publishing/when.ts";
import { chicagoLocal } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { may } from "#rules/desk.ts";
import { paces, usualPace } from "#rules/letters.ts";
import { Problems } from "./problems.tsx";
import { type LetterAnswer, type LetterCheck, oneLetter, touched } from "./queries.ts";
import { SendTest } from "./send-test.tsx";
import { subscribersInWords } from "./state-words.ts";

const paceOptions = Object.entries(paces);

function SendForm({ answer, check }: { answer: LetterAnswer; check: LetterCheck }) {
  const { id } = answer.letter;
  const me = useMe();
  const navigate = useNavigate();
  const [later, setLater] = useState(false);
  const [at, setAt] = useState("");
  const [pace, setPace] = useState(String(usualPace));
  const [onSite, setOnSite] = useState(true);
  const [forNewReaders, setForNewReaders] = useState(false);
  const [mistake, setMistake] = useState<string>();
  const send = useChange("letters/send", {
    done: later ? "The newsletter is scheduled." : "The newsletter is going out.",
    opens: () => `/letters/${id}`,
    changes: touched,
    quiet: true,
  });
  const blocked = check.problems.some(({ blocks }) => blocks);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMistake(later && !at ? "Please enter a date and a time" : undefined);
    if (later && !at) return;
    send.mutate(
      {
        id,
        revision: answer.draftRevision,
        at: later ? chicagoInstant(at) : undefined,
        emailsAnHour: Number(pace),
        onSite,
        forNewReaders,
      },
      { onSuccess: () => navigate(`/letters/${id}`) },
    );
  };
  if (!may(me, "subscribers"))
    return (
      <p className="sheet">
        Your account doesn't include subscribers. A colleague whose account does can send this
        newsletter.
      </p>
    );
  return (
    <form onSubmit={submit} noValidate className="sheet grid grid-cols-1 gap-5">
      <h2 className="text-lg">Send</h2>
      <fieldset className="grid gap-1">
        <legend className="sr-only">When it goes out</legend>
        {(
          [
            [false, "Now"],
            [true, "At a set time"],
          ] as const
        ).map(([value, label]) => (
          <label key={label} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="when"
              className="size-5 accent-brick-600"
              checked={later === value}
              onChange={() => setLater(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {later && (
        <TextField
          label="When"
          hint={clockNote(at) ?? "Chicago time. It goes to everyone subscribed at that time."}
          name="send-at"
          type="datetime-local"
          className="max-w-72"
          min={chicagoLocal(new Date())}
          value={at}
          onChange={(event) => setAt(event.target.value)}
          {...(mistake && { error: mistake })}
        />
      )}
      {check.readers > usualPace && (
        <div className="max-w-72">
          <Choice label="How fast" value={pace} options={paceOptions} choose={setPace} />
        </div>
      )}
      <Checkbox
        name="on-site"
        label="Show it on the site"
        hint="It gets its own page, linked from News. You can change that later."
        checked={onSite}
        onChange={({ target }) => setOnSite(target.checked)}
      />
      <Checkbox
        name="for-new-readers"
        label="Send it to new subscribers, too"
        hint="Anyone who subscribes later gets it once, until the next newsletter goes out."
        checked={forNewReaders}
        onChange={({ target }) => setForNewReaders(target.checked)}
      />
      {send.error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {send.error.message}
        </p>
      )}
      <Button type="submit" disabled={send.isPending || blocked} className="justify-self-start">
        {later ? "Schedule newsletter" : `Send to ${subscribersInWords(check.readers)}`}
      </Button>
    </form>
  );
}

function Checked({ answer }: { answer: LetterAnswer }) {
  const { letter, draft, draftRevision } = answer;
  const query = useQuery({
    queryKey: ["letters/check", { id: letter.id, draftRevision }],
    queryFn: () => post("letters/check", { id: letter.id, content: draft?.content }),
    gcTime: 0,
  });
  return (
    <Loaded query={query}>
      {(check) => (
        <div className="grid max-w-3xl grid-cols-1 gap-5">
          <Problems problems={check.problems}>
            <SendTest id={letter.id} className="mt-2" />
          </Problems>
          <SendForm answer={answer} check={check} />
        </div>
      )}
    </Loaded>
  );
}

/** The last look at a letter, and the button that sends it. */
export default function SendLetter() {
  const { id = "" } = useParams();
  const query = useQuery(oneLetter(id));
  return (
    <Screen
      title="Check and send"
      lead={
        <Link to={`/letters/${id}`} className="underline underline-offset-4">
          Back to the newsletter
        </Link>
      }
    >
      <Loaded query={query}>
        {(answer) =>
          answer.letter.state === "draft" ? (
            <Checked answer={answer} />
          ) : (
            <Navigate to={`/letters/${id}`} replace />
          )
        }
      </Loaded>
    </Screen>
  );
}
