import { setTimeout as pause } from "node:timers/promises";
import { type Mood, startMailServer } from "#backend/testing/mail-server.ts";
import { takeStock } from "#hosts/node/testing/kills.ts";
import { startSite } from "../server.ts";
import { visitors } from "../visitors.ts";
import type { Outcome } from "./outcome.ts";
import { visitPages } from "./pages.ts";

const moods: Mood[] = [
  "hang up",
  "refuse for now",
  "take and hang up",
  "take",
  "refuse for good",
  "hang",
];

/** Messages without pause while the mail server changes its mind, and is not there at all at times. */
export const mailFaults = async (rounds: number, databaseUrl: string): Promise<Outcome> => {
  let server = await startMailServer();
  const { port, url } = server;
  const taken: string[] = [];
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: url };
  const site = await startSite({ env: { ...env, TRUSTED_PROXIES: "127.0.0.1" } });
  const people = visitors(site.port, 2);
  const visit = visitPages(site.port);
  let over = false;
  const crowd = people.crowd(
    () => !over,
    () => {},
  );
  for (let n = 0; n < rounds; n++) {
    for (const mood of moods) {
      server.become(mood);
      await pause(700);
    }
    taken.push(...server.taken);
    await server.stop();
    await pause(700);
    server = await startMailServer(port);
  }
  over = true;
  await crowd;
  people.close();
  const pages = await visit.stop();
  await site.stop();
  // The queue empties itself into the last server, which is well: read only when it has.
  const stock = await takeStock(env, {
    *[Symbol.iterator]() {
      yield* taken;
      yield* server.taken;
    },
  });
  await server.stop();
  const lost = people.lost(stock.subjects);
  return {
    fault: "mail server refuses, hangs, hangs up, is gone",
    times: rounds * (moods.length + 1),
    sent: people.sent(),
    acknowledged: people.acknowledged.size,
    found: people.acknowledged.size - lost,
    lost: lost + stock.unmailed,
    doubled: stock.doubled + stock.underTwoNames,
    recovery: [],
    wrong: people.refused() > 0 ? [`${people.refused()} visitors were refused`] : [],
    note: `${stock.repeated} mails twice under one Message-ID, where the server took them and hung up`,
    pages,
  };
};
