import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { DeskApi } from "#backend/endpoints.ts";
import { news } from "#content/news.ts";
import { accessibilityFaults, expectToFit, guidelines } from "./accessible.ts";
import { type Desk, signIn, test } from "./desk-site.ts";

type Stored = DeskApi["POST"]["pages/upload-picture"]["answer"];
type Opened = DeskApi["GET"]["pages/document"]["answer"];

/** What the screens ask of the desk, without the screens. */
const deskOf = (page: Page, desk: Desk) => {
  const address = (path: string, query = {}) =>
    `${desk.url}/functions/v1/desk/pages/${path}?${new URLSearchParams(query)}`;
  const headers = { origin: desk.url };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(address(path), { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  return {
    async upload(file: string, alt: string): Promise<Stored> {
      const answer = await page.request.post(address("upload-picture", { alt }), {
        headers: { ...headers, "content-type": "image/jpeg" },
        data: await readFile(join("public", file)),
      });
      return answer.json();
    },
    /** Publishes what is on the site now with some fields changed. */
    async publish(name: string, changed: object) {
      const answer = await page.request.get(address("document", { name }));
      const { content, document, draftRevision }: Opened = await answer.json();
      const draft = { name, revision: draftRevision, base: document.published };
      const { revision } = await post("save-draft", {
        ...draft,
        content: { ...(content as object), ...changed },
      });
      await post("publish", { documents: [{ name, revision }] });
    },
    post,
  };
};

test("whoever is asked to take down a photo is led from privacy requests to where it is deleted", async ({
  page,
  desk,
}) => {
  await signIn(page, await desk.invite("photos@circleurban.example", "--owner"), "Phoebe Cruz");
  const { upload, publish } = deskOf(page, desk);
  const shown = await upload("pictures/garden-1280.jpg", "Beds behind the gym.");
  await upload("portraits/walter-jimerson.jpg", "A child at the gate.");
  await publish("news", { heroPicture: shown.picture });

  await page.goto(`${desk.url}/desk/privacy`);
  await page.getByRole("link", { name: "find and delete the picture" }).click();
  const card = (alt: string) => page.getByRole("listitem").filter({ hasText: alt });
  await expect(card("A child at the gate.")).toContainText("Not on the site.");
  expect(await accessibilityFaults(page, { tags: guidelines })).toEqual([]);
  await page.getByRole("button", { name: "Delete picture A child at the gate." }).click();
  const asked = page.getByRole("dialog", { name: "Delete this picture?" });
  await asked.getByRole("button", { name: "Delete picture" }).click();
  await expect(page.getByText("The picture is deleted.")).toBeVisible();
  await expect(card("A child at the gate.")).toHaveCount(0);

  // Of one that visitors see, it is said at once where that is: nothing is asked to be refused.
  await page.getByRole("button", { name: "Delete picture Beds behind the gym." }).click();
  await expect(asked.getByText("because visitors see it")).toBeVisible();
  await expect(asked.getByRole("button", { name: "Delete picture" })).toHaveCount(0);
  await expectToFit(page, { part: "dialog[open]" });
  await asked.getByRole("link", { name: /^News and Media, / }).click();
  await expect(page.getByRole("heading", { level: 1, name: "News and Media" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Change picture for Picture/ })).toBeFocused();
});

test("a version whose picture was deleted says so, and opens where another one is chosen", async ({
  page,
  desk,
}) => {
  await signIn(page, await desk.invite("restore@circleurban.example", "--pages"), "Rita Lund");
  const { upload, publish, post } = deskOf(page, desk);
  const { id, picture } = await upload("pictures/golf-560.jpg", "A flag on the green.");
  const items = news.defaults.news;
  await publish("news", {
    news: [{ ...items[0], title: "A wet day", address: "", picture }, ...items],
  });
  await publish("news", { news: items });
  await post("delete-picture", { id });

  await page.goto(`${desk.url}/desk/pages/history/news`);
  await page
    .getByRole("button", { name: /^Restore this version/ })
    .first()
    .click();
  const asked = page.getByRole("dialog", { name: "Restore this version?" });
  await expect(asked.getByText("deleted permanently")).toBeVisible();
  await expect(
    asked.getByText("News: A wet day, Picture: please choose another one."),
  ).toBeVisible();
  await expectToFit(page, { part: "dialog[open]" });
  await asked.getByRole("button", { name: "Open as a draft" }).click();
  const choose = page.getByRole("button", { name: "Choose a picture for Picture", exact: true });
  await expect(choose).toBeFocused();

  await upload("pictures/garden-1280.jpg", "Beds behind the gym.");
  await page.route(/\/pages\/pictures\?*(?!.*before)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), more: true } });
  });
  await page.reload();
  await choose.click();
  const earlier = page.getByRole("dialog").getByRole("button", { name: "Show earlier pictures" });
  await earlier.click();
  await expect(earlier).toBeHidden();
  await page.unrouteAll({ behavior: "wait" });
});
