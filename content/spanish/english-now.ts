import { createHash } from "node:crypto";
import { textsToSay } from "./document.ts";
import { spanishDocuments } from "./documents.ts";

const digestOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** The English that ships for each Spanish document, by its place, as short as it can be compared. */
export const englishNow = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    spanishDocuments.map((document) => [
      document.name,
      Object.fromEntries(
        textsToSay(document, document.english?.defaults).map(({ place, english }) => [
          place,
          digestOf(english),
        ]),
      ),
    ]),
  );
