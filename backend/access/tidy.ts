import type { Deps } from "#backend/deps.ts";
import { answerLinkRequests } from "./link-requests.ts";
import { forgetPastSessions } from "./sessions.ts";

/** Links that were asked for, and what has run out. Answers how many links it mailed. */
export const tidyAccess = async (deps: Deps) => {
  const { db } = deps;
  const now = deps.now();
  const links = await answerLinkRequests(deps);
  await forgetPastSessions(db, now);
  await db.query("delete from staff_links where expires_at < $1", [now]);
  await db.query("delete from staff_challenges where expires_at < $1", [now]);
  return links;
};
