import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { newDatabase, startPostgres } from "#backend/testing/postgres-server.ts";
import { takeStock } from "#hosts/node/testing/kills.ts";
import { startSite } from "../server.ts";
import { visitors } from "../visitors.ts";

export type MessageLoad = {
  storage: string;
  sent: number;
  acknowledged: number;
  perSecond: number;
  p99: number;
  stored: number;
  mails: number;
  allMailedAfterSeconds: number;
  lost: number;
  doubled: number;
};

/** Every message becomes a mail to staff and an acknowledgement. */
const mailsEach = 2;

const measure = async (
  storage: string,
  settings: Record<string, string>,
  messages: number,
): Promise<MessageLoad> => {
  const folder = await mkdtemp(join(tmpdir(), "circle-load-"));
  const mailServer = await startMailServer();
  const env = { ...settings, DATA_DIR: join(folder, "data"), SMTP_URL: mailServer.url };
  const site = await startSite({
    dataDir: env.DATA_DIR,
    env: { ...env, TRUSTED_PROXIES: "127.0.0.1" },
  });
  const people = visitors(site.port, 32);
  const waits: number[] = [];
  const began = performance.now();
  await people.crowd(
    () => people.sent() < messages,
    ({ ms }) => waits.push(ms),
  );
  const seconds = (performance.now() - began) / 1000;
  const expected = people.acknowledged.size * mailsEach;
  const patience = performance.now() + 120_000;
  while (mailServer.taken.length < expected && performance.now() < patience) await pause(100);
  const allMailedAfterSeconds = (performance.now() - began) / 1000;
  people.close();
  await site.stop();

  const stock = await takeStock(env, mailServer.taken);
  const mails = mailServer.taken.length;
  await mailServer.stop();
  await rm(folder, { recursive: true, force: true });
  waits.sort((a, b) => a - b);
  return {
    storage,
    sent: people.sent(),
    acknowledged: people.acknowledged.size,
    perSecond: people.acknowledged.size / seconds,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    stored: stock.stored,
    mails,
    allMailedAfterSeconds,
    lost: people.lost(stock.subjects) + stock.unmailed,
    doubled: stock.doubled + stock.underTwoNames,
  };
};

/** Contact messages through the whole site, on both databases, counted afterwards. */
export const measureMessages = async (messages: number): Promise<MessageLoad[]> => {
  const embedded = await measure("embedded (PGlite)", {}, messages);
  const postgres = await startPostgres();
  try {
    const url = await newDatabase(postgres.url);
    return [embedded, await measure("PostgreSQL", { DATABASE_URL: url }, messages)];
  } finally {
    await postgres.remove();
  }
};
