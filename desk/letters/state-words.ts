import { moment } from "#desk/time.ts";
import { type LetterState, mostLetterBytes } from "#rules/letters.ts";

const number = (n: number) => n.toLocaleString("en-US");

export const stateNames: Record<LetterState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  sending: "Going out",
  stopped: "Stopped",
  sent: "Sent",
};

export const stateTones = {
  draft: "gold",
  scheduled: "lake",
  sending: "lake",
  stopped: "brick",
  sent: "garden",
} as const satisfies Record<LetterState, string>;

type Counts = {
  waiting: number;
  delivered: number;
  refused: number;
  unknown: number;
  skipped: number;
  left: number;
};

/** "1,204 delivered, 3 refused, 2 left": what there is none of is not said. */
export const countsInWords = ({ waiting, delivered, refused, unknown, left }: Counts) =>
  [
    [waiting, "left to send"],
    [delivered, "delivered"],
    [refused, "refused"],
    [unknown, "unknown"],
    [left, "unsubscribed"],
  ]
    .filter(([n]) => n)
    .map(([n, words]) => `${number(Number(n))} ${words}`)
    .join(", ");

type Times = { sendAt: string | null; startedAt: string | null; createdAt: string };

export const whenOf = ({ sendAt, startedAt, createdAt }: Times) => {
  if (startedAt) return moment(startedAt);
  return sendAt ? `for ${moment(sendAt)}` : `started ${moment(createdAt)}`;
};

export const subscribersInWords = (n: number) =>
  n === 1 ? "1 subscriber" : `${number(n)} subscribers`;

/** Said when a letter has begun with what another said. */
export const copiedInWords = ({ from }: { from?: string | undefined }) =>
  from ? "This is a copy. The original newsletter doesn't change." : "";

/** From here on a paragraph more may be too much. */
const nearlyShare = 0.8;

type Block = Partial<Record<"text" | "heading" | "label" | "item" | "picture", unknown>>;

const saysNothing = (content: unknown) => {
  const { blocks } = content as { blocks?: Block[] };
  return !blocks?.some((one) => one.text || one.heading || one.label || one.item || one.picture);
};

/** What the size of an email means for those who read it. */
export const lengthInWords = (bytes: number, content: unknown) => {
  if (saysNothing(content)) return "Nothing is written yet.";
  if (bytes > mostLetterBytes)
    return "Too long: in Gmail, the end and the unsubscribe link are hidden. Please shorten it.";
  return bytes > nearlyShare * mostLetterBytes
    ? "Almost too long: if you add much more, Gmail hides the end."
    : "A good length: readers see all of it.";
};
