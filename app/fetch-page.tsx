import type { ComponentType } from "react";
import { pageDataId, pageDataPath, pageScriptId } from "#rules/page-data.ts";
import { listedPath, pages, plainPath } from "./pages.ts";
import type { Page, PageData } from "./visit.ts";

type PageCode = { default: ComponentType<never> };

/** What was fetched ahead is good for so long at a click; a text may have been corrected since. */
const goodForMs = 60_000;

/** The pages that this tab has seen or has fetched ahead, by their path. */
const here = new Map<string, { page: Page; since: number }>();
const coming = new Map<string, Promise<Page>>();

export const pageHere = (path: string) => here.get(plainPath(path))?.page;

export const freshPageHere = (path: string) => {
  const known = here.get(plainPath(path));
  return known && performance.now() - known.since < goodForMs ? known.page : undefined;
};

/** The page at a path, at once if it is here and good. */
export const fetchPage = (path: string): Page | Promise<Page> =>
  freshPageHere(path) ?? coming.get(path) ?? fetchAnew(path);

export const fetchAnew = (path: string): Promise<Page> => {
  const page = keep(path, pages[listedPath(path)](), fetch(pageDataPath(path)).then(readAnswer));
  coming.set(path, page);
  return page.finally(() => coming.delete(path));
};

/** The page that the visitor was sent, with what came along for its scripts. */
export const ownPage = () => keep(location.pathname, ownCode(), ownData());

const keep = async (path: string, code: Promise<PageCode>, said: Promise<PageData>) => {
  const [{ default: Body }, data] = await Promise.all([code, said]);
  if (!fits(data)) throw new Error(`${path} is of another build.`);
  // What the props are was checked against the component when this build was made.
  const Checked = Body as ComponentType<object>;
  // One element for all its drawings: while it is the same, React leaves it alone.
  const page: Page = { body: <Checked {...data.props} />, data: sharing(data) };
  here.set(plainPath(path), { page, since: performance.now() });
  return page;
};

const dataHere = () => [...here.values()].map(({ page }) => page.data);

/** The site may have been built anew while this tab stood open. */
const fits = ({ build }: PageData) => dataHere().every((one) => one.build === build);

/** What stands around pages is drawn again only when it says something else. */
const sharing = (data: PageData): PageData => {
  const text = JSON.stringify(data.site);
  const same = dataHere().find(({ site }) => JSON.stringify(site) === text);
  return same ? { ...data, site: same.site } : data;
};

/** By the name under which it was asked for with the page, which is on its way already. */
const ownCode = (): Promise<PageCode> =>
  import(/* @vite-ignore */ linkWith(pageScriptId)?.href ?? "");

const linkWith = (id: string) => {
  const element = document.getElementById(id);
  return element instanceof HTMLLinkElement ? element : undefined;
};

/** In a file that is named after it, or, where there is none yet, in the page itself. */
const ownData = async (): Promise<PageData> => {
  const file = linkWith(pageDataId)?.href;
  if (file) return readAnswer(await fetch(file));
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? "");
};

const readAnswer = (answer: Response): Promise<PageData> => {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  return answer.json();
};
