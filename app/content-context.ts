import { createContext, type RouterContextProvider } from "react-router";
import type { Content, Document } from "#content/document.ts";
import { contentOf, defaultSnapshot, type Snapshot } from "#content/snapshot.ts";

/**
 * What the pages say. Whoever renders them hands it over; the build hands over nothing and gets
 * what ships. Only loaders use it, so neither this file nor any content gets into a script.
 */
export const contentContext = createContext<Snapshot>(defaultSnapshot);

type Context = Readonly<RouterContextProvider>;

/** A document for a loader. */
export const documentFor = <Of extends Document>(context: Context, document: Of): Content<Of> =>
  contentOf(context.get(contentContext), document);

type PageDocument = Document & { schema: { _zod: { output: { page: object } } } };

/** A page's own document, together with where the page stands. */
export const pageFor = <Of extends PageDocument>(context: Context, document: Of) => {
  const content = documentFor(context, document) as Content<Of> & { page: object };
  const page = { ...content.page, path: document.path ?? "/" };
  return { ...content, page } as Content<Of> & { page: { path: string } };
};
