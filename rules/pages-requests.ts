import { z } from "zod";
import "./default-message.ts";
import { count, highestCount } from "./count.ts";
import { momentText } from "./moment.ts";
import type { ClickedText } from "./pages.ts";

/** What the desk may ask and send about the site's documents. */

const name = z.string().min(1, "Please name what to edit").max(100);
const note = z.string().trim().max(500, "Please use at most 500 characters").default("");
const moment = momentText("Please enter a date and a time")
  .nullish()
  .transform((text) => (text ? new Date(text) : undefined));

/** Anything at first: the document's form says how much of it there may be. */
const content = z.unknown();

export const oneDocument = z.object({ name });
export const draftSave = z.object({ name, revision: count, base: count, content });
export const draftSeen = z.object({ name, revision: count });

/** The Spanish at a place is still right, although the English beside it has changed. */
export const stillRight = z.object({
  name,
  path: z
    .array(z.union([z.string().max(100), count]))
    .min(1)
    .max(20),
  english: z.string().max(10_000),
  spanish: z.string().max(10_000),
});

/** To look at a draft takes a while: nobody asks for the same one again and again. */
const once = (names: string[]) => new Set(names).size === names.length;
const namedTwice = "Please name each page, fact or list only once.";

const anyNumber = <Item extends z.ZodType<{ name: string }>>(item: Item) =>
  z
    .array(item)
    .max(200)
    .refine((all) => once(all.map((one) => one.name)), namedTwice);
const several = <Item extends z.ZodType<{ name: string }>>(item: Item) =>
  anyNumber(item).min(1, "Please choose what to publish");

/** Without content the draft is meant. */
export const changesQuestion = z.object({
  documents: several(z.object({ name, content: content.optional() })),
});

export const publication = z.object({
  documents: several(draftSeen),
  note,
  /** Absent: now. */
  from: moment,
  /** Absent: for good. */
  until: moment,
});

/** Legal pages to publish as they were drafted with the site. */
export const legalPublication = z.object({
  names: z.array(name).min(1, "Please choose what to publish").max(200).refine(once, namedTwice),
});

export const oneSchedule = z.object({ id: z.uuid("We couldn't find this schedule.") });

export const historyPage = oneDocument.extend({
  before: z.coerce.number<number | string>().int().positive().max(highestCount).optional(),
});
export const oneRevision = oneDocument.extend({
  number: z.coerce.number<number | string>().int().min(0).max(highestCount),
});
/** `published` is the revision that was on the site when somebody chose to go back. */
export const returning = z.object({ name, number: count, published: count, note });

const path = z.string().regex(/^\/(?!\/)[\w\-/.]*$/, "There is no such page.");

/** Answers an address to be shown in a frame of the desk. */
export const previewQuestion = z.object({
  path,
  /** Unsaved contents; all other documents are shown as published. */
  documents: anyNumber(z.object({ name, content })),
});

/** A click in a preview. */
export const textQuestion = z.object({
  name,
  content,
  page: path,
  texts: z.array(z.string().max(2_000)).min(1).max(10),
  nth: z.number().int().min(0).max(1_000),
  offset: z.number().int().min(0).max(2_000).optional(),
  inFrame: z.boolean(),
}) satisfies z.ZodType<ClickedText>;

export const search = z.object({ q: z.string().trim().max(100, "Please search for fewer words") });

export const onePreview = z.object({ key: z.uuid("We couldn't find this preview."), path });

export const newNotice = z.object({
  text: z
    .string({ error: "Please write the notice" })
    .trim()
    .min(1, "Please write the notice")
    .max(240, "Please use at most 240 characters"),
  link: z.string().trim().max(200).default(""),
  linkText: z.string().trim().max(40, "Please use at most 40 characters").default(""),
  from: moment,
  until: moment,
  published: count,
});
export const noticeSeen = z.object({ published: count });
