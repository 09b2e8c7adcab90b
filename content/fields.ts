import { z } from "zod";
import { isLink, linkWanted } from "#rules/links.ts";
import { withoutTokens } from "#rules/tokens.ts";
import "#rules/default-message.ts";
import * as checks from "./checks.ts";
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
    | "order"
    | "list"
    | "group";
  label: string;
  help?: string;
  required?: boolean;
  /** What is asked for where it is needed and empty. */
  missing?: string;
  least?: number;
  most?: number;
  options?: readonly { value: string; label: string }[];
  /** For a list: the field of an item whose words name it, "" where an item is itself a text. */
  itemLabel?: string;
  /** For a list: the field of an item that says when it is over. */
  overAfter?: string;
  /** For a list: what is added goes to its beginning. */
  newFirst?: boolean;
  /** Made once for each item of a list: a copy gets its own. */
  once?: boolean;
  /** Of a group: in the form it comes after everything else. */
  last?: boolean;
  /**
   * Where the document shows on several pages: the one that says this. `/give/{address}` is the page
   * of an item, `/give/*` any of these.
   */
  seenOn?: string;
  /** Of a group: in the form it is open from the beginning. */
  startsOpen?: boolean;
  /** What it says in a new item of a list, where most say the same. */
  startsAs?: string;
  /** Words in braces that the page fills in by itself, such as `amount` for "{amount}". */
  fills?: readonly string[];
  /** The fields beside it whose English it says again in Spanish. */
  spanishOf?: readonly string[];
  /** Shown only where the choice beside it has one of these values. */
  onlyFor?: { field: string; is: readonly string[] };
  /** Needed where the choice beside it has this value, and optional with the others. */
  neededFor?: { field: string; is: string };
  /** A name, an address or a number: the same in every language. */
  proper?: boolean;
  /** No page says it: a name in addresses, or in braces. */
  unsaid?: boolean;
  /** It may have bold words, links and lists: `rules/rich-text.ts` reads it. */
  rich?: boolean;
};

/** The facts of every field below; the schemas themselves only check. */
export const fieldFacts = z.registry<FieldFacts>();

/** A field that only some choices beside it have. What it holds stays, whatever is chosen. */
const onlyFor = <Schema extends z.ZodType>(
  schema: Schema,
  field: string,
  ...is: string[]
): Schema => {
  const facts = fieldFacts.get(schema);
  if (facts) fieldFacts.add(schema, { ...facts, onlyFor: { field, is } });
  return schema;
};

/**
 * The same, and it has to be filled in there: a rule of its group says so, too. With other choices
 * it may be shown as well, and stay empty.
 */
export const neededFor = <Schema extends z.ZodType>(
  schema: Schema,
  field: string,
  is: string,
  ...alsoShown: string[]
) => {
  const shown = onlyFor(schema, field, is, ...alsoShown);
  const facts = fieldFacts.get(shown);
  if (facts) fieldFacts.add(shown, { ...facts, neededFor: { field, is } });
  return shown;
};

type Words = { label: string; help?: string };
type Wording = Words &
  Pick<
    FieldFacts,
    "fills" | "once" | "proper" | "rich" | "seenOn" | "spanishOf" | "startsAs" | "unsaid"
  > & {
    most?: number;
    optional?: boolean;
  };

/** What a text has to be. */
type Form = { fits: (text: string) => boolean; sentence: string };

const oneLine: Form = { fits: checks.isOneLine, sentence: "This must be on one line." };
const readable: Form = {
  fits: checks.isReadable,
  sentence: "This contains a character that cannot be shown.",
};

const words = (kind: "text" | "longText", usual: number, wording: Wording, form?: Form) => {
  const { most = usual, optional = false, ...facts } = wording;
  const lines = kind === "text" ? oneLine : readable;
  const ofForm = (text: string) => text === "" || checks.namesFacts(text) || form?.fits(text);
  return (
    z
      .string()
      .refine((text) => optional || text.trim() !== "", "This can't be empty.")
      .refine(lines.fits, lines.sentence)
      .refine((text) => !form || ofForm(text), form?.sentence)
      // A fact counts for what it says, which is known only when it is filled in.
      .refine(
        (text) => withoutTokens(text).length <= most,
        `This is longer than ${most} characters.`,
      )
      .register(fieldFacts, { kind, most, required: !optional, ...facts })
  );
};

/** A line: a heading, a name, a button. */
export const text = (wording: Wording) => words("text", 120, wording);

/** A paragraph. */
export const longText = (wording: Wording) => words("longText", 1_200, wording);

/** A telephone number as people read it, which a telephone can dial. */
export const phone = (wording: Wording) =>
  words(
    "text",
    20,
    { ...wording, proper: true },
    {
      fits: checks.isPhone,
      sentence: "This must be a phone number with ten digits, such as (773) 555-0174.",
    },
  );

