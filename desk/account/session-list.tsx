import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { DeskSession } from "#desk/queries.ts";
import { moment } from "#desk/time.ts";

const means = {
  invitation: "with an invitation",
  link: "with an email link",
  passkey: "with a passkey",
};

/** Where somebody is signed in. */
export function SessionList({
  sessions,
  end,
}: {
  sessions: DeskSession[];
  end: (session: DeskSession) => void;
}) {
  if (sessions.length === 0)
    return <p className="text-ink-soft text-sm">Not signed in anywhere.</p>;
  return (
    <ul className="rows">
      {sessions.map((session) => (
        <li key={session.id}>
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold text-sm">
              {session.device} {session.current && <Tag tone="garden">This device</Tag>}
            </p>
            <p className="text-ink-soft text-xs">
              Signed in {means[session.means]} {moment(session.createdAt)}, last used{" "}
              {moment(session.lastSeenAt)}
            </p>
          </div>
          {!session.current && (
            <Button look="secondary" className="button-small" onClick={() => end(session)}>
              Sign out<span className="sr-only"> on {session.device}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
