import { memo, useCallback, useMemo, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { ChangedText } from "#desk/pages/change-list.tsx";
import type { At } from "#desk/pages/places.ts";
import type { DocumentAnswer, Fact } from "#desk/pages/queries.ts";
import { tokensIn } from "#rules/tokens.ts";
import { type SpanishText, translationsOf, withSpanish } from "#rules/translations.ts";
import { fromBox, inBox } from "./fact-names.ts";
import { type Facts, factsByToken } from "./words.ts";

type English = NonNullable<DocumentAnswer["english"]>;

const textsOf = (content: unknown) => (content as { texts: SpanishText[] }).texts;

/** Both languages of a document side by side, text by text, in the order of the English form. */
export function SpanishForm({
  english,
  content,
  facts,
  problems,
  mend,
  change,
}: {
  english: English;
  content: unknown;
  facts: readonly Fact[];
  /** What the desk found wrong, by place. */
  problems: ReadonlyMap<At, string>;
  mend: (at: At) => void;
  change: (change: (content: unknown) => unknown) => void;
}) {
  const [onlyOpen, setOnlyOpen] = useState(false);
  const rows = useMemo(() => translationsOf(english, textsOf(content)), [english, content]);
  const isOpen = ({ spanish, older }: (typeof rows)[number]) => !spanish || older !== undefined;
  // What was open stays in sight while it is written.
  const [openAtFirst] = useState(() => new Set(rows.filter(isOpen).map(({ place }) => place)));
  const missing = rows.filter(({ spanish }) => spanish === "").length;
  const outdated = rows.filter(({ older }) => older !== undefined).length;
  const known = useMemo(() => factsByToken(facts), [facts]);
  const write = useCallback(
    (place: string, typed: string) => {
      const spanish = fromBox(typed, known);
      mend(place);
      change((now) => ({ texts: withSpanish(english, textsOf(now), place, spanish) }));
    },
    [change, english, known, mend],
  );
  if (rows.length === 0)
    return (
      <p role="status" className="sheet">
        There is nothing to translate yet: the English on the site has no text.
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="sheet flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <p role="status">{statusOf(missing, outdated)}</p>
          {english.some((one) => tokensIn(one.english).length > 0) && (
            <p className="text-ink-soft text-sm">
              Copy each name in {"{ }"} as it is. The site fills it in.
            </p>
          )}
        </div>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={onlyOpen}
            onChange={({ target }) => setOnlyOpen(target.checked)}
            className="size-5"
          />
          Show only texts to translate
        </label>
      </div>
      <ul className="sheet grid grid-cols-1 gap-6">
        {rows.map((row, position) => {
          const { label = "", changed = null } = english[position] ?? {};
          if (onlyOpen && !openAtFirst.has(row.place)) return null;
          return (
            <Row
              key={row.place}
              place={row.place}
              label={label}
              english={inBox(row.english, known)}
              spanish={inBox(row.spanish, known)}
              isOutdated={row.older !== undefined}
              changed={changed}
              facts={known}
              problem={problems.get(row.place)}
              write={write}
            />
          );
        })}
      </ul>
    </div>
  );
}

const statusOf = (missing: number, outdated: number) => {
  if (missing + outdated === 0) return "Everything is translated.";
  return [
    missing > 0 && `${missing} not translated: pages show the English.`,
    outdated > 0 && `${outdated} out of date: the English has changed.`,
  ]
    .filter(Boolean)
    .join(" ");
};

const Row = memo(function Row({
  place,
  label,
  english,
  spanish,
  isOutdated,
  changed,
  facts,
  problem,
  write,
}: {
  place: string;
  label: string;
  english: string;
  spanish: string;
  isOutdated: boolean;
  changed: English[number]["changed"];
  facts: Facts;
  problem: string | undefined;
  write: (place: string, spanish: string) => void;
}) {
  return (
    <li className="@container min-w-0">
      <div className="grid grid-cols-1 gap-x-4 gap-y-2 @md:grid-cols-2">
        <div className="min-w-0">
          <p className="mb-1.5 font-semibold text-sm">{label}</p>
          <p lang="en" className="whitespace-pre-wrap wrap-anywhere">
            {changed ? (
              <ChangedText
                parts={changed.map((part) => ({ ...part, text: inBox(part.text, facts) }))}
              />
            ) : (
              english
            )}
          </p>
        </div>
        <div className="min-w-0">
          <TextArea
            label={`${label} in Spanish`}
            name={place}
            lang="es"
            rows={Math.min(12, Math.max(2, Math.ceil(english.length / 45)))}
            value={spanish}
            placeholder={spanish ? undefined : "Not translated"}
            onChange={({ target }) => write(place, target.value)}
            {...(problem && { error: problem })}
          />
          <div role="status">
            {isOutdated && (
              <div className="mt-2 grid justify-items-start gap-2 rounded-xl bg-gold-100 p-3 text-sm">
                <p>
                  The English has changed. Please change the Spanish too, unless it is still right.
                </p>
                <Button
                  look="secondary"
                  className="button-small"
                  onClick={() => write(place, spanish)}
                >
                  Still right<span className="sr-only">: {label}</span>
                </Button>
              </div>
            )}
          </div>
        </div>
      </div>
    </li>
  );
});
