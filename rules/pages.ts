/** What the desk and the backend say to each other about the site's documents. */

/** The place of a field inside a document: names of groups and numbers of list items. */
export type FieldPath = (string | number)[];

/** A form, drawn from the document's schema. The document itself is a group. */
export type FormField = {
  /** Inside its group. Empty for the document itself and for the items of a list. */
  name: string;
  kind:
    | "text"
    | "longText"
    | "number"
    | "choice"
    | "date"
    | "moment"
    | "time"
    | "link"
    | "icon"
    | "picture"
    | "portrait"
    | "list"
    | "group";
  label: string;
  help?: string | undefined;
  required?: boolean;
  /** Of a number its value, of a list its items, of a text its letters. */
  least?: number;
  most?: number;
  options?: readonly { value: string; label: string }[];
  /** Of a list: the field of an item whose words name it, "" where an item is itself a text. */
  itemLabel?: string;
  /** Words in braces that the page fills in by itself. */
  fills?: readonly string[];
  /** Of a group, in the order in which they are shown. */
  fields?: FormField[];
  /** Of a list. */
  item?: FormField;
};

/** A fact that sentences may name in braces. */
export type Fact = { token: string; label: string; text: string };

/** Number 0 is what ships with the site; every revision after it was made at the desk. */
type RevisionNumber = number;

export type ListedDocument = {
  name: string;
  title: string;
  group: string;
  state: "default" | "edited";
  published: RevisionNumber;
  /** Absent while it is what ships. */
  publishedAt: string | null;
  publishedBy: string | null;
  draft: { by: string; at: string } | null;
  schedule: Schedule | null;
  /** Why what was published is not shown and what ships stands instead. */
  problem: string | null;
};

export type Schedule = {
  id: string;
  documents: { name: string; number: RevisionNumber }[];
  from: string;
  until: string | null;
  by: string;
  note: string;
  /**
   * `live` until it is over; `failed` when it could not be published at its time, `over` as long as
   * nobody has seen what of it did not go back.
   */
  state: "waiting" | "live" | "failed" | "over";
  reason: string | null;
};

/** When a publication shows: this host renders pages itself, builds them anew, or leaves that to somebody. */
export type LiveIn = "seconds" | "minutes" | "next-build";

export type DocumentList = {
  documents: ListedDocument[];
  schedules: Schedule[];
  /** Grows with every publication. */
  siteRevision: number;
  liveIn: LiveIn;
  /** Whether this host can read pictures. */
  takesPictures: boolean;
  /** Files that say something else than the site, until a command draws them again; for people. */
  behind: string[];
};

type Draft = {
  /** Counts the saves: whoever saves names the one they saw. */
  revision: number;
  /** The published revision that it began from. */
  base: RevisionNumber;
  content: unknown;
  by: string;
  at: string;
};

export type DocumentAnswer = {
  document: ListedDocument;
  form: FormField;
  /** As it is published, facts still in braces. */
  content: unknown;
  /** As it ships. */
  shipped: unknown;
  draft: Draft | null;
  /** To be named with the next save; 0 before the first. */
  draftRevision: number;
  facts: Fact[];
  /** Pages to look at beside the form, the most fitting first. */
  pages: PageToSee[];
};

export type PageToSee = { path: string; title: string };

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

/** What a publication would do to one document. */
export type DocumentChanges = { name: string; title: string; changes: Change[] };

/** What keeps a document from being published. */
export type Problem = { name: string; path: FieldPath; label: string; message: string };

export type ChangesAnswer = {
  documents: DocumentChanges[];
  problems: Problem[];
  /** The pages that would look different; null where this host does not render pages. */
  pages: string[] | null;
  /** Files that would say something else than the site; for people. */
  behind: string[];
};

/** What changes the site answers so. */
export type PublishAnswer = {
  liveIn: LiveIn;
  /** Absent when it waits for its time. */
  siteRevision?: number;
  schedule?: string;
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
  base: RevisionNumber;
};

/** What a refused request may carry beside its sentence. */
export type RefusalDetails = { conflict?: Conflict; problems?: Problem[] };

export type HistoryEntry = {
  number: RevisionNumber;
  /** Absent for what ships. */
  at: string | null;
  by: string;
  note: string;
  /** What stands on the site now. */
  published: boolean;
};

export type History = { entries: HistoryEntry[]; more: boolean };

export type RevisionAnswer = {
  number: RevisionNumber;
  content: unknown;
  /** Against the revision before it. */
  changes: Change[];
  /** What returning to it would change on the site. */
  toReturn: Change[];
};

export type PreviewAnswer = { address: string };
