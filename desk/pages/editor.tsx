import { useQuery } from "@tanstack/react-query";
import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { post } from "#desk/call.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import type { ClickedText, Problem } from "#rules/pages.ts";
import type { Pair, WrittenFor } from "#rules/translations.ts";
import { BackLink, type CameFrom, type GivenToEditor, HereContext } from "./came-from.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import type { Editing } from "./editing.ts";
import { EditorBar } from "./editor-bar.tsx";
import { DocumentForm } from "./form/document-form.tsx";
import { placeOf, reveal } from "./form/reveal.ts";
import { SpanishForm } from "./form/spanish-form.tsx";
import { KeptElsewhere } from "./kept-elsewhere.tsx";
import { type At, atOf, editorAt } from "./places.ts";
import { type Edited, Preview } from "./preview/preview.tsx";
import type { View } from "./preview/view-switch.tsx";
import { ProblemList } from "./problem-list.tsx";
import { type DocumentAnswer, type FormField, oneDocument } from "./queries.ts";
import { useConfirmSpanish } from "./use-confirm-spanish.ts";
import { useEditing } from "./use-editing.ts";

const useGivenNow = () => useLocation().state as GivenToEditor | null;

/** What publishing found is used once: who loads the page again has perhaps fixed it. */
const useGiven = () => {
  const { pathname, hash } = useLocation();
  const state = useGivenNow();
  const [given] = useState(state);
  const navigate = useNavigate();
  useEffect(() => {
    if (!state?.problems && !state?.conflict) return;
    const { from, page, waiting } = state;
    const left: GivenToEditor = { from, page, waiting };
    navigate({ pathname, hash }, { replace: true, state: left });
  }, [navigate, pathname, hash, state]);
  return given;
};

/** What was found wrong in a field is no longer said once the field has changed. */
const useProblems = (given: Problem[] = [], name: string) => {
  const [left, setLeft] = useState(
    () =>
      new Map(
        given
          .filter((problem) => problem.name === name)
          .map(({ path, message }) => [atOf(path), message]),
      ),
  );
  const mend = useCallback(
    (at: At) =>
      setLeft((now) => {
        const kept = [...now].filter(([place]) => !`${place}.`.startsWith(`${at}.`));
        return kept.length === now.size ? now : new Map(kept);
      }),
    [],
  );
  const open = given.filter((problem) => problem.name !== name || left.has(atOf(problem.path)));
  return { left, mend, open };
};

/** Leads to the field in the address, each time that somebody comes to it. */
const useField = (show: (view: View) => void) => {
  const { hash, key } = useLocation();
  const lead = useCallback(
    (at: At) =>
      // React draws nothing at once while it runs effects, and what is closed has to open first.
      queueMicrotask(() => {
        flushSync(() => show("form"));
        reveal(at);
      }),
    [show],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (hash) lead(hash.slice(1));
  }, [hash, key, lead]);
  return lead;
};

/** Which Spanish is up to date, as far as it is known here. */
const useSpanish = ({ document: { name }, writtenFor }: DocumentAnswer, editing: Editing) => {
  const [known, setKnown] = useState<readonly WrittenFor[]>(writtenFor);
  const { mutate } = useConfirmSpanish();
  const confirmSpanish = useCallback(
    async ({ field, path, english, spanish }: Pair) => {
      await editing.saveNow();
      const onSuccess = () => setKnown((now) => [...now, { field, english, spanish }]);
      mutate({ name, path, english, spanish }, { onSuccess });
    },
    [editing, mutate, name],
  );
  return { writtenFor: known, confirmSpanish };
};

/** What somebody is editing. Where a page led them here, that page stays in view. */
const useEdited = (form: FormField, isLedAtFirst: boolean) => {
  const [edited, setEdited] = useState<Edited>();
  const led = useRef(isLedAtFirst);
  const note = (event: FocusEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    if (at === undefined) return;
    setEdited({ form, at, led: led.current });
    led.current = false;
  };
  return { edited, note, led };
};

function Opened({ answer, reload }: { answer: DocumentAnswer; reload: () => Promise<void> }) {
  const { document, english, form, facts, targets, pages } = answer;
  const { name, title } = document;
  const given = useGiven();
  const { editing, edited } = useEditing(answer, given?.conflict);
  const { left, mend, open } = useProblems(given?.problems, name);
  const [view, show] = useState<View>("form");
  const [page, showPage] = useState(given?.page ?? pages[0]?.path);
  const spanish = useSpanish(answer, editing);
  const lead = useField(show);
  const { edited: place, note, led } = useEdited(form, given?.page !== undefined);
  const navigate = useNavigate();
  const from = given?.from;
  const here = useMemo<CameFrom>(() => ({ name, title, page, from }), [name, title, page, from]);

  const leadTo = async (clicked: ClickedText) => {
    const { content } = editing.read();
    const { found } = await post("pages/find-text", { name, content, ...clicked });
    if (!found) return false;
    const at = atOf(found.path);
    const state: GivenToEditor = { page, from: here };
    if (found.name === name) {
      led.current = true;
      lead(at);
    } else navigate(editorAt(found.name, at), { state });
    return true;
  };
  return (
    <HereContext value={here}>
      <EditorBar
        answer={answer}
        editing={editing}
        edited={edited}
        view={view}
        show={show}
        reload={reload}
      />
      <KeptElsewhere name={name} />
      {edited.state.kind === "conflict" && (
        <ConflictPanel
          conflict={edited.state.conflict}
          editing={editing}
          form={form}
          facts={facts}
        />
      )}
      {open.length > 0 && <ProblemList problems={open} />}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes where somebody is */}
        <div className={view === "form" ? "min-w-0" : "hidden min-w-0 xl:block"} onFocus={note}>
          {english ? (
            <SpanishForm
              english={english}
              content={edited.content}
              facts={facts}
              problems={left}
              mend={mend}
              change={editing.change}
            />
          ) : (
            <DocumentForm
              form={form}
              content={edited.content}
              facts={facts}
              targets={targets}
              problems={left}
              mend={mend}
              change={editing.change}
              {...spanish}
            />
          )}
        </div>
        <div className={view === "preview" ? "min-w-0" : "hidden min-w-0 xl:block"}>
          <Preview
            name={name}
            content={edited.content}
            facts={facts}
            pages={pages}
            page={page}
            showPage={showPage}
            edited={place}
            leadTo={leadTo}
          />
        </div>
      </div>
    </HereContext>
  );
}

export default function Editor() {
  const { "*": name = "" } = useParams();
  const query = useQuery(oneDocument(name));
  const from = useGivenNow()?.from;
  const [turn, setTurn] = useState(0);
  const reload = async () => {
    await query.refetch();
    setTurn((now) => now + 1);
  };
  return (
    <Screen
      key={name}
      title={query.data?.document.title ?? "Edit"}
      lead={
        <span className="flex flex-wrap gap-x-5">
          {from && <BackLink from={from} />}
          <Link to="/pages" className="underline underline-offset-4">
            Back to pages
          </Link>
        </span>
      }
    >
      <Loaded query={query}>
        {(answer) => <Opened key={`${name} ${turn}`} answer={answer} reload={reload} />}
      </Loaded>
    </Screen>
  );
}
