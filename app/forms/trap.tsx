import { useSay } from "#app/effects/language.ts";
import { trapName } from "#rules/form-guard.ts";

/**
 * A field that only programs fill in. It is inert and not just out of sight but hidden: browsers
 * and password managers leave alone what nobody can see or reach.
 */
export function Trap() {
  return (
    <div inert aria-hidden="true" className="invisible sr-only">
      <label>
        {useSay()("Please leave this field empty")}
        <input
          name={trapName}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
