/** Elements whose content nobody reads. */
const unread = ["script", "style", "head", "title", "template", "noscript"];

const ownLine =
  /^(p|div|br|hr|tr|li|ul|ol|table|blockquote|pre|h[1-6]|section|article|header|footer|address|dt|dd)$/;

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  copy: "©",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ntilde: "ñ",
  iquest: "¿",
  iexcl: "¡",
};

const character = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : "";

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, dec, hex, name) => {
    if (dec) return character(Number(dec));
    if (hex) return character(Number.parseInt(hex, 16));
    return named[name.toLowerCase()] ?? whole;
  });

/**
 * The words of an HTML email, line by line. What it would load, run or hide is never looked at. One
 * pass: a hostile email takes no longer than a long one.
 */
export const textOfHtml = (html: string): string => {
  // Letter by letter: some letters become two, and every position after them would be another.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const pieces: string[] = [];
  let at = 0;
  const skipTo = (mark: string, from: number) => {
    const found = lower.indexOf(mark, from);
    return found < 0 ? html.length : found + mark.length;
  };
  while (at < html.length) {
    const open = html.indexOf("<", at);
    const end = open < 0 ? html.length : open;
    pieces.push(html.slice(at, end).replace(/\s+/g, " "));
    if (open < 0) break;
    if (!/[a-z!?/]/.test(lower.charAt(open + 1))) {
      pieces.push("<");
      at = open + 1;
      continue;
    }
    const [, closes = "", name = ""] =
      /^<(\/?)([a-z][a-z0-9]{0,20})/.exec(lower.slice(open, open + 24)) ?? [];
    if (lower.startsWith("<!--", open)) at = skipTo("-->", open + 4);
    else {
      at = skipTo(">", open);
      if (ownLine.test(name)) pieces.push("\n");
      if (name === "td" || name === "th") pieces.push(" ");
      if (!closes && unread.includes(name)) at = skipTo(">", skipTo(`</${name}`, at));
    }
  }
  return decoded(pieces.join(""));
};
