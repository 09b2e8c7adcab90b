import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { ExportButton } from "#desk/frame/export-button.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { reading } from "#desk/queries.ts";
import { type OnePerson, oneAddress, oneName } from "#rules/desk.ts";
import { isCallable } from "#rules/phone.ts";
import { DeleteAll } from "./delete-all.tsx";
import { type Kept, KeptPart } from "./kept-part.tsx";
import { Named } from "./named.tsx";
import { personText } from "./person-text.ts";

/** What was typed: a person, or a name to be looked up. */
type Asked = OnePerson | { name: string };

/** What the words typed ask for, or why they ask for nothing. */
const readAsked = (typed: string): { asked: Asked } | { mistake: string | undefined } => {
  if (isCallable(typed) && !typed.includes("@")) return { asked: { phone: typed.trim() } };
  const checked = typed.includes("@")
    ? oneAddress.safeParse({ email: typed })
    : oneName.safeParse({ name: typed });
  return checked.success ? { asked: checked.data } : { mistake: checked.error.issues[0]?.message };
};

function PersonForm({ ask }: { ask: (asked: Asked) => void }) {
  const [typed, setTyped] = useState("");
  const [mistake, setMistake] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readAsked(typed);
    setMistake("mistake" in read ? read.mistake : undefined);
    if ("asked" in read) ask(read.asked);
  };
  return (
    <form onSubmit={submit} noValidate className="sheet mb-6 grid gap-4">
      <TextField
        label="Email address, or the phone number or name of someone without email"
        hint="First make sure that the request comes from this address or number, or from the person it belongs to."
        name="person"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(mistake && { error: mistake })}
      />
      <Button type="submit" className="justify-self-start">
        Show what we have
      </Button>
    </form>
  );
}

function Found({ person, kept }: { person: OnePerson; kept: Kept[] }) {
  const said = personText(person);
  if (kept.length === 0) return <Empty>We have nothing about {said}.</Empty>;
  const deletable = kept.filter(({ stays }) => stays === null);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 basis-60 wrap-anywhere text-lg">What we have about {said}</h2>
        <ExportButton path="privacy/file" parameters={person} label="Download as a file" />
        {deletable.length > 0 && <DeleteAll person={person} kept={kept} />}
      </div>
      <p className="mb-5 max-w-prose">
        {"email" in person
          ? "To give it to them, download the file and attach it to an email to this address and no other, or print it and hand it to the person."
          : "To give it to them, download the file, print it, and hand it to the person once you know who they are."}{" "}
        It is in the language they use on our website.
      </p>
      <div className="grid grid-cols-1 gap-5">
        {kept.map((part) => (
          <KeptPart key={part.what} part={part} />
        ))}
      </div>
    </>
  );
}

function KeptAbout({ person }: { person: OnePerson }) {
  const query = useQuery(reading("privacy", person));
  return <Loaded query={query}>{({ kept }) => <Found person={person} kept={kept} />}</Loaded>;
}

/** For those who ask what we have about them, or want it deleted. */
export default function Privacy() {
  // Never in the address of the screen: histories and logs keep those.
  const [asked, setAsked] = useState<Asked>();
  return (
    <Screen
      title="Privacy requests"
      lead="When someone asks “What do you have about me?” or “Please delete it.”"
    >
      <p className="mb-5">
        “Please take down my photo”:{" "}
        <Link to="/pages/pictures" className="font-semibold underline underline-offset-4">
          find and delete the picture
        </Link>
        .
      </p>
      <PersonForm ask={setAsked} />
      {asked && "name" in asked && (
        <Named name={asked.name} choose={(phone) => setAsked({ phone })} />
      )}
      {asked && !("name" in asked) && <KeptAbout person={asked} />}
    </Screen>
  );
}
