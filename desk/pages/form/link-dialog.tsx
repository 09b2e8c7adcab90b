import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { type Edit, type LinkAt, putLink, removeLink } from "./marks.ts";

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
  const put = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    close(putLink(link, String(typed.get("link-words")), String(typed.get("link-to"))));
  };
  return (
    <Modal title={isNew ? "Add a link" : "Edit the link"} close={() => close()}>
      <form ref={form} className="grid gap-4" onSubmit={put}>
        <TextField
          label="Words"
          name="link-words"
          autoComplete="off"
          pattern=".*\S.*"
          required
          defaultValue={link.words}
        />
        <TextField
          label="Link to"
          hint="A page such as /give, a full address, or an email address."
          name="link-to"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          pattern=".*\S.*"
          required
          defaultValue={link.href}
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
