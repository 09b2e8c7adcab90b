import { isLetter, letterDocument, letterSchema } from "./letter.ts";
import { contentOf, type Snapshot } from "./snapshot.ts";

/** The letters that were sent and that staff want to be read on the site, the newest first. */
export const lettersOnSite = (snapshot: Snapshot) =>
  Object.keys(snapshot.documents)
    .filter(isLetter)
    .flatMap((name) => {
      const document = letterDocument(name);
      const letter = document && letterSchema.safeParse(contentOf(snapshot, document)).data;
      return letter?.onSite === "yes" && letter.address ? [{ name, ...letter }] : [];
    })
    .toSorted((one, other) => (one.day > other.day ? -1 : 1));
