import { createHash } from "node:crypto";
import { cardCheckoutOrigin } from "#rules/donation.ts";

export type HeaderPair = [name: string, value: string];

/** What the headers depend on, besides the page itself. */
export type SiteFacts = {
  /** The public address. */
  siteUrl: string;
  /** Where the browser finds the functions, when that is not the site itself. */
  functionsUrl?: string | undefined;
};

const isSecure = ({ siteUrl }: SiteFacts) => siteUrl.startsWith("https://");

export const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const styleAttribute = /\sstyle="([^"]*)"/gi;

const unescapeAttribute = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The hashes of everything a built page carries inline. */
export const inlineHashes = (html: string) => {
  const scripts = [...html.matchAll(scriptElement)]
    .filter(([, attributes = ""]) => !/\ssrc=/i.test(attributes))
    .map(([, , text = ""]) => hashSource(text));
  const markup = html.replace(scriptElement, "");
  const styles = [...markup.matchAll(styleElement)].map(([, text = ""]) => hashSource(text));
  const attributes = [...markup.replace(styleElement, "").matchAll(styleAttribute)].map(
    ([, text = ""]) => hashSource(unescapeAttribute(text)),
  );
  return {
    scripts: [...new Set(scripts)],
    styles: [...new Set(styles)],
    styleAttributes: [...new Set(attributes)],
  };
};

/** What a page may load and run: our own files, and inline only what was there when it was built. */
export const pagePolicy = (html: string, site: SiteFacts) => {
  const inline = inlineHashes(html);
  const functions = site.functionsUrl ? [new URL(site.functionsUrl).origin] : [];
  const attributes =
    inline.styleAttributes.length > 0 ? ["'unsafe-hashes'", ...inline.styleAttributes] : [];
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...inline.scripts]],
    ["style-src", ["'self'", ...new Set([...inline.styles, ...attributes])]],
    ["img-src", ["'self'", "data:"]],
    ["media-src", ["'self'"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...functions]],
    ["manifest-src", ["'self'"]],
    // Browsers also hold the redirect after a form to this list: back to the site, or to the card
    // provider's page.
    [
      "form-action",
      ["'self'", ...new Set([...functions, new URL(site.siteUrl).origin, cardCheckoutOrigin])],
    ],
    ["frame-ancestors", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
    // On plain http it would send the browser to a port nobody listens on.
    ...(isSecure(site) ? ([["upgrade-insecure-requests", []]] as [string, string[]][]) : []),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
};

/** For pictures, films, documents and the functions' answers: none of them may run a script. */
const filePolicy = "script-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What a visitor would be asked for. No more: the longest page's first packets have no room for it. */
const unusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/** The headers that every answer carries, beside its content security policy. */
export const commonHeaders = (site: SiteFacts): HeaderPair[] => [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", unusedFeatures.map((feature) => `${feature}=()`).join(", ")],
  // A checkout opened in a new tab keeps no handle on our page, and needs none.
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  // Without the names below it: a mailing list or a shop of the office may stand there without https.
  ...(isSecure(site) ? ([["Strict-Transport-Security", "max-age=63072000"]] as HeaderPair[]) : []),
];

const policyHeader = "Content-Security-Policy";

export const pageHeaders = (html: string, site: SiteFacts): HeaderPair[] => [
  ...commonHeaders(site),
  [policyHeader, pagePolicy(html, site)],
];

/** It calls its own origin alone, and shows pages of it in a frame, beside the words they say. */
export const deskPolicy = (html: string, { siteUrl }: SiteFacts) =>
  `${pagePolicy(html, { siteUrl })}; frame-src 'self'`;

/** It shows no notices of the toast library, and no searcher lists it. */
export const deskHeaders = (html: string, site: SiteFacts): HeaderPair[] => [
  ...commonHeaders(site),
  [policyHeader, deskPolicy(html, site)],
  ["X-Robots-Tag", "noindex"],
];

export const fileHeaders = (site: SiteFacts): HeaderPair[] => [
  ...commonHeaders(site),
  [policyHeader, filePolicy],
];
