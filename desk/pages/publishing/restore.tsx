import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { post, read } from "#desk/call.ts";
import { Modal } from "#desk/frame/modal.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { ChangeList } from "#desk/pages/change-list.tsx";
import { type At, atOf, editorAt } from "#desk/pages/places.ts";
import {
  type DocumentAnswer,
  oneDocument,
  type RevisionAnswer,
  revisionOf,
  touched,
} from "#desk/pages/queries.ts";
import { moment } from "#desk/time.ts";
import { useChange } from "#desk/use-change.ts";
import { OutdatedSpanish } from "./outdated-spanish.tsx";
import { usePublishing } from "./use-publishing.ts";

const pageThatChanges = async (name: string, number: number) => {
  const { content } = await read("pages/revision", { name, number });
  const { pages } = await post("pages/changes", { documents: [{ name, content }] });
  return pages?.[0];
};

function DraftNote({ draft }: { draft: DocumentAnswer["document"]["draft"] }) {
  if (!draft) return null;
  return (
    <p className="rounded-xl bg-gold-100 px-4 py-3 text-sm">
      There is a draft by {draft.by}, saved {moment(draft.at)}. It stays as it is and isn't
      published now. When you publish it, you choose between its text and the restored one.
    </p>
  );
}

const becomes: Record<RevisionAnswer["lost"][number]["becomes"], string> = {
  replaced: "the picture that is there now stays",
  empty: "there will be no picture",
  needed: "please choose another one",
};

function LostPictures({ lost }: Pick<RevisionAnswer, "lost">) {
  if (lost.length === 0) return null;
  return (
    <div className="rounded-xl bg-gold-100 px-4 py-3 text-sm">
      <p>This version showed pictures that have been deleted permanently:</p>
      <ul className="list-disc pl-5">
        {lost.map(({ path, label, becomes: what }) => (
          <li key={atOf(path)}>
            {label}: {becomes[what]}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What cannot come back as it was goes into the editor, at the field that is empty. */
function OpenAsDraft({
  answer,
  content,
  at,
}: {
  answer: DocumentAnswer;
  content: unknown;
  at: At;
}) {
  const { document, draftRevision } = answer;
  const { name, published, draft } = document;
  const navigate = useNavigate();
  const save = useChange("pages/save-draft", { changes: touched, quiet: true });
  return (
    <>
      <p className="w-full text-sm">
        It opens as a draft, for you to choose a picture and publish.
        {draft && ` It replaces the draft by ${draft.by}, saved ${moment(draft.at)}.`}
      </p>
      {save.error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {save.error.message}
        </p>
      )}
      <Button
        disabled={save.isPending}
        onClick={() =>
          save.mutate(
            { name, revision: draftRevision, base: published, content },
            { onSuccess: () => navigate(editorAt(name, at)) },
          )
        }
      >
        {save.isPending ? "Opening…" : "Open as a draft"}
      </Button>
    </>
  );
}

type Version = { name: string; number: number; title: string };

function RestoreForm({
  version: { name, number, title },
  answer,
  changes: { content, toReturn, outdated, lost },
  close,
}: {
  version: Version;
  answer: DocumentAnswer;
  changes: RevisionAnswer;
  close: () => void;
}) {
  const { document, facts } = answer;
  const needed = lost.find((one) => one.becomes === "needed");
  const back = usePublishing("pages/return", {
    page: (sent) => pageThatChanges(name, sent.number),
    // Only over what was restored: a colleague may have published since.
    undo: async ({ published: before }, { published }) => {
      if (published !== undefined) await post("pages/return", { name, number: before, published });
    },
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      {!needed && (
        <p className="text-sm">
          <strong>{title}</strong> replaces what is on the site now. What is there now stays in the
          history.
        </p>
      )}
      <LostPictures lost={lost} />
      {!needed && <DraftNote draft={document.draft} />}
      <section>
        <h3 className="mb-1 font-sans font-semibold text-sm">What will change on the site</h3>
        <ChangeList title={document.title} changes={toReturn} facts={facts} />
        <OutdatedSpanish document={name} outdated={outdated} facts={facts} />
      </section>
      {back.error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {back.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {needed ? (
          <OpenAsDraft answer={answer} content={content} at={atOf(needed.path)} />
        ) : (
          <Button
            disabled={back.isPending}
            onClick={() =>
              back.mutate({ name, number, published: document.published }, { onSuccess: close })
            }
          >
            {back.isPending ? "Restoring…" : "Restore"}
          </Button>
        )}
        <Button look="secondary" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function RestoreWindow({ version, close }: { version: Version; close: () => void }) {
  const { name, number } = version;
  const query = useQuery(oneDocument(name));
  const changes = useQuery(revisionOf(name, number));
  return (
    <Modal title="Restore this version?" close={close}>
      <Loaded query={query}>
        {(answer) => (
          <Loaded query={changes}>
            {(found) => (
              <RestoreForm version={version} answer={answer} changes={found} close={close} />
            )}
          </Loaded>
        )}
      </Loaded>
    </Modal>
  );
}

/** Puts an earlier version on the site, once somebody has seen what that changes. */
export function RestoreButton({ version }: { version: Version }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className="button-small" onClick={() => setAsking(true)}>
        Restore this version<span className="sr-only"> {version.title}</span>
      </Button>
      {asking && <RestoreWindow version={version} close={() => setAsking(false)} />}
    </>
  );
}
