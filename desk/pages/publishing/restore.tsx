import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { post, read } from "#desk/call.ts";
import { Modal } from "#desk/frame/modal.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { ChangeList } from "#desk/pages/change-list.tsx";
import { type DocumentAnswer, oneDocument, revisionOf } from "#desk/pages/queries.ts";
import { moment } from "#desk/time.ts";
import { OutdatedSpanish } from "./outdated-spanish.tsx";
import { usePublishing } from "./use-publishing.ts";

/** The document's revision on the site just now, so that an undo goes on from there. */
const publishedNow = async (name: string) =>
  (await read("pages/document", { name })).document.published;

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

type Version = { name: string; number: number; title: string };

function RestoreWindow({ version, close }: { version: Version; close: () => void }) {
  const { name, number, title } = version;
  const query = useQuery(oneDocument(name));
  const changes = useQuery(revisionOf(name, number));
  const back = usePublishing("pages/return", {
    page: (sent) => pageThatChanges(name, sent.number),
    undo: async ({ published }) =>
      post("pages/return", { name, number: published, published: await publishedNow(name) }),
  });
  return (
    <Modal title="Restore this version?" close={close}>
      <Loaded query={query}>
        {({ document, facts }) => (
          <div className="grid grid-cols-1 gap-4">
            <p className="text-sm">
              <strong>{title}</strong> replaces what is on the site now. What is there now stays in
              the history.
            </p>
            <DraftNote draft={document.draft} />
            <section>
              <h3 className="mb-1 font-sans font-semibold text-sm">What will change on the site</h3>
              <Loaded query={changes}>
                {({ toReturn, outdated }) => (
                  <>
                    <ChangeList title={document.title} changes={toReturn} facts={facts} />
                    <OutdatedSpanish document={name} outdated={outdated} facts={facts} />
                  </>
                )}
              </Loaded>
            </section>
            {back.error && (
              <p role="alert" className="font-semibold text-brick-700 text-sm">
                {back.error.message}
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                disabled={back.isPending}
                onClick={() =>
                  back.mutate({ name, number, published: document.published }, { onSuccess: close })
                }
              >
                {back.isPending ? "Restoring…" : "Restore"}
              </Button>
              <Button look="secondary" onClick={close}>
                Cancel
              </Button>
            </div>
          </div>
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
