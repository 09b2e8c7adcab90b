import { z } from "zod";
import { withoutTokens } from "#rules/tokens.ts";
import { type IconName, iconNames } from "./icons.ts";
import { type PictureName, pictures } from "./pictures.ts";

/** What the desk needs to draw a field, besides its place in the document. */
export type FieldFacts = {
  kind:
    | "text"
    | "longText"
    | "number"
    | "choice"
    | "date"
    | "moment"
    | "time"
    | "link"
    | "icon"
    | "picture"
    | "portrait"
    | "list"
    | "group";
  label: string;
  help?: string;
  required?: boolean;
  least?: number;
  most?: number;
  options?: readonly { value: string; label: string }[];
  /** For a list: the field of an item whose words name it, "" where an item is itself a text. */
  itemLabel?: string;
  /** Words in braces that the page fills in by itself, such as `amount` for "{amount}". */
  fills?: readonly string[];
};

/** The facts of every field below; the schemas themselves only check. */
export const fieldFacts = z.registry<FieldFacts>();

type Words = { label: string; help?: string };
type Wording = Words & { most?: number; optional?: boolean; fills?: readonly string[] };

const words = (kind: "text" | "longText", usual: number, wording: Wording) => {
  const { most = usual, optional = false, ...facts } = wording;
  return (
    z
      .string()
      .refine((text) => optional || text.trim() !== "", "This cannot be empty.")
      // A fact counts for what it says, which is known only when it is filled in.
      .refine((text) => withoutTokens(text).length <= most, `This is longer than ${most} letters.`)
      .register(fieldFacts, { kind, most, required: !optional, ...facts })
  );
};

/** A line: a heading, a name, a button. */
export const text = (wording: Wording) => words("text", 120, wording);

/** A paragraph. */
export const longText = (wording: Wording) => words("longText", 1_200, wording);

export const number = ({
  label,
  help,
  least = 0,
  most = 1_000_000_000,
}: Words & { least?: number; most?: number }) =>
  z
    .number("This has to be a number.")
    .min(least, `This has to be at least ${least}.`)
    .max(most, `This has to be at most ${most}.`)
    .register(fieldFacts, { kind: "number", label, help, least, most, required: true });

export const choice = <const Value extends string>(
  options: Record<Value, string>,
  { label, help }: Words,
) =>
  z.enum(Object.keys(options) as [Value, ...Value[]]).register(fieldFacts, {
    kind: "choice",
    label,
    help,
    required: true,
    options: Object.entries<string>(options).map(([value, name]) => ({ value, label: name })),
  });

/**
 * For an item of a list that may leave the site and come back: archived, it is kept with everything
 * that was written, and pages do not get it (see `withoutArchived`).
 */
export const archive = () =>
  z
    .enum(["", "archived"])
    .optional()
    .register(fieldFacts, {
      kind: "choice",
      label: "On the site or archived",
      help: "What is archived is kept here, and no page shows it.",
      options: [
        { value: "", label: "On the site" },
        { value: "archived", label: "Archived" },
      ],
    });

/** A day such as 2026-06-15, or a fact that is one; "" where there is none. */
export const date = ({ label, help, optional = false }: Words & { optional?: boolean }) =>
  z
    .string()
    .refine((day) => (optional && !day) || isFact(day) || isDay(day), "This has to be a day.")
    .register(fieldFacts, { kind: "date", label, help, required: !optional });

/** What it says is looked at when it is filled in. */
const isFact = (text: string) => text.includes("{") && withoutTokens(text) === "";

const isDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toISOString?.().startsWith(day);

/** A day and a time in Chicago, such as 2026-06-15T10:30; "" where there is none. */
export const moment = ({ label, help, optional = false }: Words & { optional?: boolean }) =>
  z
    .string()
    .refine(
      (at) =>
        (optional && !at) ||
        (/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(at) && isDay(at.slice(0, 10))),
      "This has to be a day and a time.",
    )
    .register(fieldFacts, { kind: "moment", label, help, required: !optional });

/** A time of day in Chicago, such as 18:30, or a fact that is one. */
export const time = ({ label, help }: Words) =>
  z
    .string()
    .refine((at) => isFact(at) || /^([01]\d|2[0-3]):[0-5]\d$/.test(at), "This has to be a time.")
    .register(fieldFacts, { kind: "time", label, help, required: true });

/** A place on the site, another site, or "" where there is none. */
export const link = ({ label, help, optional = false }: Words & { optional?: boolean }) =>
  z
    .string()
    .refine(
      (href) => (optional && !href) || /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/.test(href),
      "This has to be a page of this site, such as /give, or a whole address, such as https://…",
    )
    .register(fieldFacts, { kind: "link", label, help, required: !optional });

export const icon = ({ label, help }: Words) =>
  z
    .enum(iconNames as readonly IconName[] as [IconName, ...IconName[]])
    .register(fieldFacts, { kind: "icon", label, help, required: true });

/** A picture that was uploaded at the desk, with all that is needed to draw it. */
const upload = z.object({
  upload: z.string().regex(/^[\w-]{8,64}$/),
  alt: z.string().min(1).max(300),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The widths it was made in, ascending. */
  widths: z.array(z.number().int().positive()).min(1),
  /** What has to stay in view, as shares of width and height. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
});

export type Upload = z.output<typeof upload>;

/** One of the pictures that ship with the site, by name, or an uploaded one. */
export const picture = ({ label, help }: Words) =>
  z
    .union([z.enum(Object.keys(pictures) as [PictureName, ...PictureName[]]), upload])
    .register(fieldFacts, { kind: "picture", label, help, required: true });

/** A portrait that ships with the site, by name, or an uploaded one; "" shows initials. */
export const portrait = ({ label, help }: Words) =>
  z
    .union([z.string().regex(/^[a-z0-9-]*$/), upload])
    .register(fieldFacts, { kind: "portrait", label, help, required: false });

/** Several of the same, in the order in which they stand on the page. */
export const list = <Item extends z.ZodType>(
  item: Item,
  {
    least = 0,
    most = 60,
    itemLabel = "",
    ...facts
  }: Words & { least?: number; most?: number; itemLabel?: string },
) =>
  z
    .array(item)
    .min(least, `There have to be at least ${least}.`)
    .max(most, `There can be at most ${most}.`)
    .register(fieldFacts, { kind: "list", least, most, itemLabel, ...facts });

/** What belongs together. */
export const group = <Fields extends z.ZodRawShape>(fields: Fields, { label, help }: Words) =>
  z.object(fields).register(fieldFacts, { kind: "group", label, help });
