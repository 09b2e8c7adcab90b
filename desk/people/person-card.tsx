import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { InitialsBadge } from "#app/ui/initials-badge.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { PasskeyList } from "#desk/account/passkey-list.tsx";
import { SessionList } from "#desk/account/session-list.tsx";
import { useMe } from "#desk/frame/me.tsx";
import { onItsWay } from "#desk/frame/on-its-way.ts";
import type { Person } from "#desk/queries.ts";
import { useChange } from "#desk/use-change.ts";
import { invitationHours, permissionNames } from "#rules/desk.ts";
import { RemovePerson } from "./remove-person.tsx";
import { type Rights, RightsFields } from "./rights-fields.tsx";

const changes = ["people", "today"] as const;

/** Their rights, sessions and passkeys, and the way out. */
function PersonDetails({ person }: { person: Person }) {
  const me = useMe();
  const { id, email } = person;
  const name = person.name || email;
  const [rights, setRights] = useState<Rights>(person);
  const save = useChange("people/rights", {
    done: `The permissions of ${name} were updated.`,
    changes: [...changes, "session"],
    quiet: true,
  });
  const inviteAgain = useChange("people/invite-again", {
    done: `${onItsWay(me, "A new link", email)} The link works for ${invitationHours} hours.`,
    changes,
  });
  const endSession = useChange("people/end-session", {
    done: "That device is signed out.",
    changes,
  });
  // Who ends their own sign-in is shown the sign-in page.
  const withSession = id === me.id ? ([...changes, "session"] as const) : changes;
  const endSessions = useChange("people/end-sessions", {
    done: `${name} is signed out everywhere.`,
    changes: withSession,
  });
  const removePasskey = useChange("people/remove-passkey", {
    done: "Passkey removed.",
    changes,
  });

  return (
    <div className="mt-4 grid gap-6 border-limestone-200 border-t pt-4 md:grid-cols-2">
      <form
        className="grid content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ id, owner: rights.owner, permissions: rights.permissions });
        }}
      >
        <RightsFields rights={rights} change={setRights} error={save.error?.message} />
        <Button type="submit" className="button-small justify-self-start" disabled={save.isPending}>
          Save permissions
        </Button>
      </form>
      <div className="grid content-start gap-5">
        <section>
          <h3 className="mb-1 font-sans font-semibold text-sm">Signed in on</h3>
          <SessionList
            sessions={person.sessions}
            end={(session) => endSession.mutate({ id: session.id })}
          />
          {person.sessions.length > 1 && (
            <Button look="quiet" className="text-sm" onClick={() => endSessions.mutate({ id })}>
              Sign out everywhere
            </Button>
          )}
        </section>
        <section>
          <h3 className="mb-1 font-sans font-semibold text-sm">Passkeys</h3>
          <PasskeyList
            passkeys={person.passkeys}
            remove={(passkey) => removePasskey.mutate({ id: passkey.id })}
          />
        </section>
        <div className="flex flex-wrap gap-3">
          <Button
            look="secondary"
            className="button-small"
            onClick={() => inviteAgain.mutate({ id })}
          >
            Send a new link
          </Button>
          <RemovePerson id={id} name={name} changes={withSession} />
        </div>
      </div>
    </div>
  );
}

export function PersonCard({ person }: { person: Person }) {
  const { name, email, owner, permissions, joinedAt } = person;
  return (
    <li className="sheet">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <InitialsBadge name={name || email} className="size-12 rounded-full" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg">{name || email}</h2>
          {name && <p className="break-words text-ink-soft text-sm">{email}</p>}
        </div>
        <p className="flex flex-wrap gap-2">
          {!joinedAt && <Tag tone="gold">Invited</Tag>}
          {owner ? (
            <Tag tone="brick">Owner</Tag>
          ) : (
            permissions.map((permission) => (
              <Tag key={permission} tone="lake">
                {permissionNames[permission]}
              </Tag>
            ))
          )}
        </p>
      </div>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm underline underline-offset-4">
          Manage<span className="sr-only"> {name || email}</span>
        </summary>
        <PersonDetails person={person} />
      </details>
    </li>
  );
}
