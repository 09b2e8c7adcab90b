import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { lockPublishing, publishedState } from "#backend/content/published.ts";
import { chance } from "#backend/testing/chance.ts";
import type { RunningSite } from "../server.ts";
import { publication, shownAt } from "./marks.ts";
import type { Sites } from "./sites.ts";

/**
 * Which publication the database holds, by either document. The server may still be at a commit that
 * the killed process sent: the lock waits for it.
 */
const stored = async ({ db }: Sites) => {
  const { documents } = await db.transaction(async (tx) => {
    await lockPublishing(tx);
    return publishedState(tx);
  });
  const text = JSON.stringify(documents);
  return {
    first: Number(/Publication (\d+) of the proof/.exec(text)?.[1] ?? 0),
    second: Number(/Skip past number (\d+)/.exec(text)?.[1] ?? 0),
  };
};

/** Kills the process through which somebody publishes, at any moment of it or just after. */
export const killWhilePublishing = async (
  sites: Sites,
  { kills, from, publishingMs }: { kills: number; from: number; publishingMs: number },
) => {
  const result = { kills, acknowledged: 0, lost: 0, halves: 0, wrongAfterStart: 0 };
  let number = from;
  for (let kill = 0; kill < kills; kill++) {
    const victim = sites.running[0] as RunningSite;
    const publishing = sites.editor.publish(victim.port, publication(number + 1)).then(
      () => true,
      () => false,
    );
    await pause(chance() * 1.5 * publishingMs);
    const gone = once(victim.process, "exit");
    victim.process.kill("SIGKILL");
    await gone;
    const acknowledged = await publishing;
    const { first, second } = await stored(sites);
    if (acknowledged) result.acknowledged += 1;
    if (first !== second) result.halves += 1;
    if (first < number || (acknowledged && first !== number + 1)) result.lost += 1;
    number = first;
    sites.running[0] = await sites.start();
    const shown = await shownAt(sites.running[0].port, "/about");
    if (shown.first !== number || shown.second !== number) {
      result.wrongAfterStart += 1;
      console.log("published", number, "but shown after a start", shown.first, shown.second);
    }
  }
  return result;
};