export const email = (wording: Wording) =>
  words(
    "text",
    80,
    { ...wording, proper: true },
    {
      fits: checks.isEmail,
      sentence: "This must be an email address, such as info@circleurban.example.",
    },
  );

/** What an item is called in the address of its page; where it is empty, the document makes one. */
export const addressName = (wording: Words, kept: readonly string[]) =>
  words(
    "text",
    80,
    { ...wording, optional: true, once: true, proper: true, unsaid: true },
    {
      fits: (name) => checks.isAddressName(name) && !kept.includes(name),
      sentence: "This must be lowercase letters and digits joined by hyphens, such as raised-beds.",
    },
  );

/** What facts of a list's item are named by: {building.project130.title}. */
export const shortName = ({ label, help }: Words) =>
  z
    .string()
    .refine(
      checks.isShortName,
      "This must be letters and digits without spaces, such as project130.",
    )
    .register(fieldFacts, {
      kind: "text",
      label,
      help,
      most: 60,
      required: true,
      proper: true,
      unsaid: true,
    });

type Missing = Pick<FieldFacts, "missing">;

export const number = ({
  label,
  help,
  missing = "Enter a number.",
  least = 0,
  most = 1_000_000_000,
}: Words & Missing & { least?: number; most?: number }) =>
  z
    .number({ error: ({ input }) => (input === null ? missing : "This must be a number.") })
    .min(least, `This must be at least ${least}.`)
    .max(most, `This must be at most ${most}.`)
    .register(fieldFacts, { kind: "number", label, help, missing, least, most, required: true });

export const choice = <const Value extends string>(
  options: Record<Value, string>,
  { label, help }: Words,
) =>
  z
    .enum(Object.keys(options) as [Value, ...Value[]], "Please choose one of the options.")
    .register(fieldFacts, {
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
      help: "Archived entries are kept here, but no page shows them.",
      options: [
        { value: "", label: "On the site" },
        { value: "archived", label: "Archived" },
      ],
    });

/** A name among those that the site has now: whoever draws the form knows which. */
export const siteItem = ({ label, help }: Words) =>
  z.string().register(fieldFacts, { kind: "choice", label, help, options: [] });

const { first, last } = checks.years;

/** A day such as 2026-06-15, or a fact that is one; "" where there is none. */
export const date = ({
  label,
  help,
  missing = "Choose a date.",
  optional = false,
}: Words & Missing & { optional?: boolean }) =>
  z
    .string()
    .refine((day) => optional || day !== "", missing)
    .refine(
      (day) => !day || checks.isFact(day) || checks.isDay(day),
      `This must be a date between ${first} and ${last}.`,
    )
    .register(fieldFacts, { kind: "date", label, help, missing, required: !optional });

/** A day and a time in Chicago, such as 2026-06-15T10:30; "" where there is none. */
export const moment = ({
  label,
  help,
  missing = "Choose a date and a time.",
  optional = false,
  orFact = false,
}: Words & Missing & { optional?: boolean; orFact?: boolean }) =>
  z
    .string()
    .refine((at) => optional || at !== "", missing)
    .refine(
      (at) => !at || (orFact && checks.namesFacts(at)) || checks.isMoment(at),
      "This must be a date and a time.",
    )
    .register(fieldFacts, { kind: "moment", label, help, missing, required: !optional });

/** A time of day in Chicago, such as 18:30, or a fact that is one. */
export const time = ({ label, help, missing = "Choose a time." }: Words & Missing) =>
  z
    .string()
    .refine((at) => at !== "", missing)
    .refine((at) => !at || checks.isFact(at) || checks.isTime(at), "This must be a time.")
    .register(fieldFacts, { kind: "time", label, help, missing, required: true });

/** A place on the site, another site, or "" where there is none. */
export const link = ({ label, help, optional = false }: Words & { optional?: boolean }) =>
  z
    .string()
    .refine((href) => (optional && !href) || isLink(href), linkWanted)
    .register(fieldFacts, { kind: "link", label, help, required: !optional });

export const icon = ({ label, help, startsAs }: Words & { startsAs?: IconName }) =>
  z
    .enum(iconNames as readonly IconName[] as [IconName, ...IconName[]], "Please choose an icon.")
    .register(fieldFacts, { kind: "icon", label, help, startsAs, required: true });

