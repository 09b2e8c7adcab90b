import type { Page } from "@playwright/test";

const region = (page: Page) => page.getByRole("region", { name: /notifications|notificaciones/i });

/** Opens a page and waits until its script has taken over. */
export const visit = async (page: Page, path: string) => {
  const answer = await page.goto(path);
  await region(page).waitFor({ state: "attached" });
  return answer;
};

/** The notice with this title, whole. */
export const notice = (page: Page, title: string) =>
  region(page).getByRole("listitem").filter({ hasText: title });

/**
 * Lets the page draw a few times: by then observers have told what they saw and a wheel has
 * scrolled what it can. For what must not happen there is nothing else to wait for.
 */
export const afterFrames = (page: Page, frames = 12) =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const draw = (left: number) =>
          left > 0 ? requestAnimationFrame(() => draw(left - 1)) : resolve();
        draw(count);
      }),
    frames,
  );
