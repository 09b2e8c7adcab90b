import { createContext, type RouterContextProvider } from "react-router";
import type { Content, Document } from "#content/document.ts";
import { contentOf, defaultSnapshot, type Snapshot } from "#content/snapshot.ts";

/**
 * What the pages say. Whoever renders them hands it over; the build hands over nothing and gets
 * what ships. Only loaders use it, so neither this file nor any content gets into a script.
 */
export const contentContext = createContext<Snapshot>(defaultSnapshot);

/** A document for a page's loader. */
export const documentFor = <Of extends Document>(
  context: Readonly<RouterContextProvider>,
  document: Of,
): Content<Of> => contentOf(context.get(contentContext), document);
