import type { ClickedText } from "#rules/pages.ts";

/** How far around a click the text may reach. */
const steps = 4;
const longest = 2_000;

const wordsOf = (element: Element) =>
  element instanceof (element.ownerDocument.defaultView ?? window).HTMLImageElement
    ? [element.alt, element.currentSrc.match(/\/([a-z0-9-]+?)-\d+\.\w+$/)?.[1] ?? ""]
    : [element.textContent ?? ""];

const around = (element: Element) => {
  const elements: Element[] = [];
  for (
    let next: Element | null = element;
    next && elements.length < steps;
    next = next.parentElement
  )
    elements.push(next);
  return elements;
};

/** How many letters of the element come before the click; unknown where it was made by no pointer. */
const offsetIn = (target: Element, { clientX, clientY }: MouseEvent) => {
  const page = target.ownerDocument;
  const caret = page.caretPositionFromPoint?.(clientX, clientY);
  if (!caret || !target.contains(caret.offsetNode)) return undefined;
  const before = page.createRange();
  before.setStart(target, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().trimStart().replaceAll(/\s+/g, " ").length;
};

type Clicked = Omit<ClickedText, "page">;

/** The texts around a click, the smallest first, and how many equal ones stand before it. */
export const clickedText = (target: Element, click: MouseEvent): Clicked | undefined => {
  const texts = around(target)
    .flatMap(wordsOf)
    .filter((text) => text.trim() && text.length < longest);
  const [smallest] = texts;
  if (smallest === undefined) return undefined;
  const equal = [...target.ownerDocument.querySelectorAll(target.tagName)].filter(
    (element) => wordsOf(element)[0] === smallest,
  );
  return {
    texts,
    nth: Math.max(0, equal.indexOf(target)),
    offset: offsetIn(target, click),
    inFrame: target.closest("main") === null,
  };
};
