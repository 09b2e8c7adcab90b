import { type ReactNode, startTransition, useEffect, useState } from "react";
import styles from "#app/app.css?url";
import { guardPage } from "#app/effects/guards.ts";
import displayFont from "#app/fonts/fraunces-display.woff2?url";
import textFont from "#app/fonts/public-sans.woff2?url";
import { useSite } from "#app/site.ts";
import { useVisit } from "#app/visit.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LateScripts } from "./late-scripts.tsx";
import { NextPages } from "./next-pages.tsx";
import { NoticeBand, useStands } from "./notice-band.tsx";
import { Notices } from "./notices.tsx";

/** Only the prerendered page carries it: from then on it is at work. */
const guards = import.meta.env.SSR ? `(${guardPage})()` : "";

/** The whole document, with a page in its middle. */
export function Layout({ head, children }: { head?: ReactNode; children: ReactNode }) {
  const site = useSite();
  const noticeStands = useStands(site.notice);
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, above. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guards }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f1e7" />
        {head}
        {[displayFont, textFont].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={font}
          />
        ))}
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <a
          href="#main"
          className="no-print fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-white focus:translate-y-0"
        >
          {site.frame.skipLink}
        </a>
        <Header site={site} />
        {site.notice && noticeStands && <NoticeBand notice={site.notice} />}
        <main id="main" tabIndex={-1} className={`outline-none ${noticeStands ? "" : "pt-18"}`}>
          {children}
        </main>
        <Footer site={site} />
        <Notices />
        <Announcer />
        <NextPages />
        <LateScripts />
      </body>
    </html>
  );
}

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
