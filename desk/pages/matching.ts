import type { ListedDocument } from "./queries.ts";
import { statesOf } from "./state-words.ts";

/** The documents whose line in the list says what somebody searched for. */
export const matching = (documents: ListedDocument[], q: string) => {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter((document) => {
    // Who published it last says nothing about what it is.
    const states = statesOf({ ...document, publishedBy: null }).map(({ text }) => text);
    const shown = [document.title, document.group, ...states].join(" ").toLowerCase();
    return words.every((word) => shown.includes(word));
  });
};
