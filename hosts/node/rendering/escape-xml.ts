/**
 * For texts and for values in quotation marks. XML 1.0 has no place for control characters, nor for
 * two that are none.
 */
export const escapeXml = (text: string) =>
  text
    .replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
