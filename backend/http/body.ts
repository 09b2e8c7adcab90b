import { bodyLimit } from "hono/body-limit";
import { invalid, Refused } from "#backend/refused.ts";
import { parseStorable } from "#backend/storage/storable.ts";
import type { AppContext } from "./context.ts";

/** Room for the longest form of the site in any script, several times over in ours. */
export const longestFormBytes = 32 * 1024;
/** A form sent without script spells every byte beyond plain letters with three. */
export const longestSpelledFormBytes = 3 * longestFormBytes;
/** What staff send, beside documents and pictures. */
export const longestDeskBytes = 256 * 1024;
/** The card provider's reports carry whole objects and come signed. */
export const longestEventBytes = 1024 * 1024;

/** Three times as many as the longest form of the site has. */
export const mostEntries = 100;

/** Two hundred pages to publish, or a hundred messages to answer, and more. */
export const mostDeskEntries = 1_000;
/** More than twice as many as all documents of the site together, as they ship. */
export const mostDocumentEntries = 20_000;

export const tooMuch = () =>
  new Refused("too-large", "That is more than we can take in one message. Please shorten it.");

export const upTo = (maxSize: number, refusal = tooMuch) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw refusal();
    },
  });

const isHex = (code: number) =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);

/** Each byte of a spelled form is one letter, or "%" and two digits. */
export const refuseLong = (spelled: string) => {
  let bytes = spelled.length;
  for (let at = spelled.indexOf("%"); at !== -1; at = spelled.indexOf("%", at + 1))
    if (isHex(spelled.charCodeAt(at + 1)) && isHex(spelled.charCodeAt(at + 2))) bytes -= 2;
  if (bytes > longestFormBytes) throw tooMuch();
};

/** By its letters alone: parsing thousands only to refuse them costs a hundred times as much. */
const hasMoreValues = (json: string, most: number) => {
  let values = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json[at];
    if (inText) {
      if (letter === "\\") at += 1;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === "," || letter === "[" || letter === "{") values += 1;
    if (values > most) return true;
  }
  return false;
};

/** All text in it can be stored as it stands. */
export const readJson = async (
  c: AppContext,
  most = mostEntries,
  refusal = tooMuch,
): Promise<unknown> => {
  const text = await c.req.text();
  if (text.trim() === "") throw invalid("The request is empty. Please send the form again.");
  if (hasMoreValues(text, most)) throw refusal();
  try {
    return parseStorable(text);
  } catch {
    throw invalid("The request could not be read. Please send the form again.");
  }
};
