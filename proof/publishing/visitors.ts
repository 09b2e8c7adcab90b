import { setTimeout as pause } from "node:timers/promises";
import type { RunningSite } from "../server.ts";
import { shownAt } from "./marks.ts";

type Visits = { answers: number; failed: string[]; mixed: string[] };

const pagesAndData = [
  "/",
  "/about",
  "/programs/health",
  "/give",
  "/events/golf",
  "/nowhere",
].flatMap((path) => [path, path === "/" ? "/_.data" : `${path}.data`]);

/** The file that a page asks for and that holds its data, if it has one. */
const dataFile = /\/page-data\/[\w-]+\.json/;

/** Six visitors at this pace ask for more than a busy site ever saw. */
const paceMs = 10;

/**
 * Visitors of one process, each with one request after the other; each second one is sent to its
 * neighbor for a page's data, as by a balancer. An answer is mixed when its two documents are of
 * different publications, when a page asks for data that are not there or not its own, or when
 * anything older is shown than before.
 */
export const visit = (site: RunningSite, neighbor: RunningSite, visitors: number) => {
  const seen: Visits = { answers: 0, failed: [], mixed: [] };
  let leaving = false;

  const look = async (path: string, newest: number, dataFrom: RunningSite) => {
    const shown = await shownAt(site.port, path);
    seen.answers += 1;
    if (shown.status !== (path.startsWith("/nowhere") ? 404 : 200))
      seen.failed.push(`${path} answered ${shown.status}`);
    if (shown.first !== shown.second || shown.first < newest)
      seen.mixed.push(`${path}: ${shown.first} and ${shown.second} after ${newest}`);
    const file = dataFile.exec(shown.body)?.[0];
    if (file) {
      const data = await shownAt(dataFrom.port, file);
      seen.answers += 1;
      if (data.status !== 200) seen.failed.push(`${file} of ${path} answered ${data.status}`);
      else if (data.first !== shown.first)
        seen.mixed.push(`${path}: ${shown.first} with the data of ${data.first}`);
    }
    return Math.max(newest, shown.first);
  };

  const wander = async (own: number) => {
    const dataFrom = own % 2 ? neighbor : site;
    let newest = 0;
    for (let n = own * 5; !leaving; n++)
      try {
        newest = await look(pagesAndData[n % pagesAndData.length] ?? "/", newest, dataFrom);
      } catch (error) {
        if (!leaving) seen.failed.push(String(error));
      } finally {
        await pause(paceMs);
      }
  };
  const walks = Array.from({ length: visitors }, (_, n) => wander(n));

  return {
    async leave() {
      leaving = true;
      await Promise.all(walks);
      return seen;
    },
  };
};
