/**
 * Fetches a page's scripts after its first view, so that they do not compete with its picture and
 * letters: once it has loaded and been painted, at the first sign of a visitor who wants something,
 * or when this takes too long. A pointer over the page is no such sign: browsers report one that
 * rests there as soon as there is something below it.
 *
 * It stands inside every page as text, so it uses nothing from outside itself.
 */
export function startScripts() {
  const kept = document.querySelector<HTMLTemplateElement>("template#scripts");
  // Moved, not copied: a second start finds nothing left to do.
  const start = () => kept && document.head.append(...kept.content.children);
  const afterPaint = () =>
    new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(start, 50))).observe({
      type: "paint",
      buffered: true,
    });
  for (const sign of ["pointerdown", "keydown", "focusin"])
    addEventListener(sign, start, { once: true, capture: true });
  if (document.readyState === "complete") afterPaint();
  else addEventListener("load", afterPaint);
  setTimeout(start, 4000);
}
