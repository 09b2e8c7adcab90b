import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import type { Conflict, Problem } from "#rules/pages.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { DocumentForm } from "./form/document-form.tsx";
import { reveal } from "./form/reveal.ts";
import { factsByToken } from "./form/words.ts";
import { type At, atOf } from "./places.ts";
import { findField } from "./preview/find-field.ts";
import { Preview } from "./preview/preview.tsx";
import { type DocumentAnswer, oneDocument } from "./queries.ts";
import { useEditing } from "./use-editing.ts";

/** What publishing found, when it led back here. */
export type FromPublishing = { problems?: Problem[]; conflict?: Conflict; at?: At };

/** Used once: who loads the page again has perhaps mended it. */
const useGiven = () => {
  const { state, pathname } = useLocation() as { state: FromPublishing | null; pathname: string };
  const [given] = useState(state);
  const navigate = useNavigate();
  useEffect(() => {
    if (state) navigate(pathname, { replace: true, state: null });
  }, [navigate, pathname, state]);
  return given;
};

const useProblems = (given: Problem[] | undefined, name: string) =>
  useMemo(
    () =>
      new Map(
        given
          ?.filter((problem) => problem.name === name)
          .map(({ path, message }) => [atOf(path), message]) ?? [],
      ),
    [given, name],
  );

function Opened({ answer, reload }: { answer: DocumentAnswer; reload: () => Promise<void> }) {
  const { document, form, facts, pages } = answer;
  const given = useGiven();
  const { editing, edited } = useEditing(answer, given?.conflict);
  const problems = useProblems(given?.problems, document.name);
  const [showing, setShowing] = useState<"form" | "page">("form");
  const known = useMemo(() => factsByToken(facts), [facts]);
  useEffect(() => {
    if (given?.at) reveal(given.at);
  }, [given]);

  const leadTo = (texts: string[], nth: number) => {
    const at = findField(form, editing.read().content, known, texts, nth);
    if (at === undefined) return false;
    setShowing("form");
    // On a phone the form has to be there first.
    requestAnimationFrame(() => reveal(at));
    return true;
  };
  return (
    <>
      <EditorBar
        answer={answer}
        editing={editing}
        edited={edited}
        showing={showing}
        show={setShowing}
        reload={reload}
      />
      {edited.state.kind === "conflict" && (
        <ConflictPanel conflict={edited.state.conflict} editing={editing} form={form} />
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className={showing === "form" ? "min-w-0" : "hidden min-w-0 xl:block"}>
          <DocumentForm
            form={form}
            content={edited.content}
            facts={facts}
            problems={problems}
            change={editing.change}
          />
        </div>
        <div className={showing === "page" ? "min-w-0" : "hidden min-w-0 xl:block"}>
          <Preview name={document.name} content={edited.content} pages={pages} leadTo={leadTo} />
        </div>
      </div>
    </>
  );
}

export default function Editor() {
  const { "*": name = "" } = useParams();
  const query = useQuery(oneDocument(name));
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
        <Link to="/pages" className="underline underline-offset-4">
          Back to pages
        </Link>
      }
    >
      <Loaded query={query}>
        {(answer) => <Opened key={`${name} ${turn}`} answer={answer} reload={reload} />}
      </Loaded>
    </Screen>
  );
}
