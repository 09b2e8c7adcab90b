import { nameFrom } from "#rules/name-from.ts";
import { richParts } from "#rules/rich-text.ts";
import { type Content, type Document, defineDocument } from "./document.ts";
import {
  addressName,
  choice,
  date,
  group,
  link,
  list,
  longText,
  neededFor,
  optionalPicture,
  siteItem,
  text,
} from "./fields.ts";

/** What is taken from the site counts for each block that it becomes. */
export const mostBlocks = 100;

const block = group(
  {
    kind: choice(
      {
        text: "Text",
        heading: "Heading",
        picture: "Picture",
        button: "Button",
        item: "News item or event",
        line: "Divider",
      },
      { label: "What it is" },
    ),
    heading: neededFor(text({ label: "Heading", most: 120, optional: true }), "kind", "heading"),
    text: neededFor(
      longText({
        label: "Text",
        help: "To make words bold or a link, select them and press a button. Readers don't see the stars and brackets. Check the preview.",
        most: 3_000,
        optional: true,
        rich: true,
      }),
      "kind",
      "text",
    ),
    picture: neededFor(optionalPicture({ label: "Picture" }), "kind", "picture"),
    label: neededFor(text({ label: "Button text", most: 60, optional: true }), "kind", "button"),
    href: neededFor(
      link({ label: "Link to", help: "A page such as /give, or a full address.", optional: true }),
      "kind",
      "button",
      "picture",
    ),
    item: neededFor(
      siteItem({
        label: "News item or event",
        help: "Its title, text and picture are taken from the site when you send or schedule the newsletter.",
      }),
      "kind",
      "item",
    ),
  },
  {
    label: "Block",
    rules: [
      { choice: ["kind", "heading"], needs: "heading", sentence: "Please write the heading." },
      { choice: ["kind", "text"], needs: "text", sentence: "Please write the text." },
      { choice: ["kind", "picture"], needs: "picture", sentence: "Please choose a picture." },
      { choice: ["kind", "button"], needs: "label", sentence: "Please enter the button text." },
      {
        choice: ["kind", "button"],
        needs: "href",
        sentence: "Please enter where the button goes.",
      },
      { choice: ["kind", "item"], needs: "item", sentence: "Please choose what to show." },
    ],
  },
);

/** What a letter to the readers of the newsletter says; each is a document of this shape. */
const letter = defineDocument({
  name: "letter",
  title: "Newsletter",
  group: "Newsletters",
  version: 1,
  schema: group(
    {
      subject: text({ label: "Subject", most: 100 }),
      preview: text({
        label: "Preview text",
        help: "Inboxes show this next to the subject.",
        most: 150,
        optional: true,
      }),
      greeting: text({
        label: "Greeting",
        help: "Leave {name} as it is: each reader sees their own first name, or just “Hello,” if we don't know it.",
        most: 60,
        optional: true,
        fills: ["name"],
      }),
      blocks: list(block, { label: "The newsletter", itemLabel: "", least: 1, most: mostBlocks }),
      /** Set when it goes out. */
      day: date({ label: "Day", optional: true }),
      address: addressName({ label: "Address of its page" }, []),
      onSite: choice({ no: "Not on the site", yes: "On the site" }, { label: "On the site" }),
    },
    { label: "Newsletter" },
  ),
  defaults: {
    subject: "",
    preview: "",
    greeting: "Hello {name},",
    blocks: [{ kind: "text", heading: "", text: "", picture: "", label: "", href: "", item: "" }],
    day: "",
    address: "",
    onSite: "no",
  },
});

export type Letter = Content<typeof letter>;
export type LetterBlock = Letter["blocks"][number];

export const emptyLetter: Letter = letter.defaults;
export const letterSchema = letter.schema;

/** What somebody fills in who writes one. */
export const writtenFields = ["subject", "preview", "greeting", "blocks"];

const prefix = "letter/";

export const letterName = (id: string) => `${prefix}${id}`;

export const isLetter = (name: string) => name.startsWith(prefix);

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The document of a letter. There are as many as somebody begins. */
export const letterDocument = (name: string): Document<typeof letter.schema> | undefined =>
  isLetter(name) && idPattern.test(name.slice(prefix.length)) ? { ...letter, name } : undefined;

/** A greeting for a reader: "Hello {name}," is "Hello," to somebody whose name we do not know. */
export const greet = (greeting: string, name: string) =>
  greeting
    .split("{name}")
    .map((before, at, all) => (name || at === all.length - 1 ? before : before.trimEnd()))
    .join(name)
    .trim();

/** A name for the address of its page that no other letter has. */
export const addressFor = (subject: string, taken: readonly string[], number = 1): string => {
  const name = nameFrom(subject) || "letter";
  const numbered = number === 1 ? name : `${name}-${number}`;
  return taken.includes(numbered) ? addressFor(subject, taken, number + 1) : numbered;
};

/** The first words of a letter, for a feed and for search engines. */
export const firstWords = ({ preview, blocks }: Pick<Letter, "preview" | "blocks">) => {
  if (preview) return preview;
  const [part] = blocks.flatMap((one) => (one.kind === "text" ? richParts(one.text) : []));
  return part?.lines.map((line) => line.map((span) => span.text).join("")).join(" ") ?? "";
};
