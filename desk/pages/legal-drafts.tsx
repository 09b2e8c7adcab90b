import { useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { Modal } from "#desk/frame/modal.tsx";
import { editorAt } from "./places.ts";
import { usePublishing } from "./publishing/use-publishing.ts";
import type { DocumentList } from "./queries.ts";

const inWords = new Intl.ListFormat("en-US");

const titlesOf = (documents: DocumentList["documents"]) =>
  inWords.format(documents.map(({ title }) => title));

function PublishForm({ asking, close }: { asking: DocumentList["documents"]; close: () => void }) {
  const publish = usePublishing("pages/publish-legal", { page: () => "/" });
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <strong>{titlesOf(asking)}</strong> will be public, and linked at the foot of every page.
        The text is a draft: please have a lawyer read it first.
      </p>
      {publish.error && (
        <p role="alert" className="font-semibold text-brick-700 text-sm">
          {publish.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={publish.isPending}
          onClick={() =>
            publish.mutate({ names: asking.map(({ name }) => name) }, { onSuccess: close })
          }
        >
          {publish.isPending ? "Publishing…" : "Publish now"}
        </Button>
        <Button look="secondary" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** The legal pages that are not on the site yet, with the drafts that came with it. */
export function LegalDrafts({
  documents,
  unwritten,
}: Pick<DocumentList, "documents" | "unwritten">) {
  const { hash } = useLocation();
  const [asking, setAsking] = useState<DocumentList["documents"]>();
  const close = () => setAsking(undefined);
  const missing = documents.filter(({ name }) => unwritten.includes(name));
  const untouched = missing.filter(({ draft }) => !draft);
  if (missing.length === 0) return null;
  return (
    <details
      id="legal-drafts"
      open={hash === "#legal-drafts"}
      className="mb-4 rounded-card border border-limestone-200 bg-white px-4 open:pb-4 sm:px-6"
    >
      <summary className="cursor-pointer py-3 text-sm">
        <strong>{titlesOf(missing)}</strong>: drafts for a lawyer to read, not on the site yet
      </summary>
      <p className="text-sm">
        They say what this website does with people’s data. Once a page is published, the links at
        the bottom of every page go to it.
      </p>
      <ul className="rows my-3">
        {missing.map((document) => (
          <li key={document.name} className="justify-between">
            <strong className="text-sm">{document.title}</strong>
            {document.draft ? (
              <ButtonLink look="quiet" className="text-sm" to={editorAt(document.name)}>
                Open your draft<span className="sr-only"> of {document.title}</span>
              </ButtonLink>
            ) : (
              <span className="flex flex-wrap gap-2">
                <ButtonLink look="secondary" className="button-small" to={editorAt(document.name)}>
                  Read and edit<span className="sr-only"> {document.title}</span>
                </ButtonLink>
                <Button
                  look="secondary"
                  className="button-small"
                  onClick={() => setAsking([document])}
                >
                  Publish<span className="sr-only"> {document.title}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {untouched.length > 1 && (
        <Button look="secondary" className="button-small" onClick={() => setAsking(untouched)}>
          Publish {titlesOf(untouched)}
        </Button>
      )}
      {asking && (
        <Modal
          title={asking.length > 1 ? "Publish these drafts?" : "Publish this draft?"}
          close={close}
        >
          <PublishForm asking={asking} close={close} />
        </Modal>
      )}
    </details>
  );
}
