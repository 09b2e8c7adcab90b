import type { Page } from "@playwright/test";

/** What a reader may set for themselves without losing anything (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

export const applyTextSpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

/** Text that is cut off, runs out of the window or lies on other text. */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    type Line = { owner: Element; text: string; box: DOMRect };
    const lines: Line[] = [];
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();

    const isUnseen = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (
          style.opacity === "0" ||
          style.clipPath === "inset(50%)" ||
          each.matches("option, script, style, noscript")
        )
          return true;
      }
      return !element.checkVisibility();
    };
    /** The nearest box that cuts, unless it can be scrolled. */
    const cutter = (element: Element, axis: "overflowX" | "overflowY") => {
      for (let each = element.parentElement; each; each = each.parentElement) {
        const overflow = getComputedStyle(each)[axis];
        if (overflow === "auto" || overflow === "scroll") return null;
        if (overflow === "hidden" || overflow === "clip") return each;
        if (getComputedStyle(each).position === "fixed") return null;
      }
      return null;
    };

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!owner || !text || isUnseen(owner)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        lines.push({ owner, text: text.slice(0, 60), box });
        const sideways = cutter(owner, "overflowX");
        const upright = cutter(owner, "overflowY");
        const across = sideways?.getBoundingClientRect();
        const along = upright?.getBoundingClientRect();
        if (across && (box.left < across.left - 1 || box.right > across.right + 1))
          lost.push(`"${text.slice(0, 60)}" is cut at the side`);
        if (along && (box.top < along.top - 2 || box.bottom > along.bottom + 2) && along.height > 0)
          lost.push(`"${text.slice(0, 60)}" is cut above or below`);
        if (!scrollable(owner) && (box.left < -1 || box.right > innerWidth + 1))
          lost.push(`"${text.slice(0, 60)}" runs out of the window`);
      }
    }
    function scrollable(element: Element) {
      for (
        let each: Element | null = element;
        each && each !== document.body;
        each = each.parentElement
      )
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
      return false;
    }

    // Lines of one paragraph may touch; those of two elements may not.
    const sorted = lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, line] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top > line.box.bottom) break;
        if (line.owner.contains(other.owner) || other.owner.contains(line.owner)) continue;
        if (line.owner.closest("header, dialog") !== other.owner.closest("header, dialog"))
          continue;
        const width =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height =
          Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        const small = Math.min(line.box.height, other.box.height);
        if (width > 3 && height > small * 0.45) lost.push(`"${line.text}" lies on "${other.text}"`);
      }
    return [...new Set(lost)];
  });

/** A window of 320 pixels, as 1280 at 400%: nothing needs scrolling to the side. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      if (width === 0 || (right <= innerWidth + 1 && left >= -1) || !element.checkVisibility())
        return false;
      if (
        !element.matches(
          "a, button, input, select, textarea, p, h1, h2, h3, li, dt, dd, td, th, label",
        )
      )
        return false;
      for (
        let each = element.parentElement;
        each && each !== document.body;
        each = each.parentElement
      )
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return false;
      return !element.closest("[aria-hidden=true], .sr-only");
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : []),
      ...wide.map((element) => `${element.outerHTML.slice(0, 90)} is out of the window`),
    ];
  });

/** Targets under 24 by 24 pixels that have not that much room to themselves (WCAG 2.5.8). */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, [role=button]",
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest("[inert], .sr-only"))
      .map((element) => {
        const held = element.matches("input") ? (element.closest("label") ?? element) : element;
        return { element, box: held.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const inSentence = (element: HTMLElement) => {
      const parent = element.parentElement;
      if (getComputedStyle(element).display !== "inline" || !parent) return false;
      return (parent.textContent ?? "").trim().length > (element.textContent ?? "").trim().length;
    };
    const isSmall = ({ box }: { box: DOMRect }) => box.width < 24 || box.height < 24;
    return {
      count: targets.length,
      troubles: targets
        .filter((target) => isSmall(target) && !inSentence(target.element))
        .filter(({ element, box }) => {
          const x = box.left + box.width / 2;
          const y = box.top + box.height / 2;
          return targets.some((other) => {
            if (other.element === element || other.element.contains(element)) return false;
            const dx = Math.max(other.box.left - x, 0, x - other.box.right);
            const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
            return Math.hypot(dx, dy) < (isSmall(other) ? 24 : 12);
          });
        })
        .map(
          ({ element, box }) =>
            `${element.outerHTML.slice(0, 90)} is ${Math.round(box.width)}×${Math.round(box.height)}`,
        ),
    };
  });
