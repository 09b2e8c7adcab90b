import { Fragment } from "react";
import { useLanguage } from "#app/effects/language.ts";
import { givingPath } from "#rules/giving-page.ts";
import { linkParts } from "./link-parts.ts";

/** A sentence in which every phone number, mail address and "My giving" can be tapped. */
export function LinkedText({ text }: { text: string }) {
  const isForeign = useLanguage() !== "en";
  return linkParts(text).map(({ at, text, href }) =>
    href ? (
      <a
        key={at}
        href={href}
        {...(isForeign && href === givingPath && { lang: "en", hrefLang: "en" })}
        className={`underline underline-offset-4 ${href.startsWith("tel:") ? "whitespace-nowrap" : "wrap-anywhere"}`}
      >
        {text}
      </a>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
