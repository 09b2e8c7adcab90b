import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { OnRequest } from "./on-request.tsx";

/** The name of a choice and what is chosen, or nothing where it is as usual. */
export const chosenOf = <Value extends string>(
  label: string,
  choices: Record<Value, string>,
  value: Value,
  usual: Value,
) => (value === usual ? [] : [`${label}: ${choices[value]}`]);

/** The choices that narrow a list. What is chosen is said also where the choices wait for a tap. */
export const Filters = ({ chosen, children }: { chosen: string[]; children: ReactNode }) => (
  <>
    {chosen.length > 0 && (
      <p className="text-sm md:hidden">
        Showing only: <strong>{chosen.join(", ")}</strong>
      </p>
    )}
    <OnRequest
      show="Show filters"
      hide="Hide filters"
      icon={SlidersHorizontal}
      className="grid-cols-2 items-end gap-4 md:flex md:flex-wrap"
    >
      {children}
    </OnRequest>
  </>
);
