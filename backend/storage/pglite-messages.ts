/** Where the embedded database lies (nowhere: in memory), and what a new one is copied from. */
export type Start = {
  folder?: string | undefined;
  template?: string | undefined;
  /** For a copy that is read once: it keeps hardly any pages in memory, and loses nothing by it. */
  lean?: boolean;
};

/** Whether it is open, a statement, or the end. */
export type Question = "ready" | { text: string; parameters: unknown[] | undefined } | "close";
