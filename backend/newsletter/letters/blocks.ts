import { colors } from "#backend/look.ts";
import { headerText } from "#backend/mail/mail.ts";
import { heading, keptTogether, keptTogetherInText, type Part } from "#backend/mail/parts.ts";
import { light } from "#backend/mail/scheme.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { LetterBlock } from "#content/letter.ts";
import { pictures } from "#content/pictures.ts";
import type { PictureValue } from "#content/types.ts";
import { mediaPath } from "#rules/pictures.ts";
import { richParts, type Span } from "#rules/rich-text.ts";

/** A place on our site, with all of its address. */
export const absoluteFor = (siteUrl: string) => (href: string) =>
  /^[/#]/.test(href) ? `${siteUrl}${href.startsWith("#") ? "/" : ""}${href}` : href;

type Absolute = ReturnType<typeof absoluteFor>;

/** Where links lead, and where pictures are taken from. */
export type Addresses = { link: Absolute; picture: Absolute };

const spanHtml =
  (absolute: Absolute) =>
  ({ text, bold, href }: Span): Markup => {
    if (href)
      return markup`<a class="link" href="${absolute(href)}" style="color:${light.link};overflow-wrap:anywhere">${text}</a>`;
    return bold ? markup`<strong>${text}</strong>` : keptTogether(text);
  };

const spanText =
  (absolute: Absolute) =>
  ({ text, href }: Span) =>
    href && href !== text ? `${text} (${absolute(href)})` : keptTogetherInText(text);

const richText = (words: string, absolute: Absolute): Part[] =>
  richParts(words).map(({ kind, lines }) => {
    const plain = lines.map((line) => line.map(spanText(absolute)).join(""));
    const html = lines.map((line) => markup`${line.map(spanHtml(absolute))}`);
    if (kind === "list")
      return {
        text: plain.map((line) => `- ${line}`).join("\n"),
        html: markup`<ul style="margin:0 0 16px;padding:0 0 0 24px">${html.map(
          (line) => markup`<li style="margin:0 0 4px">${line}</li>`,
        )}</ul>`,
      };
    return {
      text: plain.join("\n"),
      html: markup`<p style="margin:0 0 16px">${html.map((line, at) => (at === 0 ? line : markup`<br>${line}`))}</p>`,
    };
  });

/** Sharp on a phone with two dots to a pixel, and not much larger than that. */
const pictureWidth = 1040;
const shownWidth = 520;

const filesOf = (picture: PictureValue) =>
  typeof picture === "string"
    ? { files: `/pictures/${picture}-`, ...pictures[picture] }
    : { files: `${mediaPath}/${picture.upload}/`, ...picture };

const widthOf = (widths: readonly number[]) =>
  widths.find((one) => one >= pictureWidth) ?? widths.at(-1) ?? pictureWidth;

/** The files of uploaded pictures that a letter shows. */
export const uploadsIn = (blocks: readonly LetterBlock[]) =>
  blocks.flatMap(({ kind, picture }) =>
    kind === "picture" && typeof picture === "object"
      ? [{ name: picture.upload, width: widthOf(picture.widths) }]
      : [],
  );

export const uploadPath = ({ name, width }: { name: string; width: number }) =>
  `${mediaPath}/${name}/${width}.jpg`;

/** With pictures off, its words stand in its place. */
const pictureOf = (picture: PictureValue, href: string, { link, picture: at }: Addresses): Part => {
  const { files, widths, alt } = filesOf(picture);
  const image = markup`<img src="${at(`${files}${widthOf(widths)}.jpg`)}" alt="${alt}" width="${shownWidth}" style="display:block;width:100%;max-width:${shownWidth}px;height:auto;border:0;border-radius:6px;font-size:14px;font-style:italic">`;
  return {
    text: `[${alt}]${href ? `\n${link(href)}` : ""}`,
    html: markup`<div style="margin:0 0 16px">${href ? markup`<a class="link" href="${link(href)}" style="color:${light.link}">${image}</a>` : image}</div>`,
  };
};

const buttonOf = (label: string, url: string): Part => ({
  text: `${headerText(label)}:\n${url}`,
  html: markup`<p style="margin:8px 0 24px"><a href="${url}" style="display:inline-block;padding:12px 22px;background:${colors.brick600};color:${colors.white};font-weight:bold;text-decoration:none;border-radius:6px">${label}</a></p>`,
});

const line: Part = {
  text: "* * *",
  html: markup`<hr class="rule" style="margin:24px 0;border:0;border-top:1px solid ${light.rule}">`,
};

const blockParts = (block: LetterBlock, addresses: Addresses): Part[] => {
  switch (block.kind) {
    case "heading":
      return [heading(block.heading)];
    case "text":
      return richText(block.text, addresses.link);
    case "picture":
      return block.picture ? [pictureOf(block.picture, block.href, addresses)] : [];
    case "button":
      return [buttonOf(block.label, addresses.link(block.href))];
    case "line":
      return [line];
    case "item":
      // By now it stands in blocks of its own.
      return [];
  }
};

export const partsOf = (blocks: readonly LetterBlock[], addresses: Addresses): Part[] =>
  blocks.flatMap((block) => blockParts(block, addresses));
