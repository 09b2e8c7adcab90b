import type { ReactElement } from "react";
import { pageDataId, pageDataPath, pageScriptId } from "#rules/page-data.ts";
import type { PageContent } from "./page-content.ts";
import { loadPage, type PageCode } from "./pages.ts";

/** All that it takes to show a page. */
export type Page = { body: ReactElement; content: PageContent };

/** What was fetched ahead is good for so long at a click; a text may have been corrected since. */
const goodForMs = 60_000;

/** The pages that this tab has seen or has fetched ahead, by their path. */
const here = new Map<string, { page: Page; since: number }>();
const coming = new Map<string, Promise<Page>>();

export const pageHere = (path: string) => here.get(path)?.page;

/** The page at a path, at once if it is here and good. */
export const bringPage = (path: string): Page | Promise<Page> => {
  const known = here.get(path);
  if (known && performance.now() - known.since < goodForMs) return known.page;
  const page = coming.get(path) ?? keep(path, loadPage(path), fetchContent(path));
  coming.set(path, page);
  return page;
};

/** The page that the visitor was sent, with what came along for its scripts. */
export const ownPage = (path: string) => keep(path, ownCode(), ownContent());

const keep = async (
  path: string,
  code: Promise<PageCode>,
  content: Promise<PageContent>,
): Promise<Page> => {
  try {
    const [{ default: Body }, said] = await Promise.all([code, content]);
    if (!fits(said)) throw new Error(`${path} is of another build.`);
    // One element for all its drawings: while it is the same, React leaves it alone.
    const page = { body: <Body />, content: sharing(said) };
    here.set(path, { page, since: performance.now() });
    return page;
  } finally {
    coming.delete(path);
  }
};

const contentHere = () => [...here.values()].map(({ page }) => page.content);

/** The site may have been built anew while this tab stood open. */
const fits = ({ build }: PageContent) =>
  import.meta.env.DEV || contentHere().every((one) => one.build === build);

/** What stands around pages is drawn again only when it says something else. */
const sharing = (content: PageContent): PageContent => {
  const text = JSON.stringify(content.site);
  const same = contentHere().find(({ site }) => JSON.stringify(site) === text);
  return same ? { ...content, site: same.site } : content;
};

const fetchContent = (path: string): Promise<PageContent> =>
  import.meta.env.DEV ? fromPage(path) : fetch(pageDataPath(path)).then(readAnswer);

/** By the name under which it was asked for with the page, which is on its way already. */
const ownCode = (): Promise<PageCode> =>
  import(/* @vite-ignore */ linkWith(pageScriptId)?.href ?? "");

const linkWith = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLLinkElement ? element : undefined;
};

/** In the page itself, or in a file that was named after it when the page was finished. */
const ownContent = async (): Promise<PageContent> => {
  const file = linkWith(pageDataId)?.href;
  if (file) return readAnswer(await fetch(file));
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? "");
};

const readAnswer = (answer: Response): Promise<PageContent> => {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  return answer.json();
};

/** While the site is being worked on there are no finished files. */
const fromPage = async (path: string): Promise<PageContent> => {
  const html = await (await fetch(path)).text();
  const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
  const scripts = content.querySelector<HTMLTemplateElement>("template#scripts");
  return JSON.parse(scripts?.content.getElementById(pageDataId)?.textContent ?? "");
};
