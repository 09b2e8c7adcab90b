import { useLanguage } from "#app/effects/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { dialHref } from "#app/ui/link-parts.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { NeedHelp as Help } from "#content/need-help.ts";
import { pathIn } from "#rules/languages.ts";
import { helpPath } from "./help-link.tsx";

const moreLink = "inline-flex min-h-7 items-center underline underline-offset-4 lg:min-h-11";

type TwoLanguages = Help["note"];

/**
 * For somebody in trouble, on one screen of a phone: on English pages in Spanish, too. It leads on
 * to the page about help, except from there.
 */
export function NeedHelp({ help, leadsOn = true }: { help: Help; leadsOn?: boolean }) {
  const language = useLanguage();
  const both = language === "en";
  return (
    <section aria-labelledby="need-help" className="bg-gold-300 py-5 md:py-10">
      <div className="frame">
        <h2
          id="need-help"
          className="flex flex-wrap items-baseline gap-x-4 text-xl tracking-normal [word-spacing:0.06em] md:text-2xl"
        >
          {help.heading[language]}{" "}
          {both && (
            <span lang="es" className="text-lg md:text-xl">
              {help.heading.es}
            </span>
          )}
        </h2>
        <ul className="mt-2 grid grid-cols-1 gap-x-8 divide-y divide-ink/20 md:mt-6 md:grid-cols-2 md:divide-y-0 md:gap-y-6 xl:grid-cols-4">
          {help.lines.map(({ icon, title, text, phone }) => (
            <li
              key={phone}
              className="flex flex-wrap items-center justify-between gap-x-3 py-2 md:grid md:grid-cols-1 md:grid-rows-[auto_1fr_auto] md:items-start md:border-ink/25 md:border-t md:pt-4"
            >
              <h3 className="flex grow items-center gap-3 text-lg leading-tight tracking-normal [word-spacing:0.09em] max-md:basis-32">
                <Icon name={icon} className="size-6 shrink-0 md:size-8" />
                <span>
                  {title[language]}{" "}
                  {both && (
                    <span lang="es" className="block font-sans text-sm">
                      {title.es}
                    </span>
                  )}
                </span>
              </h3>
              <Dial phone={phone} call={help.call[language]} />
              <Said text={text} className="basis-full md:row-start-2 md:mt-3" />
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-8 border-ink/25 border-t pt-1 md:mt-4 md:pt-4">
          {help.urgentLines.map(({ label, phone }) => (
            <li
              key={phone}
              className="flex min-h-8 flex-wrap items-center justify-between gap-x-2 text-xs max-sm:basis-full md:text-sm"
            >
              <span>
                {label[language]}
                {both && (
                  <>
                    {" · "}
                    <span lang="es">{label.es}</span>
                  </>
                )}
              </span>
              <a href={dialHref(phone)} className="py-1 font-bold underline underline-offset-4">
                {phone}
              </a>
            </li>
          ))}
        </ul>
        {/* On smaller screens the urgent numbers above lead there in the page's own language. */}
        {leadsOn && (
          <p className="flex flex-wrap gap-x-6 font-bold text-sm lg:mt-4">
            <Link to={helpPath} className={`${moreLink} max-lg:hidden`}>
              {help.more[language]}
            </Link>
            {both && (
              <a href={pathIn("es", helpPath)} lang="es" hrefLang="es" className={moreLink}>
                {help.more.es}
              </a>
            )}
          </p>
        )}
        <Said text={help.note} />
      </div>
    </section>
  );
}

function Dial({ phone, call }: { phone: string; call: string }) {
  return (
    <a
      href={dialHref(phone)}
      className="inline-flex min-h-11 w-fit md:mt-4 items-center gap-2 whitespace-nowrap rounded-full bg-ink px-4 font-bold text-white hover:bg-brick-700"
    >
      <Icon name="phone" className="size-4.5 text-gold-300" />
      <span className="sr-only">{call}</span> {phone}
    </a>
  );
}

function Said({ text, className = "" }: { text: TwoLanguages; className?: string }) {
  return (
    <div className={`mt-1 text-xs leading-snug md:text-sm ${className}`}>
      {useLanguage() === "en" && (
        <p>
          <LinkedText text={text.en} />
        </p>
      )}
      <p lang="es">
        <LinkedText text={text.es} />
      </p>
    </div>
  );
}
