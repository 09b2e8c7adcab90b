import { memo } from "react";
import styles from "#app/app.css?url";
import { guardPage } from "#app/effects/guards.ts";
import displayFont from "#app/fonts/fraunces-display.woff2?url";
import textFont from "#app/fonts/public-sans.woff2?url";
import type { Described } from "#app/seo/page-meta.ts";

/** Only the prerendered page carries it: from then on it is at work. */
const guards = import.meta.env.SSR ? `(${guardPage})()` : "";

/** Drawn again only when the page says something else about itself. */
export const Head = memo(({ described = [] }: { described: Described[] | undefined }) => (
  <head>
    <meta charSet="utf-8" />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source, above. */}
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guards }} />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="theme-color" content="#f7f1e7" />
    {described.map(element)}
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
));

/** What the page says about itself. The error screen brings its own title instead. */
const element = (item: Described) => {
  const key = JSON.stringify(item);
  // First, as a link may have a title too.
  if ("tagName" in item) {
    const { tagName: _, ...link } = item;
    return <link key={key} {...link} />;
  }
  if ("title" in item) return <title key={key}>{item.title}</title>;
  if (!("script:ld+json" in item)) return <meta key={key} {...item} />;
  const __html = JSON.stringify(item["script:ld+json"]).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element it stands in.
  return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
};
