import { Fragment } from "react";
import { richParts, type Span } from "#rules/rich-text.ts";
import { Link } from "./link.tsx";

function Spans({ spans }: { spans: Span[] }) {
  return spans.map(({ text, bold, href }, position) => {
    const key = `${position} ${text}`;
    if (href)
      return (
        <Link key={key} to={href} className="wrap-anywhere underline underline-offset-4">
          {text}
        </Link>
      );
    return bold ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>;
  });
}

/** A text with paragraphs, lists, bold words and links. */
export function RichText({ text }: { text: string }) {
  return richParts(text).map(({ kind, lines }, part) => {
    const rows = lines.map((spans, row) => ({ key: `${part} ${row}`, spans, first: row === 0 }));
    if (kind === "list")
      return (
        <ul key={`list ${rows[0]?.key}`} className="max-w-3xl list-disc space-y-1 pl-6 text-lg">
          {rows.map(({ key, spans }) => (
            <li key={key}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
    return (
      <p key={`text ${rows[0]?.key}`} className="max-w-3xl text-lg not-first:mt-4">
        {rows.map(({ key, spans, first }) => (
          <Fragment key={key}>
            {!first && <br />}
            <Spans spans={spans} />
          </Fragment>
        ))}
      </p>
    );
  });
}
