import type { Page } from "@playwright/test";

/** Native controls keep the focus inside one element for a while; longer than this is a trap. */
const sameElementLimit = 14;
const stopLimit = 400;

type Stop = { label: string; same: boolean; end: boolean; troubles: string[] };

/** Reads the focused element; runs in the page. */
const readStop = () => {
  const element = document.activeElement;
  const memory = window as unknown as { firstStop?: Element; lastStop?: Element };
  const outside = !element || element === document.body || element === document.documentElement;
  // Some browsers leave the page after its last stop, others begin again.
  if (outside || (memory.lastStop !== element && memory.firstStop === element))
    return { label: "", same: false, end: true, troubles: [] };

  const last = memory.lastStop;
  memory.lastStop = element;
  memory.firstStop ??= element;
  const troubles: string[] = [];
  const label = `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") || element.textContent || element.getAttribute("name") || "").trim().slice(0, 50)}"`;

  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = {
    left: Math.max(left, 0),
    top: Math.max(top, 0),
    right: Math.min(right, innerWidth),
    bottom: Math.min(bottom, innerHeight),
  };
  if (right - left < 1 || bottom - top < 1) troubles.push("has no size");
  else if (box.right <= box.left || box.bottom <= box.top) troubles.push("is out of view");
  else {
    const holder = element.closest("label") ?? element;
    const seen = [0.08, 0.5, 0.92].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) =>
        document.elementFromPoint(
          box.left + (box.right - box.left) * x,
          box.top + (box.bottom - box.top) * y,
        ),
      ),
    );
    // Rounded corners and gaps show what is behind; a part that shows is a part that is seen.
    const shows = seen.filter((hit) => hit && (holder.contains(hit) || hit.contains(element)));
    if (shows.length === 0) troubles.push(`is hidden behind ${seen[4]?.outerHTML.slice(0, 80)}`);
  }

  let faint: Element | null = element;
  while (faint) {
    if (Number(getComputedStyle(faint).opacity) < 0.99 && faint !== element)
      troubles.push("is not visible yet");
    faint = faint.parentElement;
  }
  const marked = [element, element.closest("label"), element.parentElement].some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (
      (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) ||
      (each === element && boxShadow.includes("inset"))
    );
  });
  // A film's own controls mark their focus out of our sight.
  if (!marked && !element.matches("video")) troubles.push("shows no focus");
  if ((element as HTMLElement).tabIndex > 0) troubles.push("has a tab index above zero");
  if (
    last &&
    last !== element &&
    !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  )
    troubles.push("comes before the stop that led to it");
  return { label, same: last === element, end: false, troubles };
};

/** Scrolling and fading take a moment: a trouble counts when it lasts. */
const settledStop = async (page: Page): Promise<Stop> => {
  let stop = await page.evaluate(readStop);
  for (let wait = 0; wait < 12 && stop.troubles.length > 0; wait++) {
    await page.waitForTimeout(100);
    const { troubles } = await page.evaluate(readStop);
    const outOfOrder = stop.troubles.filter((text) => text.startsWith("comes before"));
    stop = { ...stop, troubles: [...new Set([...outOfOrder, ...troubles])] };
  }
  return stop;
};

/** Tabs through the whole page, from its top until focus leaves it. */
export const keyboardWalk = async (page: Page) => {
  const troubles: string[] = [];
  let stops = 0;
  let stuck = 0;
  await page.evaluate(() => {
    Reflect.deleteProperty(window, "firstStop");
    Reflect.deleteProperty(window, "lastStop");
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: "instant" });
  });
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await settledStop(page);
    if (stop.end) break;
    stuck = stop.same ? stuck + 1 : 0;
    if (!stop.same) stops++;
    troubles.push(...stop.troubles.map((trouble) => `${stop.label} ${trouble}`));
    if (stuck > sameElementLimit || stops > stopLimit) {
      troubles.push(`${stop.label} keeps the focus`);
      break;
    }
  }
  return { stops, troubles };
};

/** What the keyboard should reach but the walk would pass by. */
export const countTabbable = (page: Page) =>
  page.evaluate(() => {
    const radios = new Set<string>();
    return [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, video[controls], [tabindex='0']",
      ),
    ].filter((element) => {
      if (element.tabIndex < 0 || element.closest("[inert]") || !element.checkVisibility())
        return false;
      if (element instanceof HTMLInputElement && element.type === "radio") {
        if (radios.has(element.name)) return false;
        radios.add(element.name);
      }
      return true;
    }).length;
  });
