import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useAddress } from "#app/effects/use-address.ts";
import { SelectField } from "#app/ui/field.tsx";
import type { VolunteerRoles } from "#content/volunteer-roles.ts";
import type { Offer } from "#rules/fields.ts";

type Words = VolunteerRoles["words"]["field"];
type Field = Omit<ComponentProps<typeof SelectField>, "options" | "placeholder" | "hint">;

/** The role that somebody would like. It is no part of the application that the sections ask for. */
export function RoleChoice({
  offers,
  words,
  field,
}: {
  offers: readonly Offer[];
  words: Words;
  field: Field;
}) {
  const { select, gone } = useAskedRole(offers);
  return (
    <div className="mb-10 rounded-card bg-garden-100 p-5">
      <SelectField
        {...field}
        ref={select}
        hint={words.hint}
        placeholder={words.none}
        options={offers}
      />
      {gone && <p className="mt-3 font-semibold text-brick-900 text-sm">{words.gone}</p>}
    </div>
  );
}

/** Chooses the role that a link to the page names, unless the visitor was faster. */
const useAskedRole = (offers: readonly Offer[]) => {
  const select = useRef<HTMLSelectElement>(null);
  const [gone, setGone] = useState(false);
  const asked = useAddress()?.searchParams.get("role");
  useEffect(() => {
    if (!asked || !select.current) return;
    const isOffered = offers.some(({ name }) => name === asked);
    setGone(!isOffered);
    if (isOffered && !select.current.value) select.current.value = asked;
  }, [asked, offers]);
  return { select, gone };
};
