import { expect, type Page, test } from "@playwright/test";
import { everyPage, long, swept } from "./swept.ts";
import { notice, visit } from "./visit.ts";

test.use({ reducedMotion: "no-preference" });

/** Everything the page says on the console that is more than a note. */
const complaints = (page: Page) => {
  const heard: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "error" || line.type() === "warning") heard.push(line.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  return heard;
};

/** Walks through the whole site: each page comes alive, shows itself and says nothing. */
const walkThrough = async (page: Page) => {
  const heard = complaints(page);
  for (const path of swept) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
      expect(heard).toEqual([]);
    });
  }
};

test(
  "every page stands where the browser keeps nothing for us and cannot tell what is in view",
  everyPage,
  async ({ page }) => {
    test.slow();
    await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
    });
    await walkThrough(page);
  },
);

test("a film can be paused although the storage is full", long, async ({ page }) => {
  const heard = complaints(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await visit(page, "/programs/housing");
  await page.getByRole("button", { name: "Pause background film" }).first().click();
  await expect(page.getByRole("button", { name: "Play background film" }).first()).toBeVisible();
  expect(heard).toEqual([]);
});

test("films, letters and icons that do not come leave the page and its controls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lost: string[] = [];
  await page.route(/\.(mp4|woff2|svg)$/, (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  for (const path of ["/", "/events/golf", "/programs/education", "/programs/housing"]) {
    await visit(page, path);
    await expect.poll(() => lost.filter((url) => url.includes(".mp4")).length).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: /background film/ })).toHaveCount(0);
    // Drawn in the page itself, so there is something to press.
    await expect(page.getByRole("button", { name: "Open menu" }).locator("path")).toBeVisible();
    lost.length = 0;
  }
});

test(
  "whichever single script is lost, the page and what was entered stay",
  long,
  async ({ page }) => {
    test.slow();
    // Without the scripts of the pages that may come next.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await visit(page, "/give");
    await page.getByRole("button", { name: "Proceed to Secure Payment" }).click();
    await expect(notice(page, "Please select an amount")).toBeVisible();
    expect(scripts.size).toBeGreaterThan(2);

    for (const script of scripts) {
      await test.step(script, async () => {
        await page.route(`**${script}`, (route) => route.fulfill({ status: 404 }));
        const gone = page.waitForResponse(`**${script}`);
        await page.goto("/give", { waitUntil: "networkidle" });
        await page.getByRole("radio", { name: "$100" }).check();
        await page.getByRole("heading", { level: 1 }).click();
        await gone;
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("radio", { name: "$100" })).toBeChecked();
        await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
        await page.unroute(`**${script}`);
      });
    }
  },
);

/** The whole pages that were asked for, by path. */
const loads = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

test("a page whose script is gone since the last deployment is loaded whole, once", async ({
  page,
}) => {
  await page.route("**/assets/history-*.js", (route) => route.fulfill({ status: 404 }));
  await visit(page, "/about");
  const about = await page.getByRole("heading", { level: 1 }).textContent();
  const asked = loads(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /history/i })
    .first()
    .click();
  await page.waitForURL("**/about/history");
  await expect(page.getByRole("heading", { level: 1, name: "Our History" })).toBeVisible();
  // It is the finished page, whose own script is lost as well: it must not try again and again.
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path === "/about/history").length).toBeLessThanOrEqual(2);
  expect(asked.filter((path) => path === "/about").length).toBeLessThanOrEqual(1);
  const settled = asked.length;
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForLoadState("networkidle");
  expect(asked.length).toBe(settled);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: about ?? "" })).toBeVisible();
});

test("a lost script found out early turns the click into a whole load", long, async ({ page }) => {
  await page.route("**/assets/history-*.js", (route) => route.fulfill({ status: 404 }));
  await visit(page, "/about");
  const asked = loads(page);
  const link = page
    .getByRole("main")
    .getByRole("link", { name: /history/i })
    .first();
  await Promise.all([page.waitForResponse(/history-.*\.js/), link.hover()]);
  expect(asked).toEqual([]);
  await link.click();
  await page.waitForURL("**/about/history");
  expect(asked).toEqual(["/about/history"]);
});
