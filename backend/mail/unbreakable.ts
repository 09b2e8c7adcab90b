import { type Markup, markup } from "#backend/markup.ts";
import { telHref } from "#rules/address.ts";
import { light } from "./scheme.ts";

/** Phone numbers, and short numbers with a hyphen: receipt numbers, tax IDs, "5-7 days". */
const unbreakable =
  /(?<![\w-])(?:(?<phone>\(?\d{3}\)?[ .-]?\d{3}[.-]\d{4})|\d{1,4}-\d{1,7})(?![\w-])/g;

/** Text for the HTML body: numbers stay on one line, and phone numbers can be tapped. */
export const keptTogether = (text: string): Markup => {
  const pieces: (string | Markup)[] = [];
  let end = 0;
  for (const found of text.matchAll(unbreakable)) {
    const [number] = found;
    pieces.push(text.slice(end, found.index));
    pieces.push(
      found.groups?.phone
        ? markup`<a class="link" href="${telHref(number)}" style="color:${light.link};white-space:nowrap">${number}</a>`
        : markup`<span style="white-space:nowrap">${number}</span>`,
    );
    end = found.index + number.length;
  }
  return markup`${[...pieces, text.slice(end)]}`;
};

/** Its hyphen stays the one on the keyboard: the number can be copied, found and dialed. */
export const keptTogetherInText = (text: string) =>
  text.replace(unbreakable, (number) => number.replaceAll(" ", "\u00a0"));
