import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { chance } from "#backend/testing/chance.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { newDatabase, type startPostgres } from "#backend/testing/postgres-server.ts";
import { startSilentProxy } from "#backend/testing/silent-proxy.ts";
import { takeStock } from "#hosts/node/testing/kills.ts";
import { startSite } from "../server.ts";
import { visitors } from "../visitors.ts";
import type { Outcome } from "./outcome.ts";
import { visitPages } from "./pages.ts";

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** Makes the database fail once, and answers when it is back. */
type Failure = (server: Server, url: string) => Promise<void>;

const goAway: Failure = async (server) => {
  await server.stop(chance() < 0.5 ? "SIGQUIT" : "SIGINT");
  await pause(chance() * 2_000);
  await server.start();
};

const onServer = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
};

const readOnly: Failure = async (_server, url) => {
  // ALTER SYSTEM changes a file of the server's and counts as reading: it also undoes itself.
  const set = (value: string) =>
    onServer(url, `alter system set default_transaction_read_only = ${value}`);
  await set("on");
  await onServer(url, "select pg_reload_conf()");
  await pause(1_000);
  await set("off");
  await onServer(url, "select pg_reload_conf()");
};

const hangUp: Failure = async (_server, url) => {
  await onServer(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'circle-website'`,
  );
};

type SilentProxy = Awaited<ReturnType<typeof startSilentProxy>>;

/** As behind a firewall that forgets its connections: nothing passes, and nobody is told. */
const goSilent =
  (proxy: SilentProxy): Failure =>
  async () => {
    proxy.silence();
    await pause(1_000);
    proxy.resume();
  };

/** Messages without pause while the database fails and comes back; unanswered ones are sent again. */
const failUnderLoad = async (
  fault: string,
  times: number,
  server: Server,
  fail: Failure,
  proxy?: SilentProxy,
): Promise<Outcome> => {
  const url = await newDatabase(server.url);
  const mailServer = await startMailServer();
  const env = { DATABASE_URL: url, SMTP_URL: mailServer.url };
  const throughProxy = new URL(url);
  if (proxy) throughProxy.port = String(proxy.port);
  const site = await startSite({
    env: { ...env, DATABASE_URL: throughProxy.href, TRUSTED_PROXIES: "127.0.0.1" },
  });
  const people = visitors(site.port, 2);
  const visit = visitPages(site.port);
  const unanswered: number[] = [];
  const recovery: number[] = [];
  let backSince: number | undefined;
  let over = false;
  const crowd = people.crowd(
    () => !over,
    ({ number, status }) => {
      if (status !== 200) unanswered.push(number);
      else if (backSince !== undefined) {
        recovery.push(performance.now() - backSince);
        backSince = undefined;
      }
    },
  );
  for (let n = 0; n < times; n++) {
    await pause(500 + chance() * 1_000);
    await fail(server, url);
    backSince = performance.now();
    const limit = backSince + 30_000;
    while (backSince !== undefined && performance.now() < limit) await pause(20);
  }
  over = true;
  await crowd;
  for (const number of unanswered) await people.again(number);
  people.close();
  const pages = await visit.stop();
  const alive = site.process.exitCode === null;
  await site.stop();
  const stock = await takeStock(env, mailServer.taken);
  await mailServer.stop();
  const lost = people.lost(stock.subjects);
  return {
    fault,
    times,
    sent: people.sent(),
    acknowledged: people.acknowledged.size,
    found: people.acknowledged.size - lost,
    lost: lost + stock.unmailed,
    doubled: stock.doubled + stock.underTwoNames,
    recovery,
    wrong: [
      ...(alive ? [] : ["the process ended"]),
      ...(recovery.length === times ? [] : [`recovered ${recovery.length} of ${times} times`]),
    ],
    note: `${unanswered.length} answered with an error and sent again`,
    pages,
  };
};

export const databaseFaults = async (times: number, server: Server): Promise<Outcome[]> => {
  const proxy = await startSilentProxy(Number(new URL(server.url).port));
  const silence = goSilent(proxy);
  const outcomes = [
    await failUnderLoad("PostgreSQL stopped and started", times, server, goAway),
    await failUnderLoad("PostgreSQL read-only for a second", times, server, readOnly),
    await failUnderLoad("PostgreSQL ends all connections", times, server, hangUp),
    // Each lasts as long as a statement may.
    await failUnderLoad("PostgreSQL connections go silent", 3, server, silence, proxy),
  ];
  await proxy.stop();
  return outcomes;
};
