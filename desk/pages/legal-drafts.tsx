import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { useChange } from "#desk/use-change.ts";
import { editorAt } from "./places.ts";
import { usePublishing } from "./publishing/use-publishing.ts";
import { type DocumentList, touched } from "./queries.ts";

/** The legal pages that are not on the site yet, with the drafts that came with it. */
export function LegalDrafts({ list }: { list: DocumentList }) {
  const navigate = useNavigate();
  const start = useChange("pages/start-legal", { changes: touched });
  const publish = usePublishing("pages/publish-legal", { page: () => "/" });
  const missing = list.documents.filter(({ name }) => list.unwritten.includes(name));
  const untouched = missing.filter(({ draft }) => !draft);
  if (missing.length === 0) return null;
  return (
    <section className="sheet mb-6" aria-labelledby="legal-drafts">
      <h2 id="legal-drafts" className="text-lg">
        Legal pages that are not on the site yet
      </h2>
      <p className="mt-1 text-sm">
        These are drafts for a lawyer to read. They say what this website does with people’s data.
        Once a page is published, the link in the footer goes live.
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
                <Button
                  look="secondary"
                  className="button-small"
                  disabled={start.isPending}
                  onClick={() =>
                    start.mutate(
                      { name: document.name },
                      { onSuccess: () => navigate(editorAt(document.name)) },
                    )
                  }
                >
                  Read and edit<span className="sr-only"> {document.title}</span>
                </Button>
                <Button
                  look="secondary"
                  className="button-small"
                  disabled={publish.isPending}
                  onClick={() => publish.mutate({ names: [document.name] })}
                >
                  Publish<span className="sr-only"> {document.title}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {publish.error && (
        <p role="alert" className="mb-3 font-semibold text-brick-700 text-sm">
          {publish.error.message}
        </p>
      )}
      {untouched.length > 1 && (
        <Button
          look="secondary"
          className="button-small"
          disabled={publish.isPending}
          onClick={() => publish.mutate({ names: untouched.map(({ name }) => name) })}
        >
          {publish.isPending
            ? "Publishing…"
            : `Publish ${untouched.map(({ title }) => title).join(", ")}`}
        </Button>
      )}
    </section>
  );
}
