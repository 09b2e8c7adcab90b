import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";
import { site } from "#content/site.ts";
import { installGuards } from "./effects/guards.ts";
import { installPrefetch } from "./effects/prefetch.ts";
import displayFont from "./fonts/fraunces-display.woff2?url";
import textFont from "./fonts/public-sans.woff2?url";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { DrawingContext, LateScripts } from "./frame/late-scripts.tsx";

export { ErrorScreen as ErrorBoundary } from "./frame/error-screen.tsx";

// Nothing can raise a notice before the page is alive, so their script comes after the first view.
const Notices = lazy(() => import("./frame/notices.tsx"));

const fontLink = (href: string) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
  href,
});

export const links = () => [
  fontLink(displayFont),
  fontLink(textFont),
  { rel: "icon", href: "/icons/mark.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** By itself, so that its coming draws nothing else anew. */
function LateNotices() {
  const [alive, setAlive] = useState(false);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return <Suspense>{alive && <Notices />}</Suspense>;
}

export function Layout({ children }: { children: ReactNode }) {
  // Here and not in the page: a page that broke is replaced, and the guards must outlive it.
  useEffect(installGuards, []);
  useEffect(installPrefetch, []);
  if (useContext(DrawingContext)?.part === "scripts") return <Scripts />;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
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
          {site.skipLink}
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="pt-18 outline-none">
          {children}
        </main>
        <Footer />
        <LateNotices />
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
