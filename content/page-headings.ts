import { documents } from "./documents.ts";
import { formOf } from "./problems.ts";
import { saidTexts } from "./said-texts.ts";
import { contentOf, type Snapshot } from "./snapshot.ts";

const isHeading = /(?:^title|^name|heading)$/i;

const made = new WeakMap<Snapshot, ReadonlyMap<string, readonly string[]>>();

/** What stands above the parts of each page, by its path. Of one in Spanish it is the English. */
export const pageHeadings = (snapshot: Snapshot) => {
  const known = made.get(snapshot);
  if (known) return known;
  const headings = new Map(
    documents.flatMap((one) => {
      if (!one.path) return [];
      const document = one.english ?? one;
      const texts = saidTexts(formOf(document), contentOf(snapshot, document), {})
        .filter(({ place }) => isHeading.test(String(place.at(-1))))
        .map(({ text }) => text);
      return [[one.path, [...new Set(texts)]] as const];
    }),
  );
  made.set(snapshot, headings);
  return headings;
};
