import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation, useNavigate, useParams } from "react-router";
import { CallFailed, post, read } from "#desk/call.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import type { GivenToEditor } from "#desk/pages/came-from.tsx";
import { ChangeList } from "#desk/pages/change-list.tsx";
import { FilesBehind } from "#desk/pages/files-behind.tsx";
import { atOf, editorAt } from "#desk/pages/places.ts";
import { ProblemList } from "#desk/pages/problem-list.tsx";
import type { ChangesAnswer, DocumentAnswer } from "#desk/pages/queries.ts";
import { NotInSpanish } from "./not-in-spanish.tsx";
import { OutdatedSpanish } from "./outdated-spanish.tsx";
import { PagesThatChange } from "./pages-that-change.tsx";
import { PublishForm } from "./publish-form.tsx";
import { ScheduleNote } from "./schedule-note.tsx";
import { usePublishing } from "./use-publishing.ts";

/** Where the editor was opened from: it is opened again with the same. */
const useGiven = () => useLocation().state as GivenToEditor | null;

type Looked = { answer: DocumentAnswer; changes: ChangesAnswer };

/** Always asked anew: others publish too. */
const looked = (name: string) => ({
  queryKey: ["pages/changes", { name }],
  queryFn: async (): Promise<Looked> => {
    const answer = await read("pages/document", { name });
    const changes = answer.draft
      ? await post("pages/changes", { documents: [{ name }] })
      : { documents: [], problems: [], pages: [], behind: [], outdated: [], inEnglish: [] };
    return { answer, changes };
  },
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

function Ready({ name, looked: { answer, changes } }: { name: string; looked: Looked }) {
  const navigate = useNavigate();
  const came = useGiven();
  const publishing = usePublishing("pages/publish", {
    page: () => changes.pages?.[0],
    scheduled: "It is scheduled and will be published automatically.",
    opens: editorAt(name),
  });
  const { draft } = answer;
  if (!draft) return <p>There is no draft. Everything is published.</p>;
  const publish = (given: object) =>
    publishing.mutate(
      { documents: [{ name, revision: draft.revision }], ...given },
      {
        onSuccess: () =>
          came?.waiting
            ? navigate(`/pages/publish/${came.waiting}`, { state: { ...came, waiting: undefined } })
            : navigate(editorAt(name), { state: came }),
        onError: (error) => {
          const conflict = error instanceof CallFailed ? error.details?.conflict : undefined;
          const state: GivenToEditor = { ...came, ...(conflict && { conflict }) };
          if (conflict) navigate(editorAt(name), { state });
        },
      },
    );
  const refused = publishing.error instanceof CallFailed ? publishing.error.details?.problems : [];
  const problems = refused && refused.length > 0 ? refused : changes.problems;
  const first = problems.find((problem) => problem.name === name && problem.path.length > 0);
  if (first) {
    const state: GivenToEditor = { ...came, problems };
    return <Navigate to={editorAt(name, atOf(first.path))} state={state} replace />;
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0">
        {problems.length > 0 && <ProblemList problems={problems} />}
        <OutdatedSpanish
          document={name}
          outdated={changes.outdated}
          facts={answer.facts}
          given={came}
        />
        <NotInSpanish texts={changes.inEnglish} facts={answer.facts} />
        <ScheduleNote schedule={answer.document.schedule} />
        <section className="sheet grid grid-cols-1 gap-4">
          <h2 className="text-lg">What will change</h2>
          <PagesThatChange pages={changes.pages} all={answer.pages} />
          <FilesBehind files={changes.behind} />
          {changes.documents.map((document) => (
            <ChangeList
              key={document.name}
              title={document.title}
              changes={document.changes}
              facts={answer.facts}
              none="Nothing. The site already says this."
            />
          ))}
        </section>
      </div>
      <PublishForm
        blocked={problems.length > 0}
        pending={publishing.isPending}
        error={publishing.error?.message}
        publish={publish}
      />
    </div>
  );
}

export default function Publish() {
  const { "*": name = "" } = useParams();
  const query = useQuery(looked(name));
  const given = useGiven();
  const title = query.data?.answer.document.title;
  return (
    <Screen
      title={title ? `Publish: ${title}` : "Publish"}
      lead={
        <Link to={editorAt(name)} state={given} className="underline underline-offset-4">
          Back to editing
        </Link>
      }
    >
      <Loaded query={query}>{(found) => <Ready name={name} looked={found} />}</Loaded>
    </Screen>
  );
}
