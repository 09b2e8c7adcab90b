import type { Described } from "#app/seo/page-meta.ts";

/** What the page says about itself. The error screen brings its own title instead. */
export function Head({ head }: { head: Described[] }) {
  return head.map(element);
}

const element = (item: Described) => {
  const key = JSON.stringify(item);
  if ("title" in item) return <title key={key}>{item.title}</title>;
  if ("tagName" in item) return <link key={key} rel={item.rel} href={item.href} />;
  if (!("script:ld+json" in item)) return <meta key={key} {...item} />;
  const __html = JSON.stringify(item["script:ld+json"]).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text can end the element it stands in.
  return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
};
