import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { postSignedOut } from "#desk/call.ts";
import { nameChange } from "#rules/desk.ts";

export function AcceptForm({
  token,
  email,
  name: known,
  accepted,
}: {
  token: string;
  email: string;
  name: string;
  accepted: () => void;
}) {
  const [name, setName] = useState(known);
  const [mistake, setMistake] = useState<string>();
  const accept = useMutation({
    mutationFn: (checked: { name: string }) =>
      postSignedOut("invitation/accept", { token, ...checked }),
    onSuccess: accepted,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = nameChange.safeParse({ name });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) accept.mutate(checked.data);
  };

  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-5">
        Your account is <strong className="break-words">{email}</strong>. Your name is what your
        colleagues will see.
      </p>
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={mistake ?? accept.error?.message}
      />
      <Button type="submit" className="mt-5 w-full" disabled={accept.isPending}>
        {accept.isPending ? "One moment…" : "Accept the invitation"}
      </Button>
    </form>
  );
}
