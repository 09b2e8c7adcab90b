import { useId, useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import { fromBox, inBox } from "./fact-names.ts";
import { type LinkTarget, likelyPages, mistakeInLink, wholeLink } from "./link-targets.ts";
import type { Facts } from "./words.ts";

const howToLink =
  "Type the name of a page and choose it, or enter a full address or an email address.";

const noFacts: Facts = new Map();

/** The pages that may be meant by an address that leads nowhere. */
function Likely({
  typed,
  targets,
  choose,
}: {
  typed: string;
  targets: readonly LinkTarget[];
  choose: (path: string) => void;
}) {
  const likely = likelyPages(typed, targets);
  if (likely.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      Did you mean
      {likely.map(({ path, title }) => (
        <button
          key={path}
          type="button"
          onClick={() => choose(path)}
          className="min-h-11 rounded font-semibold underline underline-offset-4"
        >
          {`${title} (${path})?`}
        </button>
      ))}
    </p>
  );
}

/** Where a link leads: the site's pages are offered by name, and one that is not there is named at once. */
export function LinkBox({
  label,
  name,
  value,
  change,
  targets,
  facts = noFacts,
  optional = false,
  hint,
  error,
}: {
  label: string;
  name: string;
  value: string;
  change: (href: string) => void;
  targets: readonly LinkTarget[];
  facts?: Facts;
  optional?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  const list = useId();
  const [left, setLeft] = useState(false);
  // Nobody is told of a mistake in the middle of a word.
  const [typing, setTyping] = useState(false);
  const isEmpty = value.trim() === "";
  const missing = left && !optional ? "This can't be empty." : undefined;
  const mistake = typing ? undefined : isEmpty ? missing : mistakeInLink(value, targets);
  const shown = error ?? mistake;
  return (
    <>
      <TextField
        label={label}
        name={name}
        optional={optional}
        hint={[hint, howToLink].filter(Boolean).join(" ")}
        {...(shown && { error: shown })}
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        value={inBox(value, facts)}
        onChange={({ target }) => {
          setTyping(true);
          change(fromBox(target.value, facts));
        }}
        onBlur={() => {
          setTyping(false);
          setLeft(true);
          if (!isEmpty) change(wholeLink(value));
        }}
      />
      <datalist id={list}>
        {targets.map(
          ({ path, title }) => title && <option key={path} value={path} label={title} />,
        )}
      </datalist>
      {shown && !isEmpty && <Likely typed={value} targets={targets} choose={change} />}
    </>
  );
}
