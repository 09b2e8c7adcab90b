import { notice, noticeTimes } from "./notice.ts";
import { contentOf, type Snapshot } from "./snapshot.ts";

/** When the site looks different without anybody publishing anything, in milliseconds. */
export const momentsOf = (snapshot: Snapshot): number[] => {
  const times = noticeTimes(contentOf(snapshot, notice));
  return times ? [times.from, times.until].filter(Number.isFinite) : [];
};
