import type { LoaderFunctionArgs } from "react-router";
import { frame } from "#content/frame.ts";
import { isWritten, legalDocuments } from "#content/legal.ts";
import { lastDateBy } from "#content/moments.ts";
import { notice, noticeNow } from "#content/notice.ts";
import { organisation } from "#content/organisation.ts";
import { contentContext, documentFor } from "./content-context.ts";
import type { Site } from "./site.ts";

/** What every page shows, and no more of it: it is in every page's file. */
export const loader = ({ context }: LoaderFunctionArgs): Site => {
  const {
    newsletterRhythm: _,
    careersEmail: _c,
    boardEmail: _b,
    ...shown
  } = documentFor(context, organisation);
  return {
    organisation: shown,
    frame: documentFor(context, frame),
    legal: Object.fromEntries(
      Object.entries(legalDocuments)
        .filter(([, document]) => isWritten(documentFor(context, document)))
        .map(([name, { path }]) => [name, path]),
    ),
    notice: noticeNow(documentFor(context, notice), Date.now()),
    goneBy: lastDateBy(context.get(contentContext), Date.now()),
  };
};

/** The framework asks for a component; what is drawn around pages is in site-routes.tsx. */
export default function Root() {
  return null;
}
