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
    const { signal } = leaving;
    /** Where the visitor is on the way to. Only the last click counts. */
    let wanted = "";
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && insideLinkAt(event.target);
      if (!link || isPartOfPage(link)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      wanted = href;
      const show = () => {
        if (wanted !== href) return;
        wanted = "";
        navigate(pathname + search + hash, { replace: href === location.href });
      };
      const page = bringPage(pathname);
      if (page instanceof Promise) page.then(show, () => wanted === href && location.assign(href));
      else show();
    };
    const stay = () => {
      wanted = "";
    };
    // After whatever the link does itself.
    addEventListener("click", follow, { signal });
    addEventListener("popstate", stay, { signal });
    return () => leaving.abort();
  }, [navigate]);

  return null;
}

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
