import { useId } from "react";
import { FieldError } from "#app/ui/field.tsx";
import { type Permission, permissionNames, permissionOpens, permissions } from "#rules/desk.ts";

export type Rights = { owner: boolean; permissions: Permission[] };

const box = "size-6 shrink-0 accent-brick-600";
const row = "flex min-h-11 items-start gap-3 py-1.5";

/** What a person may do. An owner may everything, so the rest is then beside the point. */
export function RightsFields({
  rights,
  change,
  error,
}: {
  rights: Rights;
  change: (rights: Rights) => void;
  error?: string | undefined;
}) {
  const name = useId();
  const toggle = (permission: Permission, on: boolean) =>
    change({
      ...rights,
      permissions: permissions.filter((one) =>
        one === permission ? on : rights.permissions.includes(one),
      ),
    });
  return (
    <fieldset aria-describedby={error && `field-${name}-error`}>
      <legend className="mb-1 font-semibold text-sm">Can work with</legend>
      <p className="mb-2 text-ink-soft text-xs">
        Everyone also sees Today and Email. They show only the areas you choose here.
      </p>
      {permissions.map((permission) => (
        <label key={permission} className={row}>
          <input
            type="checkbox"
            className={box}
            disabled={rights.owner}
            checked={rights.owner || rights.permissions.includes(permission)}
            onChange={(event) => toggle(permission, event.target.checked)}
          />
          <span>
            {permissionNames[permission]}
            <span className="block text-ink-soft text-xs">{permissionOpens[permission]}</span>
          </span>
        </label>
      ))}
      <label className={`${row} mt-1 border-limestone-200 border-t`}>
        <input
          type="checkbox"
          className={box}
          checked={rights.owner}
          onChange={(event) => change({ ...rights, owner: event.target.checked })}
        />
        <span>
          Owner
          <span className="block text-ink-soft text-xs">
            All of the above, and the team, privacy requests and the log.
          </span>
        </span>
      </label>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
