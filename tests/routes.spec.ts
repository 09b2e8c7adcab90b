import { expect, test } from "@playwright/test";
import { paths } from "#content/site-map.ts";
import { organisation } from "#rules/organisation.ts";
import { accessibilityFaults } from "./accessible.ts";
import { everyPage, swept } from "./swept.ts";
import { visit } from "./visit.ts";

/** A page whose browser is warm from its neighbor opens in a third of the time. */
const parts = Object.groupBy(paths, (path) => path.match(/^\/(about|programs)\b/)?.[0] ?? "/");

for (const [part, listed = []] of Object.entries(parts))
  test(
    `${part} and its pages open whole, quiet and accessible`,
    everyPage,
    async ({ page, baseURL }) => {
      test.slow();
      const troubles: string[] = [];
      page.on("console", (line) => line.type() === "error" && troubles.push(line.text()));
      page.on("pageerror", (error) => troubles.push(error.message));
      page.on("request", (request) => {
        const strange =
          !request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url());
        if (strange) troubles.push(`request to ${request.url()}`);
      });

      for (const path of listed)
        await test.step(path, async () => {
          const answer = await visit(page, path);

          expect(answer?.status()).toBe(200);
          await expect(page).toHaveTitle(new RegExp(organisation.fullName));
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          const description = page.locator("meta[name=description]");
          expect(await description.getAttribute("content")).toMatch(/\S{3}/);
          if (swept.includes(path)) expect.soft(await accessibilityFaults(page), path).toEqual([]);
          expect.soft(troubles.splice(0), path).toEqual([]);
        });
    },
  );

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read without script", async ({ page }) => {
    test.slow();
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const hidden = page.locator("main").getByText(/\S/).filter({ visible: false });
        // Only what is folded away, waits for a click or is for phones may be out of sight.
        const lost = await hidden.evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                !element.closest(
                  "details, dialog, .needs-script, .shown-when-named, .sr-only, option, nav.lg\\:hidden, [data-chosen], [href='#application']",
                ),
            )
            .filter((element) => getComputedStyle(element).opacity !== "0")
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect.soft(lost, path).toEqual([]);
      });
  });
});
