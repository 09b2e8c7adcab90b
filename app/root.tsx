import { type ReactNode, useContext } from "react";
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts } from "react-router";
import "./app.css";
import { frame } from "#content/frame.ts";
import { isWritten, legalDocuments } from "#content/legal.ts";
import { lastDateBy } from "#content/moments.ts";
import { notice, noticeNow } from "#content/notice.ts";
import { organisation } from "#content/organisation.ts";
import { contentContext, documentFor } from "./content-context.ts";
import { guardPage } from "./effects/guards.ts";
import displayFont from "./fonts/fraunces-display.woff2?url";
import textFont from "./fonts/public-sans.woff2?url";
import { Arrival } from "./frame/arrival.tsx";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { DrawingContext, LateScripts } from "./frame/late-scripts.tsx";
import { NextPages } from "./frame/next-pages.tsx";
import { NoticeBand, useStands } from "./frame/notice-band.tsx";
import { Notices } from "./frame/notices.tsx";
import { type Site, useSite } from "./site.ts";

export { ErrorScreen as ErrorBoundary } from "./frame/error-screen.tsx";

const fontLink = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
});

/** What every page shows, and no more of it: it is in every page's file. */
export const loader = ({ context }: LoaderFunctionArgs): Site => {
  const {
    newsletterRhythm: _,
    careersEmail: _c,
    boardEmail: _b,
    ...shown
  } = documentFor(context, organisation);
  return {
    organisation: shown,
    frame: documentFor(context, frame),
    legal: Object.fromEntries(
      Object.entries(legalDocuments)
        .filter(([, document]) => isWritten(documentFor(context, document)))
        .map(([name, { path }]) => [name, path]),
    ),
    notice: noticeNow(documentFor(context, notice), Date.now()),
    goneBy: lastDateBy(context.get(contentContext), Date.now()),
  };
};

export const links = () => [
  fontLink(displayFont),
  fontLink(textFont),
  { rel: "icon", href: "/icons/mark.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Only the prerendered page carries it: from then on it is at work. */
const guards = import.meta.env.SSR ? `(${guardPage})()` : "";

export function Layout({ children }: { children: ReactNode }) {
  const site = useSite();
  const noticeStands = useStands(site?.notice ?? null);
  if (useContext(DrawingContext)?.part === "scripts") return <Scripts />;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, above. */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guards }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f1e7" />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#main"
          className="no-print fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-white focus:translate-y-0"
        >
          {site?.frame.skipLink}
        </a>
        {site && <Header site={site} />}
        {site?.notice && noticeStands && <NoticeBand notice={site.notice} />}
        <main id="main" tabIndex={-1} className={`outline-none ${noticeStands ? "" : "pt-18"}`}>
          {children}
        </main>
        {site && <Footer site={site} />}
        <Notices />
        <Arrival />
        <NextPages />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
