import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { postSignedOut } from "#desk/call.ts";
import { oneAddress, signInMinutes } from "#rules/desk.ts";

/** Emails a link. It says the same for every address: who works here is nobody's business. */
export function LinkForm({ email: known }: { email?: string | undefined }) {
  const [email, setEmail] = useState(known ?? "");
  const [mistake, setMistake] = useState<string>();
  const request = useMutation({
    mutationFn: (checked: { email: string }) => postSignedOut("sign-in/link", checked),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = oneAddress.safeParse({ email });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) request.mutate(checked.data);
  };

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label="Your email address"
        name="email"
        type="email"
        autoComplete="username webauthn"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={mistake ?? request.error?.message}
      />
      <Button type="submit" look="secondary" className="mt-4 w-full" disabled={request.isPending}>
        {request.isPending ? "Sending…" : "Email me a link"}
      </Button>
      <div role="status">
        {request.isSuccess && (
          <p className="mt-4 rounded-xl bg-garden-100 px-4 py-3 text-garden-900 text-sm">
            If this address has an account, a link is on its way. It works once, for {signInMinutes}{" "}
            minutes.{known && " Open it in this browser, then come back to this window."}
          </p>
        )}
      </div>
    </form>
  );
}
