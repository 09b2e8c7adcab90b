import { isDeepStrictEqual } from "node:util";
import { Refused } from "#backend/refused.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { RenderCheck, Rendering } from "./rendering.ts";

/** Ends a transaction that needs pages drawn before it can go on. */
class Undrawn extends Error {
  override name = "Undrawn";
  readonly snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    super("The pages have not been drawn yet.");
    this.snapshot = snapshot;
  }
}

/** Others publish a few times an hour, not a few times a second. */
const mostTries = 4;

/**
 * Draws pages before the transaction, since donors wait for it: the first run finds what to draw.
 */
export const drawFirst = async <Result>(
  renderCheck: Rendering["renderCheck"],
  transaction: (renderCheck: Rendering["renderCheck"]) => Promise<Result>,
): Promise<Result> => {
  if (!renderCheck) return transaction(undefined);
  let drawn: { snapshot: Snapshot; check: RenderCheck } | undefined;
  const known = async (snapshot: Snapshot) => {
    if (drawn && isDeepStrictEqual(drawn.snapshot, snapshot)) return drawn.check;
    throw new Undrawn(snapshot);
  };
  for (let tries = 1; tries <= mostTries; tries += 1)
    try {
      return await transaction(known);
    } catch (error) {
      if (!(error instanceof Undrawn)) throw error;
      const { snapshot } = error;
      drawn = { snapshot, check: await renderCheck(snapshot) };
    }
  throw new Refused(
    "changed-meanwhile",
    "Others are publishing right now. Please try again in a minute.",
  );
};
