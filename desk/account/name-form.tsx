import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useChange } from "#desk/use-change.ts";
import { nameChange } from "#rules/desk.ts";

export function NameForm({ name: known }: { name: string }) {
  const [name, setName] = useState(known);
  const [mistake, setMistake] = useState<string>();
  const rename = useChange("account/name", {
    done: "Your name has been changed.",
    changes: ["session", "people"],
    quiet: true,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = nameChange.safeParse({ name });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) rename.mutate(checked.data);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="The name your colleagues see"
        name="name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={mistake ?? rename.error?.message}
      />
      <Button
        type="submit"
        className="button-small justify-self-start"
        disabled={rename.isPending || name.trim() === known}
      >
        Save your name
      </Button>
    </form>
  );
}
