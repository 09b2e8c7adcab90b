import { ButtonLink } from "#app/ui/button.tsx";

export const helpPath = "/help";

/** The way from a related page to whoever helps, or to one of its topics. */
export function HelpLink({ more, topic = "" }: { more: string; topic?: `#${string}` | "" }) {
  return (
    <ButtonLink to={`${helpPath}${topic}`} look="quiet">
      {more}
    </ButtonLink>
  );
}
