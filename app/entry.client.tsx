import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter, useLocation } from "react-router";
import { ShownPage } from "./frame/shown-page.tsx";
import { bringPage, ownPage, pageHere } from "./pages-here.tsx";

/** Every page is here before its address is: by a link, and on the way back or forward. */
function PageAtAddress() {
  const { pathname } = useLocation();
  const page = pageHere(pathname);
  if (!page) throw new Error(`${pathname} is not here.`);
  return <ShownPage page={page} />;
}

// After a reload the tab may be led back to a page that is not here anymore. The router hears of it
// when it is, and when it cannot be had, it is loaded whole.
addEventListener(
  "popstate",
  async (event) => {
    const { pathname } = location;
    if (pageHere(pathname)) return;
    event.stopImmediatePropagation();
    try {
      await bringPage(pathname);
      if (location.pathname === pathname) dispatchEvent(new PopStateEvent("popstate", event));
    } catch {
      location.reload();
    }
  },
  { capture: true },
);

await ownPage(location.pathname);
// Taken over in small steps: a visitor who scrolls or types meanwhile comes first.
startTransition(() => {
  hydrateRoot(
    document,
    // What is here is shown at once, not when there is time.
    <BrowserRouter useTransitions={false}>
      <PageAtAddress />
    </BrowserRouter>,
  );
});

// While the site is being worked on: the framework puts changes into its own router only.
import.meta.hot?.on("vite:afterUpdate", ({ updates }) => {
  if (updates.some(({ type }) => type === "js-update")) location.reload();
});
