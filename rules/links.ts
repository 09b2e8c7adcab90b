import { z } from "zod";
import { tokensIn } from "./tokens.ts";

const here = "https://this.site.example";

/** A % that begins no letter is none of an address. */
const isMailto = (path: string) => {
  try {
    return z.email().safeParse(decodeURIComponent(path)).success;
  } catch {
    return false;
  }
};

/**
 * A page of this site, a place on the page, another site, a mail address or a phone number. A fact
 * is looked at again when it is filled in.
 */
export const isLink = (href: string) => {
  if (tokensIn(href).length > 0) return true;
  // Browsers read a backslash as a slash, and leave out what cannot be seen.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(href) || !URL.canParse(href, here)) return false;
  const url = new URL(href, here);
  if (href.startsWith("#")) return href.length > 1;
  if (href.startsWith("/")) return url.origin === here;
  if (href.startsWith("mailto:")) return isMailto(url.pathname);
  if (href.startsWith("tel:")) return /^tel:\+?\d[\d-]{2,}$/.test(href);
  const plain = url.username === "" && url.password === "";
  return href.startsWith("https://") && plain && /[^.]\.[^.]/.test(url.hostname);
};

export const linkWanted =
  "This must be a page on this site, such as /give, or a full address, such as https://…";

/** The page of an address, without what comes behind it. */
export const pathOf = (href: string) => href.replace(/[?#].*/s, "");

export const noSuchPage = (href: string) => `This site has no page ${pathOf(href)}.`;
