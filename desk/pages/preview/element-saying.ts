const inOneLine = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ");

/** The innermost element of a page that says this, in its main part if that does. */
export const elementSaying = (page: Document, text: string): Element | undefined => {
  const sought = inOneLine(text).trim();
  if (!sought) return undefined;
  const says = (element: Element | null) => inOneLine(element?.textContent ?? "").includes(sought);
  let found: Element | undefined = [page.querySelector("main"), page.body].find(says) ?? undefined;
  for (let inner = found; inner; inner = [...inner.children].find(says)) found = inner;
  return found;
};
