import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLanguage } from "#app/effects/language.ts";
import type { Described } from "#app/seo/page-meta.ts";
import { useSite } from "#app/site.ts";
import { useVisit } from "#app/visit.ts";
import { Footer } from "./footer.tsx";
import { Head } from "./head.tsx";
import { Header } from "./header.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LateScripts } from "./late-scripts.tsx";
import { NextPages } from "./next-pages.tsx";
import { NoticeBand, useStands } from "./notice-band.tsx";
import { Notices } from "./notices.tsx";

/** The whole document, with a page in its middle. */
export function Layout({ head, children }: { head?: Described[]; children: ReactNode }) {
  const site = useSite();
  const noticeStands = useStands(site.notice);
  return (
    <html lang={useLanguage() === "es" ? "es" : "en-US"}>
      <Head described={head} />
      <body>
        <a
          href="#main"
          className="no-print fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-white focus:translate-y-0"
        >
          {site.frame.skipLink}
        </a>
        <LanguageSwitch />
        <Header site={site} />
        {site.notice && noticeStands && <NoticeBand notice={site.notice} />}
        <main
          id="main"
          tabIndex={-1}
          className={`outline-none ${noticeStands ? "" : "pt-(--header)"}`}
        >
          {children}
        </main>
        <Footer site={site} />
        {afterPage}
      </body>
    </html>
  );
}

/** Made once: while an element is the same, React leaves it alone when the page changes. */
const afterPage = (
  <>
    <Notices />
    <Announcer />
    <NextPages />
    <LateScripts />
  </>
);

/** Says a page's title when script brought the page, as browsers do on a full load. */
function Announcer() {
  const visit = useVisit();
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (visit.by !== "load") startTransition(() => setTitle(document.title));
  }, [visit]);
  return (
    <p aria-live="polite" className="sr-only" data-announcer>
      {title}
    </p>
  );
}
