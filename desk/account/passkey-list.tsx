import { Button } from "#app/ui/button.tsx";
import type { DeskPasskey } from "#desk/queries.ts";
import { moment } from "#desk/time.ts";

export function PasskeyList({
  passkeys,
  remove,
}: {
  passkeys: DeskPasskey[];
  remove: (passkey: DeskPasskey) => void;
}) {
  if (passkeys.length === 0) return <p className="text-ink-soft text-sm">No passkeys yet.</p>;
  return (
    <ul className="rows">
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold text-sm">{passkey.label}</p>
            <p className="text-ink-soft text-xs">
              Created {moment(passkey.createdAt)},{" "}
              {passkey.lastUsedAt ? `last used ${moment(passkey.lastUsedAt)}` : "not used yet"}
            </p>
          </div>
          <Button look="secondary" className="button-small" onClick={() => remove(passkey)}>
            Remove passkey<span className="sr-only"> for {passkey.label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
