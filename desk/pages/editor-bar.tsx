import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { post } from "#desk/call.ts";
import { useMe } from "#desk/frame/me.tsx";
import { notify } from "#desk/frame/notices.tsx";
import { moment } from "#desk/time.ts";
import type { Edited, Editing } from "./editing.ts";
import { type View, ViewSwitch } from "./preview/view-switch.tsx";
import type { DocumentAnswer } from "./queries.ts";
import { SaveNote } from "./save-note.tsx";
import { isTroubled, scheduleInWords } from "./state-words.ts";
import { unsaved } from "./unsaved.ts";

/** Where the draft stands, and what can be done with it. It stays in sight. */
export function EditorBar({
  answer,
  editing,
  edited,
  view,
  show,
  reload,
}: {
  answer: DocumentAnswer;
  editing: Editing;
  edited: Edited;
  view: View;
  show: (view: View) => void;
  reload: () => Promise<void>;
}) {
  const { document, draft, offered } = answer;
  const { name, schedule } = document;
  const me = useMe();
  const navigate = useNavigate();
  const { state } = useLocation();
  const client = useQueryClient();
  const hasDraft = draft !== null || edited.state.kind !== "unchanged";
  const isOffered = offered && !hasDraft;
  const others = draft && draft.by !== (me.name || me.email) ? draft : undefined;

  const publish = async () => {
    if (await editing.saveNow({ unchanged: isOffered }))
      navigate(`/pages/publish/${name}`, { state });
  };
  const discard = async () => {
    const { content } = edited;
    await editing.saveNow();
    const base = editing.base();
    let revision: number;
    try {
      const seen = { name, revision: editing.revision() };
      ({ draftRevision: revision } = await post("pages/discard-draft", seen));
    } catch (error) {
      notify({ text: (error as Error).message, failed: true });
      return;
    }
    unsaved.write(me.id, name, undefined);
    await client.invalidateQueries({ queryKey: ["pages"] });
    await reload();
    notify({
      text: "The draft is discarded. The site hasn't changed.",
      undo: async () => {
        // As it was discarded: a colleague may have begun another draft since.
        await post("pages/save-draft", { name, revision, base, content });
        await reload();
      },
    });
  };
  return (
    <div
      data-stays
      className="sticky top-0 z-20 -mx-4 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-limestone-200 border-b bg-paper px-4 py-2 sm:-mx-8 sm:px-8"
    >
      <div className="min-w-0 flex-1 basis-56">
        {isOffered ? (
          <p className="text-ink-soft text-sm">A draft for a lawyer to read, not on the site yet</p>
        ) : (
          <SaveNote state={edited.state} hasDraft={draft !== null} />
        )}
        <p className="flex flex-wrap gap-1.5">
          {others && (
            <Tag tone="gold">
              Draft by {others.by}, {moment(others.at)}
            </Tag>
          )}
          {schedule && (
            <Tag tone={isTroubled(schedule) ? "brick" : "lake"}>{scheduleInWords(schedule)}</Tag>
          )}
        </p>
      </div>
      <ViewSwitch view={view} show={show} />
      <Link
        to={`/pages/history/${name}`}
        className="flex min-h-11 items-center rounded px-1 font-semibold text-sm underline underline-offset-4"
      >
        History
      </Link>
      {hasDraft && (
        <Button look="secondary" className="button-small" onClick={discard}>
          Discard draft
        </Button>
      )}
      <Button
        className="button-small"
        disabled={!(hasDraft || offered) || edited.state.kind === "conflict"}
        onClick={publish}
      >
        Publish…
      </Button>
    </div>
  );
}
