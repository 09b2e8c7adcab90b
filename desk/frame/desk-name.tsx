import { useQuery } from "@tanstack/react-query";
import { session } from "#desk/queries.ts";

/** As it is published; nothing is said until that is known. */
export const useOrganisation = () => useQuery(session).data?.organisation;

export function DeskName() {
  return (
    <span>
      {useOrganisation()?.name} <span className="text-ink">desk</span>
    </span>
  );
}

/** What the window's tab says. */
export function DeskTitle({ of }: { of: string }) {
  const name = useOrganisation()?.name;
  return <title>{`${of} · ${name ? `${name} desk` : "Desk"}`}</title>;
}
