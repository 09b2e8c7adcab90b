import { createHash } from "node:crypto";
import {
  type BrowserContext,
  test as base,
  type CDPSession,
  expect,
  type Page,
} from "@playwright/test";
import { startImapServer } from "#backend/testing/imap-server.ts";
import { openDesk } from "../scripts/desk-pictures/open-desk.ts";
import { ownDatabase } from "./own-database.ts";

export type Desk = Awaited<ReturnType<typeof openDeskWithMailbox>>;

const openDeskWithMailbox = async () => {
  const mailbox = await startImapServer();
  const bounces = await startImapServer();
  const desk = await openDesk(undefined, {
    INBOX_IMAP_URL: mailbox.url,
    BOUNCE_IMAP_URL: bounces.url,
    ...(await ownDatabase()),
  });
  return {
    ...desk,
    /** The shared mailbox, which the site reads. */
    mailbox,
    /** To which letters come back that did not arrive. */
    bounces,
    async close() {
      await desk.close();
      await mailbox.stop();
      await bounces.stop();
    },
  };
};

type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** One site for all tests of a worker; each test brings its own people and its own address. */
export const test = base.extend<object, { desk: Desk; signedIn: SignedIn }>({
  // Sign-ins are limited by address: all tests from one would be a single busy visitor.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    const host = createHash("sha256").update(testId).digest();
    await use({ ...extraHTTPHeaders, "X-Forwarded-For": `10.${host[0]}.${host[1]}.${host[2]}` });
  },
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants to see what is used
    async ({}, use) => {
      const desk = await openDeskWithMailbox();
      await use(desk);
      await desk.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  /** Somebody who may change pages came in once, for all tests that do not ask how. */
  signedIn: [
    async ({ desk, browser }, use) => {
      const page = await browser.newPage();
      const link = await desk.invite("ruth.banks@circleurban.example", "--pages");
      await signIn(page, link, "Ruth Banks");
      const state = await page.context().storageState();
      await page.close();
      await use(state);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Accepts an invitation by the call that its screen makes: desk.spec.ts goes through the screens. */
export const signIn = async (page: Page, link: string, name: string) => {
  const { origin, hash } = new URL(link);
  const accepted = await page.request.post(`${origin}/functions/v1/desk/invitation/accept`, {
    headers: { origin },
    data: { token: hash.slice(1), name },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
};

/** Signs in, and opens the desk where it begins. */
export const comeIn = async (page: Page, link: string, name: string) => {
  await signIn(page, link, name);
  await page.goto(`${new URL(link).origin}/desk`);
  await page.getByRole("link", { name: "Skip to main content" }).waitFor({ state: "attached" });
};

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