/** A picture that was uploaded at the desk, with all that is needed to draw it. */
const upload = z.object({
  upload: z.string().regex(/^[\w-]{8,64}$/, "This picture is missing. Please choose it again."),
  alt: z
    .string()
    .trim()
    .min(1, "Please say what the picture shows, for people who cannot see it.")
    .max(300, "Please describe the picture in at most 300 characters.")
    .refine(oneLine.fits, oneLine.sentence),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** The widths it was made in, ascending. */
  widths: z.array(z.number().int().positive()).min(1),
  /** What has to stay in view, as shares of width and height. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
});

export type Upload = z.output<typeof upload>;

const pictureValue = () =>
  z.union(
    [z.enum(Object.keys(pictures) as [PictureName, ...PictureName[]]), upload],
    "Please choose a picture.",
  );

/** One of the pictures that ship with the site, by name, or an uploaded one. */
export const picture = ({ label, help }: Words) =>
  pictureValue().register(fieldFacts, { kind: "picture", label, help, required: true });

/** The same, or "" for none. */
export const optionalPicture = ({ label, help }: Words) =>
  z
    .union([z.literal(""), pictureValue()], "Please choose a picture.")
    .register(fieldFacts, { kind: "picture", label, help, required: false });

const noPortrait = "There is no such portrait. Please choose it again.";

/** A portrait that ships with the site, by name, or an uploaded one; "" shows initials. */
export const portrait = ({ label, help }: Words) =>
  z
    .union([z.string().regex(/^[a-z0-9-]*$/, noPortrait), upload], noPortrait)
    .register(fieldFacts, { kind: "portrait", label, help, required: false });

/** The parts of a page as they follow one another, each on the page or hidden. */
export const order = <const Part extends string>(
  parts: Record<Part, string>,
  { label, help }: Words,
) => {
  const names = Object.keys(parts) as [Part, ...Part[]];
  return z
    .array(z.object({ part: z.enum(names), shown: z.boolean() }))
    .refine(
      (all) => names.every((name) => all.filter(({ part }) => part === name).length === 1),
      "Every section has to be listed once.",
    )
    .register(fieldFacts, {
      kind: "order",
      label,
      help,
      required: true,
      // In this order as the site ships.
      options: Object.entries<string>(parts).map(([value, name]) => ({ value, label: name })),
    });
};

/** A field that no two items of a list may share. */
type Unique = { field: string; sentence: string };

const repeatedIn = (items: readonly unknown[], field: string) => {
  const values = items.map((item) => (item as Record<string, unknown>)[field]);
  return values.flatMap((value, at) => (value && values.indexOf(value) < at ? [[at, field]] : []));
};

/** Several of the same, in the order in which they stand on the page. */
export const list = <Item extends z.ZodType>(
  item: Item,
  {
    least = 0,
    most = 60,
    itemLabel = "",
    unique,
    ...facts
  }: Words &
    Pick<FieldFacts, "newFirst" | "overAfter" | "seenOn"> & {
      least?: number;
      most?: number;
      itemLabel?: string;
      unique?: Unique;
    },
) =>
  z
    .array(item)
    .min(least, `You need at least ${least}.`)
    .max(most, `The most you can have is ${most}.`)
    .superRefine((items, context) => {
      for (const path of unique ? repeatedIn(items, unique.field) : [])
        context.addIssue({ code: "custom", path, message: unique?.sentence });
    })
    .register(fieldFacts, { kind: "list", least, most, itemLabel, ...facts });

/** What one field has to be beside another; facts are looked at when they are filled in. */
type Rule = { sentence: string } & (
  | { after: [earlier: string, later: string] }
  /** One of two is filled in. */
  | { either: [usual: string, other: string] }
  /** Both are filled in, or neither. */
  | { together: [one: string, other: string] }
  /** With this choice, the field is filled in. */
  | { choice: [field: string, value: string]; needs: string }
);

const isBlank = (value: unknown) => !value || (typeof value === "string" && !value.trim());

const inOrder = (from: string, until: string) =>
  !from || !until || checks.namesFacts(from + until) || from < until;

/** The two fields of a rule, and the one at which a break of it is shown. */
const namesIn = (rule: Rule) => {
  if ("needs" in rule) return { at: rule.needs, names: [rule.choice[0], rule.needs] };
  if ("either" in rule) return { at: rule.either[0], names: rule.either };
  const names = "after" in rule ? rule.after : rule.together;
  return { at: names[1], names };
};

const keeps = (content: Record<string, unknown>, rule: Rule) => {
  if ("needs" in rule)
    return content[rule.choice[0]] !== rule.choice[1] || !isBlank(content[rule.needs]);
  const [one, other] = namesIn(rule).names.map((name) => String(content[name] ?? "").trim()) as [
    string,
    string,
  ];
  if ("after" in rule) return inOrder(one, other);
  return "together" in rule ? (one === "") === (other === "") : one + other !== "";
};

/** What belongs together. */
export const group = <Fields extends z.ZodRawShape>(
  fields: Fields,
  {
    rules = [],
    ...facts
  }: Words & Pick<FieldFacts, "last" | "seenOn" | "startsOpen"> & { rules?: readonly Rule[] },
) =>
  rules
    .reduce(
      (checked, rule) =>
        checked.refine((content) => keeps(content, rule), {
          path: [namesIn(rule).at],
          message: rule.sentence,
        }),
      z.object(fields),
    )
    .register(fieldFacts, { kind: "group", ...facts });
