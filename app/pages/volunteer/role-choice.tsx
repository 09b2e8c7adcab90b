import { type RefObject, useEffect, useRef, useState } from "react";
import { useSay } from "#app/effects/language.ts";
import { useAddress } from "#app/effects/use-address.ts";
import { useHydrated } from "#app/effects/use-hydrated.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { fieldId } from "#app/ui/field.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import type { OpenRole } from "#content/open-roles.ts";
import type { VolunteerRoles } from "#content/volunteer-roles.ts";

/** The roles in the list are fields of the application further down, with and without script. */
export const applicationForm = "volunteer-application";

const name = "role";

/** Chooses a role where it is described, and leads to the rest of the application. */
export function RoleButton({ role, apply }: { role: OpenRole; apply: string }) {
  const say = useSay();
  return (
    <div className="group mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
      <label
        className={buttonClass(
          "secondary",
          "relative cursor-pointer not-has-checked:hover:bg-ink not-has-checked:hover:text-white has-focus-visible:outline-3 has-focus-visible:outline-lake-500 has-focus-visible:outline-offset-3 has-checked:border-brick-600 has-checked:bg-brick-600 has-checked:text-white",
        )}
      >
        <input
          type="radio"
          name={name}
          value={role.name}
          form={applicationForm}
          onClick={({ detail }) => detail > 0 && goToApplication()}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
        />
        <Glyph name="check" className="hidden size-4 stroke-3 peer-checked:block" />
        {apply}
        <span className="sr-only"> {role.title}</span>
      </label>
      <a
        href="#application"
        className={buttonClass("quiet", "hidden [.group:has(:checked)_&]:inline-flex")}
      >
        {say("Fill out the application")}
      </a>
    </div>
  );
}

/** Whoever goes through the list by keyboard stays there, and finds a link. */
const goToApplication = () => {
  location.hash = "application";
  // Also the second time, when the address does not change.
  document.getElementById("application")?.scrollIntoView();
  document.getElementById(fieldId(name))?.focus({ preventScroll: true });
};

/** The role that somebody would like. It is no part of the application that the sections ask for. */
export function RoleChoice({
  roles,
  label,
  words,
}: {
  roles: readonly OpenRole[];
  label: string;
  words: VolunteerRoles["words"]["field"];
}) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const { chosen, gone } = useChosen(box, roles);
  const isDrawnByScript = useHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would leave the box.
    <div
      ref={box}
      role="group"
      id={fieldId(name)}
      aria-labelledby={`${fieldId(name)}-label`}
      tabIndex={-1}
      className="mb-10 rounded-card bg-garden-100 p-5"
    >
      {!isDrawnByScript && <style>{showingRules(roles)}</style>}
      <p id={`${fieldId(name)}-label`} className="font-semibold text-sm">
        {label} <span className="font-normal text-ink-soft">{say("(optional)")}</span>
      </p>
      {roles.map((role) => (
        <p
          key={role.name}
          data-chosen={role.name}
          hidden={isDrawnByScript && chosen !== role.name}
          className="mt-2 flex items-start gap-3"
        >
          <Glyph name="check" className="mt-0.5 size-6 shrink-0 stroke-3 text-garden-700" />
          <span>
            <strong>{role.title}</strong>
            <span className="block text-ink-soft text-sm">{role.when}</span>
          </span>
        </p>
      ))}
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          type="radio"
          name={name}
          value=""
          defaultChecked
          className="size-6 shrink-0 accent-brick-600"
        />
        {words.none}
      </label>
      <a href="#roles" className="text-sm underline underline-offset-4 hover:text-ink">
        {words.hint}
      </a>
      {gone && <p className="mt-3 font-semibold text-brick-900 text-sm">{words.gone}</p>}
    </div>
  );
}

/** Without script, the page itself shows which role was chosen in the list. */
const showingRules = (roles: readonly Pick<OpenRole, "name">[]) =>
  `[data-chosen]{display:none}${roles
    .map(
      (role) =>
        `body:has([name=${name}][value=${role.name}]:checked) [data-chosen=${role.name}]{display:flex}`,
    )
    .join("")}`;

/** What is chosen: in the list, or by a link to the page, unless the visitor was faster. */
const useChosen = (box: RefObject<HTMLDivElement | null>, roles: readonly OpenRole[]) => {
  const [chosen, setChosen] = useState("");
  const [gone, setGone] = useState(false);
  const asked = useAddress()?.searchParams.get("role");
  useEffect(() => {
    const form = box.current?.closest("form");
    const radios = form?.elements.namedItem(name);
    if (!form || !(radios instanceof RadioNodeList)) return;
    const isOffered = roles.some((role) => role.name === asked);
    setGone(Boolean(asked) && !isOffered);
    if (asked && isOffered && !radios.value) radios.value = asked;
    const look = () => setChosen(radios.value);
    look();
    // Those in the list stand outside the form, which is emptied after it has said so.
    const lookLater = () => setTimeout(look);
    document.addEventListener("change", look);
    form.addEventListener("reset", lookLater);
    return () => {
      document.removeEventListener("change", look);
      form.removeEventListener("reset", lookLater);
    };
  }, [box, asked, roles]);
  return { chosen, gone };
};
