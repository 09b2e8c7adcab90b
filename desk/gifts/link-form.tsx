import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { post } from "#desk/call.ts";
import { useChange } from "#desk/use-change.ts";
import { addressLink } from "#rules/gifts.ts";

/** Another address of the same person: their gifts and statements are then one. */
export function LinkForm({ email }: { email: string }) {
  const [other, setOther] = useState("");
  const [mistake, setMistake] = useState<string>();
  const link = useChange("gifts/link", {
    done: (sent) => `${sent.with} is now linked to this person.`,
    undo: (_, changed) => post("gifts/undo-link", changed),
    changes: ["gifts/person"],
    quiet: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = addressLink.safeParse({ email, with: other });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) link.mutate(checked.data, { onSuccess: () => setOther("") });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <TextField
        label="Another email address for this person"
        name="other-address"
        type="email"
        autoComplete="off"
        value={other}
        onChange={(event) => setOther(event.target.value)}
        error={mistake ?? link.error?.message}
      />
      <Button
        type="submit"
        look="secondary"
        className="button-small justify-self-start"
        disabled={link.isPending}
      >
        Link address
      </Button>
    </form>
  );
}
