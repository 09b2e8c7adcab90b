import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { ExportButton } from "#desk/frame/export-button.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { reading } from "#desk/queries.ts";
import { oneAddress } from "#rules/desk.ts";
import { DeleteAll } from "./delete-all.tsx";
import { type Kept, KeptPart } from "./kept-part.tsx";

function AddressForm({ ask }: { ask: (email: string) => void }) {
  const [typed, setTyped] = useState("");
  const [mistake, setMistake] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = oneAddress.safeParse({ email: typed });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) ask(checked.data.email);
  };
  return (
    <form onSubmit={submit} noValidate className="sheet mb-6 grid gap-4">
      <TextField
        label="Email address"
        hint="Make sure that the request comes from this address, or from the person it belongs to."
        name="email"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(mistake && { error: mistake })}
      />
      <Button type="submit" className="justify-self-start">
        Show what we keep
      </Button>
    </form>
  );
}

function Found({ email, kept }: { email: string; kept: Kept[] }) {
  if (kept.length === 0) return <Empty>We keep nothing about {email}.</Empty>;
  const deletable = kept.filter(({ stays }) => stays === null);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 basis-60 wrap-anywhere text-lg">
          What we keep about {email}
        </h2>
        <ExportButton
          path="privacy/file"
          parameters={{ email }}
          filename="what-we-keep.html"
          label="Save it as one file"
        />
        {deletable.length > 0 && <DeleteAll email={email} kept={kept} />}
      </div>
      <div className="grid grid-cols-1 gap-5">
        {kept.map((part) => (
          <KeptPart key={part.what} part={part} />
        ))}
      </div>
    </>
  );
}

/** For those who ask what we have about them, or want it deleted. */
export default function Privacy() {
  // Never in the address of the screen: histories and logs keep those.
  const [email, setEmail] = useState("");
  const query = useQuery({ ...reading("privacy", { email }), enabled: email !== "" });
  return (
    <Screen
      title="Privacy requests"
      lead="When somebody asks “What do you have about me?” or “Please delete it”."
    >
      <AddressForm ask={setEmail} />
      {email && <Loaded query={query}>{({ kept }) => <Found email={email} kept={kept} />}</Loaded>}
    </Screen>
  );
}
