import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { isLink, linkWanted } from "#rules/links.ts";
import { addressTyped, type Edit, type LinkAt, putLink, removeLink } from "./marks.ts";

const names = ["link-words", "link-to"] as const;
type Mistakes = Partial<Record<(typeof names)[number], string | undefined>>;

const empty = "This cannot be empty.";

const mistakeInAddress = (typed: string) => {
  if (!typed.trim()) return empty;
  return isLink(addressTyped(typed)) ? undefined : linkWanted;
};

const mistakesIn = (words: string, to: string): Mistakes => ({
  // Brackets are the link's own marks, and left out of its words.
  "link-words": /[^\s[\]]/.test(words) ? undefined : empty,
  "link-to": mistakeInAddress(to),
});

/** Asks for the words of a link and where it leads. */
export function LinkDialog({ link, close }: { link: LinkAt; close: (change?: Edit) => void }) {
  const isNew = link.href === "";
  const form = useRef<HTMLFormElement>(null);
  const first = link.words ? "link-to" : "link-words";
  // Runs after the window has opened and taken the focus to its close button.
  useEffect(
    () => form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus(),
    [first],
  );
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const put = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [words = "", to = ""] = names.map((name) => String(typed.get(name)));
    const found = mistakesIn(words, to);
    const wrong = names.find((name) => found[name]);
    if (!wrong) return close(putLink(link, words, to));
    setMistakes(found);
    form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <Modal title={isNew ? "Add a link" : "Edit the link"} close={() => close()}>
      <form ref={form} noValidate className="grid gap-4" onSubmit={put}>
        <TextField
          label="Words"
          name="link-words"
          autoComplete="off"
          required
          defaultValue={link.words}
          {...(mistakes["link-words"] && { error: mistakes["link-words"] })}
        />
        <TextField
          label="Link to"
          hint="A page such as /give, a full address, or an email address."
          name="link-to"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          required
          defaultValue={link.href}
          {...(mistakes["link-to"] && { error: mistakes["link-to"] })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{isNew ? "Add link" : "Save link"}</Button>
          {!isNew && (
            <Button look="secondary" onClick={() => close(removeLink(link))}>
              Remove link
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
