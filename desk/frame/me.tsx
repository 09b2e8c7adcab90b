import { createContext, useContext } from "react";
import type { Me } from "#desk/queries.ts";

export const MeContext = createContext<Me | undefined>(undefined);

/** Who is signed in. Below the shell somebody always is. */
export const useMe = (): Me => {
  const me = useContext(MeContext);
  if (!me) throw new Error("Nobody is signed in here.");
  return me;
};
