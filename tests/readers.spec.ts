import { expect, test } from "@playwright/test";
import { keyboardWalk } from "./readers/keyboard.ts";
import { applyTextSpacing, lostText, sidewaysScroll } from "./readers/layout.ts";
import { everyPage, long, swept } from "./swept.ts";
import { visit } from "./visit.ts";

test("the keyboard reaches everything in view and in order", long, async ({ page }) => {
  test.slow();
  for (const path of ["/", "/about/leadership", "/about/annual-report", "/give", "/volunteer"])
    await test.step(path, async () => {
      await visit(page, path);
      const { stops, troubles } = await keyboardWalk(page);
      expect(troubles).toEqual([]);
      expect(stops).toBeGreaterThan(20);
    });
});

test.describe("in a window of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test(
    "no page needs scrolling to the side, nor loses text to wider spacing",
    everyPage,
    async ({ page }) => {
      test.slow();
      for (const path of swept)
        await test.step(path, async () => {
          await page.goto(path);
          expect(await sidewaysScroll(page)).toEqual([]);
          const before = new Set(await lostText(page));
          await applyTextSpacing(page);
          expect((await lostText(page)).filter((text) => !before.has(text))).toEqual([]);
        });
    },
  );
});
