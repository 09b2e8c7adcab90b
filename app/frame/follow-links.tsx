import { useEffect } from "react";
import { useNavigate } from "react-router";
import { bringPage } from "#app/pages-here.tsx";
import { insideLinkAt } from "./inside-link.ts";

/**
 * A link to another page of the site shows it without loading everything anew. One place follows
 * all of them: a link that is script itself would be drawn again at every move, and there are a
 * hundred on a page.
 *
 * A page that cannot be had by script, because the site was built anew while this tab stood open
 * or because there is no such page, is loaded whole: the new build's, or the one that says so.
 */
export function FollowLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    const leaving = new AbortController();
    const follow = async (event: MouseEvent) => {
      const link = isPlainClick(event) && insideLinkAt(event.target);
      if (!link || isPartOfPage(link)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      const from = location.href;
      lastFollowed = event;
      // Whoever went elsewhere meanwhile, by another link or back, stays there.
      const isWanted = () => lastFollowed === event && location.href === from;
      const show = () => navigate(pathname + search + hash, { replace: href === from });
      const page = bringPage(pathname);
      if (!(page instanceof Promise)) return show();
      link.ariaBusy = "true";
      try {
        await Promise.race([page, tooLate()]);
        if (isWanted()) show();
      } catch {
        if (isWanted()) location.assign(href);
      } finally {
        link.ariaBusy = null;
      }
    };
    // After whatever the link does itself.
    addEventListener("click", follow, { signal: leaving.signal });
    return () => leaving.abort();
  }, [navigate]);

  return null;
}

/** Not kept in the component: it hears of clicks anew after every move. */
let lastFollowed: MouseEvent | undefined;

/** Then the browser may try by itself, and show that it does. */
const tooLate = () => new Promise((_, reject) => setTimeout(reject, 8000));

const isPlainClick = ({
  defaultPrevented,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent) => !(defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey);

/** The browser goes there by itself. */
const isPartOfPage = ({ hash, href }: HTMLAnchorElement) =>
  hash !== "" && href.replace(hash, "") === location.href.replace(location.hash, "");
