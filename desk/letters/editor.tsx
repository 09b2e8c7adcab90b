import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#desk/frame/notices.tsx";
import { ConflictPanel } from "#desk/pages/conflict-panel.tsx";
import { DocumentForm } from "#desk/pages/form/document-form.tsx";
import { reveal } from "#desk/pages/form/reveal.ts";
import { type View, ViewSwitch } from "#desk/pages/preview/view-switch.tsx";
import { SaveNote } from "#desk/pages/save-note.tsx";
import { useEditing } from "#desk/pages/use-editing.ts";
import { useChange } from "#desk/use-change.ts";
import { EmailPreview } from "./email-preview.tsx";
import type { LetterAnswer } from "./queries.ts";
import { SendTest } from "./send-test.tsx";

/** Leads to the field in the address, each time that somebody comes to it. */
const useField = (show: (view: View) => void) => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (!hash) return;
    // React draws nothing at once while it runs effects, and what is closed has to open first.
    queueMicrotask(() => {
      flushSync(() => show("form"));
      reveal(hash.slice(1));
    });
  }, [hash, key, show]);
};

const nothing = new Map<string, string>();

/** A letter while it is written: saved as one types, with the email beside it. */
export function LetterEditor({
  answer,
  reload,
}: {
  answer: LetterAnswer;
  reload: () => Promise<void>;
}) {
  const { letter, form, facts, targets, draft } = answer;
  const { id } = letter;
  const { editing, edited } = useEditing(answer, undefined);
  const [view, show] = useState<View>("form");
  const navigate = useNavigate();
  useField(show);
  const remove = useChange("letters/delete", {
    done: "The newsletter is deleted.",
    opens: () => "/letters",
    changes: ["letters", "today"],
  });
  const mend = useCallback(() => {}, []);
  const confirmSpanish = useCallback(() => {}, []);

  const whenSaved = async (act: () => void) => {
    if (await editing.saveNow()) act();
    else notify({ text: "Your last change isn't saved yet. Please try again.", failed: true });
  };
  const deleteIt = () =>
    remove.mutate(
      { id, revision: editing.revision() },
      { onSuccess: () => navigate("/letters"), onError: () => void reload() },
    );
  return (
    <>
      <div
        data-stays
        className="sticky top-0 z-20 -mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-limestone-200 border-b bg-paper px-4 py-2 sm:-mx-8 sm:px-8"
      >
        <div className="min-w-0 flex-1 basis-56">
          <SaveNote state={edited.state} hasDraft={draft !== null} />
        </div>
        <ViewSwitch view={view} show={show} />
        <Button
          className="button-small"
          disabled={edited.state.kind === "conflict"}
          onClick={() => whenSaved(() => navigate(`/letters/${id}/send`))}
        >
          Check and send…
        </Button>
      </div>
      {edited.state.kind === "conflict" && (
        <ConflictPanel
          conflict={edited.state.conflict}
          editing={editing}
          form={form}
          facts={facts}
        />
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className={view === "form" ? "min-w-0" : "hidden min-w-0 xl:block"}>
          <DocumentForm
            form={form}
            content={edited.content}
            facts={facts}
            targets={targets}
            problems={nothing}
            mend={mend}
            change={editing.change}
            writtenFor={[]}
            confirmSpanish={confirmSpanish}
            startsOpen
          />
          <div className="mt-5 flex flex-wrap gap-3">
            <SendTest id={id} whenSaved={whenSaved} className="xl:hidden" />
            <Button
              look="secondary"
              className="button-small"
              disabled={remove.isPending}
              onClick={() => whenSaved(deleteIt)}
            >
              Delete newsletter
            </Button>
          </div>
        </div>
        <div className={view === "preview" ? "min-w-0" : "hidden min-w-0 xl:block"}>
          <SendTest id={id} whenSaved={whenSaved} className="mb-4" />
          <EmailPreview id={id} content={edited.content} />
        </div>
      </div>
    </>
  );
}
