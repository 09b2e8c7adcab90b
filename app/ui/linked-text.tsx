import { Fragment } from "react";
import { linkParts } from "./link-parts.ts";

/** A sentence in which every phone number, mail address and "My giving" can be tapped. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ at, text, href }) =>
    href ? (
      <a
        key={at}
        href={href}
        className={`underline underline-offset-4 ${href.startsWith("tel:") ? "whitespace-nowrap" : "wrap-anywhere"}`}
      >
        {text}
      </a>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
