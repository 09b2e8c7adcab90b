import type { Page } from "@playwright/test";
import { people } from "#content/people.ts";
import { shipped } from "#content/snapshot.ts";
import { desktop, open, phone } from "../browser.ts";

const { leaders, directors: members } = shipped(people);

/** Something a visitor can bring a page to, to be looked at like the page itself. */
export type OpenState = {
  name: string;
  path: string;
  on?: (typeof desktop)[];
  motion?: boolean;
  bring(page: Page): Promise<unknown>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const notice = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

const menus: OpenState[] = ["About", "Programs", "Events", "Contact"].flatMap((menu) => [
  {
    name: `menu ${menu}`,
    path: "/",
    on: [desktop],
    bring: (page) => button(page, `${menu} menu`).press("Enter"),
  },
  {
    name: `phone menu, ${menu}`,
    path: "/",
    on: [phone],
    bring: async (page) => {
      await button(page, "Open menu").tap();
      await page.locator("#site-menu summary", { hasText: menu }).tap();
    },
  },
]);

const dialogs: OpenState[] = [
  ...leaders.map(({ name }) => ({ name, path: "/about/leadership" })),
  ...members.map(({ name }) => ({ name, path: "/about/board" })),
].map(({ name, path }) => ({
  name: `bio of ${name}`,
  path,
  bring: async (page) => {
    await button(page, `SEE BIO of ${name}`).press("Enter");
    await page.getByRole("dialog", { name }).waitFor();
  },
}));

const fillContact = async (page: Page) => {
  const texts = [
    "Dolores",
    "Banks",
    "dolores@example.com",
    "",
    "A question",
    "When does the pantry open?",
  ];
  const boxes = page.getByRole("main").locator("form :is(input, textarea):not([name=website])");
  for (const [index, text] of texts.entries()) await boxes.nth(index).fill(text);
};
const failing = (page: Page) =>
  page.route("**/functions/v1/**", (route) =>
    route.fulfill({ status: 500, json: { error: "Refused." } }),
  );
const waiting = (page: Page) => page.route("**/functions/v1/**", () => {});
const answering = (page: Page, json: object) =>
  page.route("**/functions/v1/**", (route) => route.fulfill({ json }));

const forms: OpenState[] = [
  {
    name: "contact form, everything missing",
    path: "/contact",
    bring: async (page) => {
      await button(page, "Send Message").click();
      await page.getByRole("region", { name: /need your attention/ }).waitFor();
    },
  },
  {
    name: "contact form, sending",
    path: "/contact",
    bring: async (page) => {
      await waiting(page);
      await fillContact(page);
      await button(page, "Send Message").click();
      await button(page, "Sending Message...").waitFor();
    },
  },
  {
    name: "contact form, sent",
    path: "/contact",
    bring: async (page) => {
      await answering(page, { success: true });
      await fillContact(page);
      await button(page, "Send Message").click();
      await notice(page, "Message Sent Successfully!").waitFor();
    },
  },
  {
    name: "contact form, refused",
    path: "/contact",
    bring: async (page) => {
      await failing(page);
      await fillContact(page);
      await button(page, "Send Message").click();
      await notice(page, "Error Sending Message").waitFor();
    },
  },
  {
    name: "volunteer form, everything missing",
    path: "/volunteer",
    bring: async (page) => {
      await button(page, "Submit Volunteer Application").click();
      await page.getByRole("region", { name: /need your attention/ }).waitFor();
    },
  },
  {
    name: "give, no amount",
    path: "/give",
    bring: async (page) => {
      await button(page, "Proceed to Secure Payment").click();
      await notice(page, "Please select an amount").waitFor();
    },
  },
  {
    name: "give, monthly amount not offered",
    path: "/give",
    bring: async (page) => {
      await page.getByRole("radio", { name: "Monthly" }).check();
      await page.getByRole("radio", { name: "$250" }).check();
      await button(page, "Proceed to Secure Payment").click();
      await notice(page, "Monthly donation not available").waitFor();
    },
  },
  {
    name: "give, processing",
    path: "/give",
    bring: async (page) => {
      await waiting(page);
      await page.getByRole("radio", { name: "$50" }).check();
      await button(page, "Proceed to Secure Payment").click();
      await button(page, "Processing...").waitFor();
    },
  },
  {
    name: "give, payment error",
    path: "/give",
    bring: async (page) => {
      await failing(page);
      await page.getByRole("radio", { name: "$50" }).check();
      await button(page, "Proceed to Secure Payment").click();
      await notice(page, "Payment Error").waitFor();
    },
  },
  {
    name: "donation section, not an amount",
    path: "/",
    bring: (page) => page.locator("[name=amount]").fill("many"),
  },
  {
    name: "donation section, subscription error",
    path: "/",
    bring: async (page) => {
      await failing(page);
      await page.locator("[name=amount]").fill("40");
      await button(page, "Set up recurring monthly gift").click();
      await notice(page, "Subscription Error").waitFor();
    },
  },
  {
    name: "newsletter, subscribed",
    path: "/about",
    bring: async (page) => {
      await answering(page, { success: true });
      await page.getByPlaceholder("Enter your email").fill("dolores@example.com");
      await button(page, "Subscribe").click();
      await page.locator("[data-notice]").waitFor();
    },
  },
];

const pages: OpenState[] = [
  ["thank-you, one gift", "/donation-success?amount=50&type=one_time"],
  ["thank-you, monthly", "/donation-success?amount=25&type=monthly"],
  ["not-found page", "/no/such/page"],
].map(([name = "", path = ""]) => ({ name, path, bring: async () => undefined }));

const films: OpenState[] = [
  ...["/", "/events/golf", "/programs/education", "/programs/housing"].flatMap((path) => [
    {
      name: `film of ${path} playing`,
      path,
      motion: true,
      bring: (page: Page) => button(page, "Pause background film").waitFor(),
    },
    {
      name: `film of ${path} paused`,
      path,
      motion: true,
      bring: (page: Page) => button(page, "Pause background film").click(),
    },
  ]),
  {
    name: "story film playing",
    path: "/",
    bring: (page) =>
      page.locator("video[controls]").evaluate((film: HTMLVideoElement) => {
        film.muted = true;
        return film.play().catch(() => undefined);
      }),
  },
];

const errorScreen: OpenState = {
  name: "error screen",
  path: "/about",
  bring: async (page) => {
    await page.route("**/assets/history-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export default function Broken() { throw new Error("The timeline fell over"); }',
      }),
    );
    await page
      .getByRole("main")
      .getByRole("link", { name: /history/i })
      .first()
      .click();
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  },
};

export const openStates: OpenState[] = [
  ...menus,
  ...dialogs,
  ...forms,
  ...pages,
  ...films,
  errorScreen,
];

export const bringTo = async (page: Page, { path, bring }: OpenState) => {
  await open(page, path);
  await bring(page);
};
