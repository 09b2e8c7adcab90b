import { campaignPath, wayPath } from "#rules/campaigns.ts";
import { noSuchPage, pathOf } from "#rules/links.ts";
import { letterPath, newsPath } from "#rules/news.ts";
import { withoutArchived } from "./archive.ts";
import { type Campaigns, campaigns } from "./campaigns.ts";
import type { Document } from "./document.ts";
import { documents } from "./documents.ts";
import { isWritten, type Legal, legalDocuments } from "./legal.ts";
import { isLetter, letterSchema } from "./letter.ts";
import { hasPage, type News, news } from "./news.ts";
import { notFound } from "./not-found.ts";
import { type ContentProblem, formOf } from "./problems.ts";
import { paths } from "./site-map.ts";
import { valuesOfKind } from "./values-of-kind.ts";
import { type Ways, ways } from "./ways.ts";

const textsOf = (document: Document, kind: "link" | "portrait", content: unknown) =>
  valuesOfKind(formOf(document), kind, content).flatMap(({ place, value }) =>
    typeof value === "string" && value ? [{ place, text: value }] : [],
  );

const shippedTexts = (kind: "link" | "portrait") =>
  new Set(
    documents.flatMap((document) =>
      textsOf(document, kind, document.defaults).map(({ text }) => text),
    ),
  );

let shippedPaths: Set<string> | undefined;
let shippedPortraits: Set<string> | undefined;

/** The portraits that come with the site. */
export const portraitNames = () => {
  shippedPortraits ??= shippedTexts("portrait");
  return shippedPortraits;
};

/** Whatever a link of this site may lead to: pages, files that ship, and what was written since. */
export const targetsIn = (contents: Readonly<Record<string, unknown>>) => {
  shippedPaths ??= new Set([...shippedTexts("link")].map(pathOf));
  const { absent } = contents[notFound.name] as typeof notFound.defaults;
  const written = Object.values(legalDocuments).filter(({ name }) =>
    isWritten(contents[name] as Legal),
  );
  const { news: items } = withoutArchived(contents[news.name] as News);
  const { campaigns: open } = withoutArchived(contents[campaigns.name] as Campaigns);
  return new Set([
    ...paths,
    ...shippedPaths,
    ...absent.map(({ path }) => path),
    ...written.flatMap(({ path }) => path ?? []),
    ...items.filter(hasPage).map(({ address }) => newsPath(address)),
    ...open.map(({ address }) => campaignPath(address)),
    ...withoutArchived(contents[ways.name] as Ways).ways.map(({ address }) => wayPath(address)),
    ...Object.entries(contents).flatMap(([name, content]) => {
      const letter = isLetter(name) ? letterSchema.safeParse(content).data : undefined;
      return letter?.onSite === "yes" ? [letterPath(letter.address)] : [];
    }),
  ]);
};

/** Links to pages that there are not, and portraits that nobody drew. */
export const lostTargets = (contents: Readonly<Record<string, unknown>>) => {
  const targets = targetsIn(contents);
  return (document: Document, filled: unknown): ContentProblem[] => [
    ...textsOf(document, "link", filled)
      .filter(({ text }) => text.startsWith("/") && !targets.has(pathOf(text)))
      .map(({ place, text }) => ({ place, message: noSuchPage(text) })),
    ...textsOf(document, "portrait", filled)
      .filter(({ text }) => !portraitNames().has(text))
      .map(({ place }) => ({
        place,
        message: "There is no such portrait. Please choose it again.",
      })),
  ];
};
