import { expect, type Page, test } from "@playwright/test";
import { long } from "./swept.ts";
import { visit } from "./visit.ts";

/** Opens a page whose scripts never come. */
const openWithoutScripts = async (page: Page, path: string) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("main").waitFor();
};

const blocked = (page: Page, selector: string, init: object, type = "contextmenu") =>
  page.evaluate(
    ([where, what, kind]) => {
      const Kind = kind === "keydown" ? KeyboardEvent : PointerEvent;
      const event = new Kind(kind as string, {
        ...(what as object),
        bubbles: true,
        cancelable: true,
      });
      document.querySelector(where as string)?.dispatchEvent(event);
      return event.defaultPrevented;
    },
    [selector, init, type] as const,
  );

test("right click and the developers' keys are blocked before any script has come", async ({
  page,
}) => {
  await openWithoutScripts(page, "/contact");
  expect(await blocked(page, "main", { pointerType: "mouse", button: 2 })).toBe(true);
  for (const keys of [
    { key: "F12" },
    { key: "I", ctrlKey: true, shiftKey: true },
    { key: "j", ctrlKey: true, shiftKey: true },
    { key: "u", ctrlKey: true },
  ])
    expect(await blocked(page, "body", keys, "keydown")).toBe(true);
  for (const keys of [{ key: "u" }, { key: "c", ctrlKey: true }, { key: "F5" }, { key: "Tab" }])
    expect(await blocked(page, "body", keys, "keydown")).toBe(false);
});

test("a mouse's right click is blocked when the page is alive, and opens no menu on links", async ({
  page,
}) => {
  await visit(page, "/about");
  const answers = await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    addEventListener("contextmenu", (event) => seen.push(event.defaultPrevented));
    return seen;
  });
  expect(answers).toEqual([]);
  await page.getByRole("main").getByRole("link").first().click({ button: "right" });
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).toEqual([
    true,
  ]);
});

test("a finger's long press keeps its menu on links and numbers", long, async ({ page }) => {
  await visit(page, "/contact");
  for (const place of ["main a", "main a[href^='tel:']"])
    expect(await blocked(page, place, { pointerType: "touch" })).toBe(false);
  expect(await blocked(page, "main a", { pointerType: "mouse" })).toBe(true);
});

test(
  "engines that do not say what pressed are told by the touch before",
  long,
  async ({ page }) => {
    await visit(page, "/contact");
    expect(await blocked(page, "main a", {})).toBe(true);
    await blocked(page, "main a", { pointerType: "touch" }, "pointerdown");
    expect(await blocked(page, "main a", {})).toBe(false);
    await blocked(page, "main a", { pointerType: "mouse" }, "pointerdown");
    expect(await blocked(page, "main a", {})).toBe(true);
  },
);

test("the keyboard's menu key works in a text field and nowhere else", long, async ({ page }) => {
  await visit(page, "/contact");
  await blocked(page, "main input[name=email]", { key: "ContextMenu" }, "keydown");
  expect(await blocked(page, "main input[name=email]", {})).toBe(false);
  expect(await blocked(page, "main h1", {})).toBe(true);
});
