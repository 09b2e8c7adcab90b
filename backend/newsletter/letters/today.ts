import type { Deps } from "#backend/deps.ts";
import { counted, type TodayCard, type TodayCardSource } from "#backend/desk/today-card.ts";
import { dateTime } from "#backend/plain-text.ts";
import { integer, nullable, oneOf, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import { numberText } from "#rules/in-words.ts";
import { countsFor, letterStates } from "./store.ts";

const openRow = {
  id: text,
  subject: text,
  state: oneOf(letterStates),
  sendAt: nullable(timestamp),
  stoppedReason: nullable(text),
  waitingSince: nullable(timestamp),
  waitingReason: nullable(text),
  unknown: integer,
  finished_at: nullable(timestamp),
};

/** A server that is away for a moment is nothing to speak of. */
const worryingAfterMs = 15 * 60_000;

/** Those that need a look first; what is done is nothing to speak of, but for open outcomes. */
const openLetters = `
  select * from (
    select id, subject, state, send_at as "sendAt", stopped_reason as "stoppedReason",
      waiting_since as "waitingSince", waiting_reason as "waitingReason", finished_at,
      (select count(*) from letter_deliveries d
       where d.letter_id = l.id and d.state = 'unknown') as unknown
    from letters l where state in ('stopped', 'sending', 'scheduled')
      or (state = 'sent' and finished_at > $1::timestamptz - interval '7 days')) as open
  where state <> 'sent' or unknown > 0
  order by case state when 'stopped' then 0 when 'sending' then 1 when 'sent' then 2 else 3 end,
    "sendAt"
  limit 5`;

type OpenLetter = RowOf<typeof openRow>;

/** In a sentence, of those that stand below the first. */
const alsoOpen = ({ subject, state, sendAt }: OpenLetter) => {
  if (state === "stopped") return `“${subject}” has stopped, too.`;
  if (state === "sending") return `“${subject}” is going out.`;
  return state === "sent"
    ? `We don't know if everyone got “${subject}.”`
    : `“${subject}” goes out on ${dateTime(sendAt)}.`;
};

const cardOf = async (
  { db, now }: Pick<Deps, "db" | "now">,
  letter: OpenLetter,
): Promise<TodayCard> => {
  const { id, subject, state, unknown } = letter;
  const card = { id: "letters", link: { to: `/letters/${id}`, label: "See the newsletter" } };
  if (state === "stopped")
    return {
      ...card,
      title: "A newsletter has stopped",
      sentence: `“${subject}”: ${letter.stoppedReason ?? ""}`,
      tone: "trouble",
    };
  const { waitingSince } = letter;
  if (waitingSince && now().getTime() - waitingSince.getTime() > worryingAfterMs)
    return {
      ...card,
      title: "A newsletter is waiting",
      sentence: `“${subject}” has been waiting since ${dateTime(waitingSince)}. ${letter.waitingReason ?? ""}`,
      tone: "trouble",
    };
  if (state === "sending") {
    const { waiting, ...others } = await countsFor(db, id);
    const done = others.delivered + others.refused + others.unknown + others.skipped;
    return {
      ...card,
      title: "A newsletter is going out",
      figure: numberText(done),
      sentence: `“${subject}”: ${numberText(done)} of ${numberText(done + waiting)}.`,
      tone: "calm",
    };
  }
  if (state === "sent")
    return {
      ...card,
      title: "Newsletter: not sure who got it",
      figure: numberText(unknown),
      sentence: `“${subject}” went out. We don't know if ${counted(unknown, "subscriber", "subscribers")} got it.`,
      tone: "waiting",
    };
  return {
    ...card,
    title: "A newsletter is scheduled",
    sentence: `“${subject}” goes out on ${dateTime(letter.sendAt)}.`,
    tone: "calm",
  };
};

export const letterCard: TodayCardSource = {
  access: "pages",
  place: 70,
  async card(deps) {
    const { db, now } = deps;
    const [letter, ...others] = await db.rows(openRow, openLetters, [now()]);
    if (!letter) return undefined;
    const { sentence, ...card } = await cardOf(deps, letter);
    if (others.length === 0) return { ...card, sentence };
    const link = { to: "/letters", label: "See newsletters" };
    return { ...card, link, sentence: [sentence, ...others.map(alsoOpen)].join(" ") };
  },
};
