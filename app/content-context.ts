import { createContext, type RouterContextProvider } from "react-router";
import type { Content, Document } from "#content/document.ts";
import { type PictureName, pictures, type ShownPictures } from "#content/pictures.ts";
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

/**
 * A page's own document, together with where the page stands and what has to be known of its
 * pictures; of those in `beside`, too, for a page that shows more than its document.
 */
export const pageFor = <Of extends PageDocument>(
  context: Context,
  document: Of,
  beside: object = {},
) => {
  const content = documentFor(context, document) as Content<Of> & { page: object };
  const page = { ...content.page, path: document.path ?? "/" };
  const shown = { ...content, page, pictures: picturesIn({ content, beside }) };
  return shown as Content<Of> & { page: { path: string }; pictures: ShownPictures };
};

const isShipped = (value: unknown): value is PictureName =>
  typeof value === "string" && Object.hasOwn(pictures, value);

const picturesIn = (content: object): ShownPictures => {
  const found: ShownPictures = {};
  JSON.stringify(content, (_, value) => {
    if (isShipped(value)) found[value] = pictures[value];
    return value;
  });
  return found;
};
