import { Outlet } from "react-router";
import type { Section } from "#desk/sections.tsx";
import { may } from "#rules/desk.ts";
import { useMe } from "./me.tsx";
import { NotAllowed } from "./states.tsx";

/** The server refuses by itself; this says so before anything is asked for. */
export function Guarded({ access }: { access: Section["access"] }) {
  const me = useMe();
  return access === "signed-in" || may(me, access) ? <Outlet /> : <NotAllowed />;
}
