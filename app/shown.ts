import { describe } from "#content/describe.ts";
import type { Content, Document } from "#content/document.ts";
import { frame } from "#content/frame.ts";
import { isWritten, legalDocuments } from "#content/legal.ts";
import { lastDateBy } from "#content/moments.ts";
import { notice, noticeNow } from "#content/notice.ts";
import { organisation } from "#content/organisation.ts";
import { pictures } from "#content/pictures.ts";
import { contentOf, languageIn, type Snapshot } from "#content/snapshot.ts";
import { picturesInSpanish } from "#content/spanish/pictures.ts";
import type { PageInfo, PictureName, PictureValue } from "#content/types.ts";
import { changeKind } from "#content/values-of-kind.ts";
import { type Language, pathIn } from "#rules/languages.ts";
import { mediaPath } from "#rules/pictures.ts";
import { spanish } from "#rules/spanish.ts";
import type { Site } from "./site.ts";
import type { ShownPicture } from "./ui/picture.tsx";

/** A content as a page gets it: where staff chose a picture, all that is needed to draw it. */
export type Shown<Value> = [PictureName] extends [Value]
  ? [Value] extends [PictureValue | ""]
    ? ShownPicture | null
    : Value
  : Value extends readonly (infer Item)[]
    ? Shown<Item>[]
    : Value extends object
      ? { [Field in keyof Value]: Shown<Value[Field]> }
      : Value;

/** What a page is handed of its own document. */
export type PageProps<Of extends Document> = Shown<Content<Of>> & { page: PageInfo };

export const shippedPicture = (name: PictureName, language: Language = "en"): ShownPicture => ({
  name,
  files: `/pictures/${name}-`,
  ...pictures[name],
  ...(language === "es" && { alt: picturesInSpanish[name] }),
});

/** Somebody who adds an item at the desk looks at it before its picture is chosen. */
const shownPicture = (picture: PictureValue | "", language: Language): ShownPicture | null => {
  if (!picture) return null;
  if (typeof picture === "string") return shippedPicture(picture, language);
  const { upload, ...facts } = picture;
  return { files: `${mediaPath}/${upload}/`, ...facts };
};

/** A document of the snapshot with its pictures as they are drawn. */
export const shown = <Of extends Document>(snapshot: Snapshot, document: Of) => {
  const content = contentOf(snapshot, document);
  const change = (value: unknown) => shownPicture(value as PictureValue | "", languageIn(snapshot));
  // The schema says which fields are pictures, as the type does, and all others stay.
  return changeKind(describe(document.schema), "picture", content, change) as Shown<Content<Of>>;
};

type PageDocument = Document & { schema: { _zod: { output: { page: object } } } };

/** A page's own document, together with where the page stands. */
export const pageOf = <Of extends PageDocument>(snapshot: Snapshot, document: Of) => {
  const content = shown(snapshot, document) as { page: object };
  const page = { ...content.page, path: pathIn(languageIn(snapshot), document.path ?? "/") };
  // Of the document's own type, with the path that was added.
  return { ...content, page } as PageProps<Of>;
};

/** What every page shows, and no more of it: it is in every page's file. */
export const siteOf = (snapshot: Snapshot): Site => {
  const {
    newsletterRhythm: _,
    careersEmail: _c,
    boardEmail: _b,
    ...shownFacts
  } = contentOf(snapshot, organisation);
  const written = Object.entries(legalDocuments).filter(([, document]) =>
    isWritten(contentOf(snapshot, document)),
  );
  const language = languageIn(snapshot);
  return {
    language,
    ...(language === "es" && { words: spanish }),
    organisation: shownFacts,
    frame: contentOf(snapshot, frame),
    legal: Object.fromEntries(written.map(([name, { path }]) => [name, path])),
    notice: noticeNow(contentOf(snapshot, notice), Date.now()),
    goneBy: lastDateBy(snapshot, Date.now()),
  };
};
