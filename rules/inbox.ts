import { z } from "zod";
import "./default-message.ts";
import { count } from "./count.ts";
import { isDay } from "./gifts.ts";
import { dayText } from "./in-words.ts";
import { listPage, searchText } from "./lists.ts";

/** How far a message is. Spam is reversible: releasing it makes it open. */
export const statuses = ["open", "waiting", "done", "spam"] as const;
export type Status = (typeof statuses)[number];

export const statusNames: Record<Status, string> = {
  open: "Open",
  waiting: "Waiting for their reply",
  done: "Done",
  spam: "Spam",
};

/** How far somebody who wants to volunteer, or a group, has come. */
export const stages = [
  "new",
  "called",
  "date-agreed",
  "visited",
  "active",
  "not-now",
  "declined",
] as const;
export type Stage = (typeof stages)[number];

export const stageNames: Record<Stage, string> = {
  new: "New",
  called: "Called",
  "date-agreed": "Date set",
  visited: "Visited",
  active: "Active",
  "not-now": "Not now",
  declined: "Declined",
};

/** A volunteer stays; a group comes for a visit. */
export const stagesOf: Record<"volunteer" | "group", readonly Stage[]> = {
  volunteer: ["new", "called", "visited", "active", "not-now"],
  group: ["new", "called", "date-agreed", "visited", "declined"],
};

/** "Saturday, March 7, 2026, 9 AM to noon" */
export const visitInWords = (day: string, time: string) =>
  [dayText(day), time].filter(Boolean).join(", ");

const byHand = "marked by ";

/** Why a message is spam, when somebody said so; otherwise the form itself held it. */
export const markedBy = (name: string) => `${byHand}${name}`;
export const whoMarked = (suspicion: string) =>
  suspicion.startsWith(byHand) ? suspicion.slice(byHand.length) : undefined;

export const messageKinds = ["contact", "volunteer", "group"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const kindNames: Record<MessageKind, string> = {
  contact: "Message",
  volunteer: "Volunteer",
  group: "Group",
};

const assignedTo = ["me", "nobody", "left", "all"] as const;
export const isColleague = (assigned: string) => assignedTo.every((one) => one !== assigned);

/** What stands in the address of the list. An address with something else in it is still a list. */
export const messageFilter = z.object({
  status: z.enum([...statuses, "all"]).catch("open"),
  kind: z.enum([...messageKinds, "all"]).catch("all"),
  stage: z.enum([...stages, "all"]).catch("all"),
  /** One that volunteers asked for, as it was called then; "" is every one. */
  role: z.string().max(100).catch(""),
  /** Or a colleague's account. */
  assigned: z.union([z.enum(assignedTo), z.uuid()]).catch("all"),
  read: z.enum(["unread", "all"]).catch("all"),
  order: z.enum(["newest", "oldest"]).catch("newest"),
  q: searchText,
  page: listPage,
});
export type MessageFilter = z.infer<typeof messageFilter>;

const id = z.uuid("We couldn't find this message.");
const text = (longest: number, missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(longest, `Please use at most ${longest.toLocaleString("en-US")} characters`);

const longestReply = 10_000;

export const oneMessage = z.object({ id });
const seen = oneMessage.extend({ revision: count });
export const statusChange = seen.extend({ status: z.enum(statuses) });
export const stageChange = seen.extend({ stage: z.enum(stages) });
export const visitChange = seen.extend({
  /** A day of Chicago's calendar; null while none is agreed. */
  day: z.string().refine(isDay, "Please enter the date of the visit").nullable(),
  /** In words: "9 AM to noon". */
  time: z.string().trim().max(60, "Please use at most 60 characters"),
});
export const assignment = seen.extend({ to: z.uuid().nullable() });

/** More than a page of the list shows. */
const several = z.array(seen).min(1, "Please choose a message").max(100);
export const statusOfSeveral = z.object({ messages: several, status: z.enum(statuses) });
export const assignmentOfSeveral = z.object({ messages: several, to: z.uuid().nullable() });

/** One for each form: sent again after an answer was lost, it is done once. */
const formKey = { key: z.uuid() };
export const newNote = oneMessage.extend({
  ...formKey,
  text: text(longestReply, "Please write something"),
});
export const newReply = seen.extend({
  ...formKey,
  text: text(longestReply, "Please write your reply"),
  /** How far the message is with it. */
  status: z.enum(["open", "waiting", "done"]),
});
export const savedReplyChange = z.object({
  id: z.uuid().optional(),
  revision: count.optional(),
  title: text(80, "Please enter a title"),
  text: text(longestReply, "Please write the reply"),
});
