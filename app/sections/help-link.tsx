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

export type WayToHelp = { question: string; more: string };

/** For somebody who came to a page about giving or helping and is in need: its last words. */
export function HelpBand({ wayToHelp: { question, more } }: { wayToHelp: WayToHelp }) {
  return (
    <p className="frame flex flex-wrap items-center gap-x-5 py-8 font-display text-xl no-print">
      {question}
      <span className="font-sans text-base">
        <HelpLink more={more} />
      </span>
    </p>
  );
}
