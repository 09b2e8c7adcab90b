/** Where the embedded database lies (nowhere: in memory), and what a new one is copied from. */
export type Start = {
  folder?: string | undefined;
  template?: string | undefined;
  /** For a copy that is read once: it keeps hardly any pages in memory, and loses nothing by it. */
  lean?: boolean;
};

export type Question = { id: number; text: string; parameters: unknown[] | undefined };

/** The answer to question 0, which nobody asks, says how the start went. */
export type Answer =
  | { id: number; rows: unknown[] }
  | { id: number; refusal: { message: string; code: string | undefined } };
