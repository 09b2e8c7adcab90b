import { z } from "zod";

/**
 * Two extra fields that forms send along to tell people from programs, without a puzzle and
 * without a third party. Both may be absent: whoever calls without our page is still heard.
 */
export const formGuard = z.object({
  /** A field no person sees, meets by keyboard or has filled in by the browser. */
  website: z.string().optional().catch("unreadable"),
  /** Milliseconds from the form's appearing to its sending, by the visitor's own clock. */
  elapsedMs: z.number().nonnegative().optional().catch(undefined),
});

export type FormGuard = z.infer<typeof formGuard>;

/** Nobody fills in a whole form faster than this. */
export const shortestFillMs = 2_000;
