import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, type CDPSession, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { freePort } from "#backend/testing/free-port.ts";
import { startSiteProcess } from "#hosts/node/testing/site-process.ts";

const run = promisify(execFile);

/** A site of its own at localhost, where browsers allow passkeys; an IP address has none. */
const openDesk = async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-desk-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    DATA_DIR: folder,
    SITE_URL: url,
    PORT: String(port),
    TRUSTED_PROXIES: "127.0.0.1,::1",
  };
  const site = await startSiteProcess("build", env);

  const mailsTo = async (recipient: string) => {
    const names = await readdir(join(folder, "mail")).catch(() => []);
    const mails = await Promise.all(
      names
        .sort()
        .map(async (name) => PostalMime.parse(await readFile(join(folder, "mail", name)))),
    );
    return mails.filter(({ to }) => to?.some(({ address }) => address === recipient));
  };

  return {
    url,
    mailsTo,
    /** What somebody types in the office's terminal, and the link it prints. */
    async invite(...args: string[]) {
      const { stdout } = await run(process.execPath, ["hosts/node/staff.ts", "invite", ...args], {
        env: { ...process.env, ...env },
      });
      return stdout.match(/http\S+/)?.[0] ?? "";
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

/** One site for all tests of a worker; each test brings its own people and its own address. */
export const test = base.extend<object, { desk: Desk }>({
  // Sign-ins are limited by address: all tests from one would be a single busy visitor.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    const host = createHash("sha256").update(testId).digest();
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": `10.${host[0]}.${host[1]}.${host[2]}` });
  },
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see what is used
    async ({}, use) => {
      const desk = await openDesk();
      await use(desk);
      await desk.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** A device with a passkey store of its own, whose owner always says yes. */
export const withAuthenticator = async (page: Page): Promise<CDPSession> => {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return client;
};

/** Accepts an invitation without a passkey. */
export const comeIn = async (page: Page, link: string, name: string) => {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await page.getByRole("button", { name: /Go on/ }).click();
  await page.getByRole("link", { name: "Skip to the screen" }).waitFor({ state: "attached" });
};
