import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { OnRequest } from "./on-request.tsx";

/** The choices that narrow a list. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <OnRequest
    show="Show filters"
    hide="Hide filters"
    icon={SlidersHorizontal}
    className="grid-cols-2 items-end gap-4 md:flex md:flex-wrap"
  >
    {children}
  </OnRequest>
);
