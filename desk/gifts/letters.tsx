import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fieldId, TextArea, TextField } from "#app/ui/field.tsx";
import { earlierOf, type Input } from "#desk/call.ts";
import { Choice } from "#desk/frame/choice.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { chicagoDay, day } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import {
  type AcknowledgedKind,
  acknowledgedKinds,
  acknowledgement,
} from "#rules/acknowledgements.ts";
import { BackToGifts } from "./back-to-gifts.tsx";
import { letterList } from "./queries.ts";

type Typed = Input<"gifts/acknowledge">;

const emptyForm = (): Typed => ({
  key: crypto.randomUUID(),
  kind: "stock",
  name: "",
  address: "",
  received: chicagoDay(),
  what: "",
  shares: "",
});

const kinds = Object.entries(acknowledgedKinds) as [AcknowledgedKind, string][];

function LetterForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(emptyForm);
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Typed, string>>>({});
  const write = useChange("gifts/acknowledge", {
    done: "The letter is ready. You can print it here.",
    changes: ["gifts/letters"],
    quiet: true,
  });
  const earlier = earlierOf(write.error);
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const field = (name: Exclude<keyof Typed, "key" | "kind">) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    ...(mistakes[name] && { error: mistakes[name] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = acknowledgement.safeParse(typed);
    const found =
      checked.error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
    setMistakes(Object.fromEntries(found.toReversed()));
    if (!checked.success) {
      document.getElementById(fieldId(found[0]?.[0] ?? ""))?.focus();
      return;
    }
    const sent = earlier ? { ...typed, key: crypto.randomUUID() } : typed;
    setTyped(sent);
    write.mutate(sent, { onSuccess: ({ id }) => navigate(`/gifts/letters/${id}`) });
  };
  const stock = typed.kind === "stock";
  return (
    <form onSubmit={submit} noValidate className="sheet grid max-w-2xl gap-5">
      <Choice
        label="Thanks for"
        value={typed.kind}
        options={kinds}
        choose={(kind) => change({ kind })}
      />
      <TextField label="Donor's name" autoComplete="off" {...field("name")} />
      <TextArea
        label="Donor's mailing address"
        optional
        rows={3}
        autoComplete="off"
        {...field("address")}
      />
      <TextField label={stock ? "Name of the stock" : "Name of the fund"} {...field("what")} />
      <div className="grid gap-5 sm:grid-cols-2">
        {stock && <TextField label="Number of shares" inputMode="decimal" {...field("shares")} />}
        <TextField label="Date received" type="date" max={chicagoDay()} {...field("received")} />
      </div>
      {write.error && (
        <p role="alert" className="font-semibold text-brick-700">
          {write.error.message}{" "}
          {earlier && (
            <Link to={`/gifts/letters/${earlier}`} className="underline underline-offset-4">
              Look at that letter
            </Link>
          )}
        </p>
      )}
      <Button type="submit" disabled={write.isPending} className="justify-self-start">
        {write.isPending ? "Saving…" : earlier ? "Create another letter" : "Create the letter"}
      </Button>
    </form>
  );
}

export default function Letters() {
  const query = useQuery(letterList);
  return (
    <Screen
      title="Thank-you letters"
      lead={
        <BackToGifts>
          For gifts of stock, with the number of shares and no value, and for the person who
          recommended a grant from a donor-advised fund. The fund gets its own receipt when you
          record its check.
        </BackToGifts>
      }
    >
      <div className="grid gap-5">
        <LetterForm />
        <section className="sheet max-w-2xl" aria-labelledby="letters">
          <h2 id="letters" className="mb-3 text-lg">
            Recent letters
          </h2>
          <Loaded query={query}>
            {({ letters }) =>
              letters.length === 0 ? (
                <Empty>No letters yet.</Empty>
              ) : (
                <ul className="rows">
                  {letters.map(({ id, name, what, writtenAt, writtenBy }) => (
                    <li key={id}>
                      <span className="min-w-0 flex-1 text-sm wrap-anywhere">
                        <Link
                          to={`/gifts/letters/${id}`}
                          className="font-semibold underline underline-offset-4"
                        >
                          {name}
                        </Link>
                        : {what}
                        <span className="block text-ink-soft text-xs">
                          {day(writtenAt)}, {writtenBy}
                        </span>
                      </span>
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
      </div>
    </Screen>
  );
}
