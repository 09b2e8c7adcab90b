import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startSite } from "../server.ts";
import {
  probeClosedCheckout,
  probeDataFolder,
  probeForeignOrigins,
  probeHosts,
  probeRepeats,
  probeSilentProxy,
} from "./doors.ts";
import { probeMailQueue, probePassword } from "./mail-queue.ts";
import { attackMailbox } from "./mailboxes.ts";
import { probeOldData } from "./old-data.ts";

/** A site on a public address, without cards, attacked through its mails and its doors. */
export const attackPublicSite = async (siteUrl: string, folder: string) => {
  const dataDir = join(folder, "public");
  await mkdir(dataDir);
  await chmod(dataDir, 0o755);
  const env = { SITE_URL: siteUrl, TRUSTED_PROXIES: "127.0.0.1" };

  const tested = await startSite({ dataDir, env: { ...env, TEST_CHECKOUT: "on" } });
  const probes = [
    await probeDataFolder(tested),
    await probeHosts(tested),
    await probeForeignOrigins(tested, siteUrl),
    await probeRepeats(tested),
  ];
  const attack = await attackMailbox(tested);
  await tested.stop();
  const mailbox = await attack.count();

  const untold = await startSite({ dataDir, env });
  probes.push(await probeClosedCheckout(untold));
  await untold.stop();
  probes.push(await probeSilentProxy(folder), await probeOldData(folder));

  const queue = await probeMailQueue(join(folder, "queue"));
  probes.push(mailbox.probe, queue.probe, await probePassword());
  return { probes, mailbox, receiptMs: queue.waitedMs };
};
