/** How the desk and the backend name what is wrong or different in the site's documents. */

/** The place of a field inside a document: names of groups and numbers of list items. */
export type FieldPath = (string | number)[];

/** A piece of a text that changed; what is the same on both sides gives the surroundings. */
export type TextPart = { kind: "same" | "removed" | "added"; text: string };

export type Change = {
  path: FieldPath;
  /** "Partners, 2: Name", for people. */
  label: string;
  kind: "changed" | "added" | "removed" | "moved";
  /** Sentence by sentence. */
  parts: TextPart[];
};

/** What keeps a document from being published. */
export type Problem = { name: string; path: FieldPath; label: string; message: string };

/** What somebody clicked in a preview. */
export type ClickedText = {
  /** The page that was shown. */
  page: string;
  /** From the smallest piece around the click to larger ones. */
  texts: string[];
  /** How many equal ones come before it on the page. */
  nth: number;
  /** How many letters of the smallest piece come before the click, where that is known. */
  offset?: number | undefined;
  /** Outside what the page itself says: in its header, footer or notice. */
  inFrame: boolean;
};

/** Beside the refusal `changed-meanwhile`. Nothing was written. */
export type Conflict = {
  name: string;
  /** What is newer: somebody's draft, the end of the draft, or what was published. */
  newer: "draft" | "ended" | "published";
  by: string;
  at: string;
  content: unknown;
  /** What the other person changed. */
  changes: Change[];
  /** What to name with the next save, whichever content is chosen. */
  draftRevision: number;
  base: number;
};

/** What a refused request may carry beside its sentence. */
export type RefusalDetails = {
  conflict?: Conflict;
  problems?: Problem[];
  /** What was made of this form before: a gift or a letter. */
  earlier?: string;
};
