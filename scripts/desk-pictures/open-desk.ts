import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "#backend/testing/free-port.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { mailsIn } from "#backend/testing/mail-folder.ts";
import { askRunningSite } from "#hosts/node/running-site.ts";
import { startSiteProcess } from "#hosts/node/testing/site-process.ts";
import { bareEnvironment } from "#hosts/testing/child.ts";

const run = promisify(execFile);

/** A site of its own at localhost, where browsers allow passkeys; an IP address has none. */
export const openDesk = async (
  /** Fills the data folder before the site opens it. */
  prepare?: (folder: string) => Promise<void>,
  settings: Record<string, string> = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), "circle-desk-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    DATA_DIR: folder,
    SITE_URL: url,
    PORT: String(port),
    TRUSTED_PROXIES: "127.0.0.1,::1",
    ...settings,
  };
  await fillDataFolder(folder);
  await prepare?.(folder);
  const site = await startSiteProcess("build", env);

  /** What the office's terminal says: through the site that holds its data, or with the server. */
  const staff = async (args: string[]) => {
    const done = await askRunningSite(folder, { args, cwd: folder });
    if (done) return done.output;
    const command = ["hosts/node/staff.ts", ...args];
    return (await run(process.execPath, command, { env: { ...bareEnvironment(), ...env } })).stdout;
  };

  const mailsTo = async (recipient: string) =>
    (await mailsIn(join(folder, "mail"))).filter(({ to }) =>
      to?.some(({ address }) => address === recipient),
    );

  return {
    url,
    mailsTo,
    /** The link that the office's terminal prints. */
    async invite(...args: string[]) {
      const output = await staff(["invite", ...args]);
      const link = output.match(/http\S+/)?.[0];
      if (!link) throw new Error(`Nobody was invited: ${output}`);
      return link;
    },
    /** The link in the latest mail to this address, once more than `after` have come. */
    async linkIn(recipient: string, after = 0) {
      const deadline = Date.now() + 30_000;
      while (Date.now() < deadline) {
        const mails = await mailsTo(recipient);
        if (mails.length > after)
          return mails.at(-1)?.text?.match(/http\S+\/desk\/\S+#\S+/)?.[0] ?? "";
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail came to ${recipient}.`);
    },
    async close() {
      await site.end("SIGTERM");
      await rm(folder, { recursive: true });
    },
  };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;
