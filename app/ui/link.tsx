import type { ComponentProps } from "react";
import { useLanguage, useSay } from "#app/effects/language.ts";
import { isInSpanish, languageOf, pathIn } from "#rules/languages.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** False where the note that a page is in English stands elsewhere in the link. */
  noted?: boolean;
};

const isOfThisSite = (to: string) => to.startsWith("/") && !to.startsWith("//");

/** Where a link on a Spanish page leads: to the page in Spanish, or to the English one. */
const wayTo = (to: string) => {
  const path = to.replace(/[?#].*/s, "");
  if (languageOf(path) === "es") return { href: to };
  return isInSpanish(path)
    ? { href: pathIn("es", path) + to.slice(path.length) }
    : { href: to, hrefLang: "en" };
};

const useWay = (to: string) =>
  useLanguage() === "es" && isOfThisSite(to) ? wayTo(to) : { href: to };

/** Says, for all to read, that a page is there in English only. */
export function LinkNote({ to }: { to: string }) {
  const say = useSay();
  return useWay(to).hrefLang ? (
    <span className="ml-1 font-normal"> {say("(in English)")}</span>
  ) : null;
}

/**
 * A plain link: the browser asks navigation.ts about those that lead to other pages of the site. Words
 * and their note are one piece: where a link lays out its parts in a row they break like a sentence.
 */
export function Link({ to, noted = true, children, ...rest }: LinkProps) {
  const way = useWay(to);
  const isOnePiece = noted && way.hrefLang && typeof children === "string";
  return (
    <a {...way} {...rest}>
      {isOnePiece ? (
        <span>
          {children}
          <LinkNote to={to} />
        </span>
      ) : (
        <>
          {children}
          {noted && <LinkNote to={to} />}
        </>
      )}
    </a>
  );
}
