import { factsOf } from "#content/facts.ts";
import { organisation as document, type Organisation } from "#content/organisation.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { fill } from "#content/tokens.ts";

/** What letters and answers say of us. It is handed to whoever writes them. */
export type Site = {
  organisation: Organisation;
  fill: (sentence: string) => string;
};

export const siteOf = (snapshot: Snapshot): Site => ({
  organisation: contentOf(snapshot, document),
  fill: (sentence) => fill(sentence, factsOf(snapshot)),
});
