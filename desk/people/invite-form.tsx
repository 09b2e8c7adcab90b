import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import { useChange } from "#desk/use-change.ts";
import { invitation, invitationHours } from "#rules/desk.ts";
import { type Rights, RightsFields } from "./rights-fields.tsx";

const nothing: Rights = { owner: false, permissions: [] };

export function InviteForm({ invited }: { invited: () => void }) {
  const me = useMe();
  const [email, setEmail] = useState("");
  const [rights, setRights] = useState(nothing);
  const [mistakes, setMistakes] = useState<{ email?: string; permissions?: string }>({});
  const invite = useChange("people/invite", {
    done: (sent) =>
      `${onItsWay(me, `The invitation to ${sent.email}`)} Its link works for ${invitationHours} hours.`,
    changes: ["people", "today"],
    quiet: true,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = invitation.safeParse({ email, ...rights });
    const messages = checked.error?.issues.map(({ path, message }) => [String(path[0]), message]);
    setMistakes(Object.fromEntries(messages ?? []));
    if (checked.success) invite.mutate(checked.data, { onSuccess: invited });
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="Email address"
        hint={`They get a link that works once, for ${invitationHours} hours.`}
        name="invite-email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={mistakes.email ?? invite.error?.message}
      />
      <RightsFields rights={rights} change={setRights} error={mistakes.permissions} />
      <Button type="submit" disabled={invite.isPending}>
        {invite.isPending ? "Inviting…" : "Send invitation"}
      </Button>
    </form>
  );
}
