import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Desk, test as deskTest } from "./desk-site.ts";

/** Every page begins signed in at the desk. */
export const test = deskTest.extend({
  storageState: async ({ signedIn }, use) => use(signedIn),
});

export const openDocument = async (page: Page, desk: Desk, title: string) => {
  await page.goto(`${desk.url}/desk/pages`);
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
};

export const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();

/** The page beside the form. */
export const preview = (page: Page) => page.frameLocator("iframe:not([aria-hidden])");

/** The first page that is drawn after a start takes longest. */
export const expectDrawn = (page: Page, words: string) =>
  expect(preview(page).getByText(words).first()).toBeAttached();

/** The desk says so only when it has seen the page change as a visitor. */
export const expectSaidLive = (page: Page) =>
  expect(
    page.getByRole("region", { name: "Notices" }).getByText("It is live: visitors see it now."),
  ).toBeVisible();

export const publish = async (page: Page) => {
  await saved(page);
  await page.getByRole("button", { name: "Publish…" }).click();
  await expect(page.getByRole("heading", { name: "What will change" })).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expectSaidLive(page);
};

/** What any visitor gets, without a browser's cache between. */
export const bodyOf = async (request: APIRequestContext, desk: Desk, path: string) =>
  (await request.get(`${desk.url}${path}`)).text();

/** The pages that name these words, of all that the site lists. */
export const pagesSaying = async (request: APIRequestContext, desk: Desk, words: string) => {
  const listed = (await bodyOf(request, desk, "/sitemap.xml")).matchAll(/<loc>([^<]+)/g);
  const paths = [...listed].map(([, address = ""]) => new URL(address).pathname);
  const bodies = await Promise.all(paths.map((path) => bodyOf(request, desk, path)));
  return paths.filter((_, index) => bodies[index]?.includes(words));
};

/** How soon is measured by `npm run proof:publishing`. */
export const expectPages = (
  request: APIRequestContext,
  desk: Desk,
  words: string,
  paths: string[],
) => expect.poll(() => pagesSaying(request, desk, words), { message: words }).toEqual(paths);
