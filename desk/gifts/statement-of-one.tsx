import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { Loaded } from "#desk/frame/states.tsx";
import { useChange } from "#desk/use-change.ts";
import { onePerson } from "#rules/gifts.ts";
import { statementOf } from "./queries.ts";

function Preview({ year, email }: { year: number; email: string }) {
  const me = useMe();
  const query = useQuery(statementOf(year, email));
  const send = useChange("gifts/send-statement", {
    done: onItsWay(me, "The statement"),
    changes: [
      "gifts/statements",
      "gifts/statement",
      "gifts/statements-waiting",
      "gifts/statement-donors",
    ],
  });
  return (
    <Loaded query={query}>
      {({ to, subject, text, sentBefore }) => (
        <>
          <dl className="mt-5 mb-3 grid gap-1 text-sm">
            <div className="flex gap-2">
              <dt className="text-ink-soft">To</dt>
              <dd className="wrap-anywhere">{to}</dd>
            </div>
            <div className="flex gap-2">
              <dt className="text-ink-soft">Subject</dt>
              <dd className="wrap-anywhere">{subject}</dd>
            </div>
          </dl>
          <section
            aria-label="Text of the statement"
            className="whitespace-pre-wrap rounded-xl bg-limestone-100 p-4 font-mono text-xs wrap-anywhere"
          >
            {text}
          </section>
          {sentBefore && (
            <p className="mt-4 text-ink-soft text-sm">
              This statement already went out. Another one will be marked “duplicate copy.”
            </p>
          )}
          <Button
            look="secondary"
            className="button-small mt-4"
            disabled={send.isPending}
            onClick={() => send.mutate({ year, email, again: sentBefore })}
          >
            {sentBefore ? "Send a duplicate copy" : "Send statement to this donor"}
          </Button>
        </>
      )}
    </Loaded>
  );
}

/** One donor's statement, to look at and to send. */
export function StatementOfOne({
  year,
  email,
  choose,
}: {
  year: number;
  email: string;
  choose: (email: string) => void;
}) {
  const [typed, setTyped] = useState(email);
  const [mistake, setMistake] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = onePerson.safeParse({ email: typed });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) choose(checked.data.email);
  };
  return (
    <section className="sheet self-start" aria-labelledby="one-donor">
      <h2 id="one-donor" className="mb-3 text-lg">
        One donor
      </h2>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <TextField
          label="Donor's email address"
          hint="If you know only the name, search for it in Gifts. Donors without an email address are under “On paper.”"
          name="statement-email"
          type="email"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(mistake && { error: mistake })}
        />
        <Button type="submit" look="secondary" className="button-small justify-self-start">
          Preview statement
        </Button>
      </form>
      {email && <Preview key={email} year={year} email={email} />}
    </section>
  );
}
