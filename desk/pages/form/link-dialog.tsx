import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { LinkBox } from "./link-box.tsx";
import { mistakeInLink } from "./link-targets.ts";
import { addressTyped, type Edit, type LinkAt, putLink, removeLink } from "./marks.ts";
import { useForm } from "./tools.tsx";

const empty = "This can't be empty.";

/** Brackets are the link's own marks, and left out of its words. */
const hasWords = (words: string) => /[^\s[\]]/.test(words);

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
  const { facts, targets } = useForm();
  const [words, setWords] = useState(link.words);
  const [to, setTo] = useState(link.href);
  const [tried, setTried] = useState(false);
  const wrongWords = hasWords(words) ? undefined : empty;
  const wrongAddress = to.trim() ? mistakeInLink(addressTyped(to), targets) : empty;
  const put = (event: FormEvent) => {
    event.preventDefault();
    if (!wrongWords && !wrongAddress) return close(putLink(link, words, to));
    setTried(true);
    const wrong = wrongWords ? "link-words" : "link-to";
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
          value={words}
          onChange={({ target }) => setWords(target.value)}
          {...(tried && wrongWords && { error: wrongWords })}
        />
        <div>
          <LinkBox
            label="Link to"
            name="link-to"
            value={to}
            change={setTo}
            targets={targets}
            facts={facts}
            error={tried ? wrongAddress : undefined}
          />
        </div>
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
