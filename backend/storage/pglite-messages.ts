/** Where the embedded database lies (nowhere: in memory), and what a new one is copied from. */
export type Start = { folder?: string | undefined; template?: string | Blob | undefined };

/** A statement, or the wish for a copy of everything as it is now. */
export type Question =
  | { id: number; text: string; parameters: unknown[] | undefined }
  | { id: number; copy: true };

/** The answer to question 0, which nobody asks, says how the start went. */
export type Answer =
  | { id: number; rows: unknown[] }
  | { id: number; copy: Blob }
  | { id: number; refusal: { message: string; code: string | undefined } };
