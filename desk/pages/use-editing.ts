import { useEffect, useState, useSyncExternalStore } from "react";
import { post } from "#desk/call.ts";
import { useMe } from "#desk/frame/me.tsx";
import type { Conflict } from "#rules/pages.ts";
import { type Editing, startEditing, type Written } from "./editing.ts";
import type { DocumentAnswer } from "./queries.ts";
import { unsaved } from "./unsaved.ts";

const lastSaves = new Map<string, Promise<unknown>>();

/**
 * Resolves when what was typed before somebody left the editor has been saved, or could not be, and
 * it is known what closed tabs left.
 */
export const lastSave = async (name: string) => {
  await lastSaves.get(name);
  await unsaved.findLeft();
};

/** As much of a document as is needed to write its draft. */
type Opened = Pick<DocumentAnswer, "content" | "draft" | "draftRevision"> & {
  document: Pick<DocumentAnswer["document"], "name" | "published">;
};

const startOf = (
  { document, content, draft, draftRevision }: Opened,
  kept: Written | undefined,
): Written => {
  const saved = draft?.content ?? content;
  const base = draft?.base ?? document.published;
  // What was begun from an older save goes to the desk as it is; the desk says who was faster.
  return kept ?? { content: saved, saved, revision: draftRevision, base };
};

const begin = (account: string, answer: Opened): Editing => {
  const { name } = answer.document;
  return startEditing({
    start: startOf(answer, unsaved.read(account, name)),
    send: (save) => post("pages/save-draft", { name, ...save }),
    keep: (written) => unsaved.write(account, name, written),
  });
};

/** The draft of a document while it is open in the editor. */
export const useEditing = (answer: Opened, refusedWith: Conflict | undefined) => {
  const { id } = useMe();
  const { name } = answer.document;
  const [editing] = useState(() => {
    const begun = begin(id, answer);
    if (refusedWith) begun.refuse(refusedWith);
    return begun;
  });
  useEffect(() => {
    const save = () => void editing.saveNow();
    const saveWhenHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    addEventListener("online", save);
    document.addEventListener("visibilitychange", saveWhenHidden);
    return () => {
      removeEventListener("online", save);
      document.removeEventListener("visibilitychange", saveWhenHidden);
      lastSaves.set(name, editing.saveNow());
    };
  }, [editing, name]);
  return { editing, edited: useSyncExternalStore(editing.subscribe, editing.read) };
};
