import type { DoneWith } from "#backend/desk/endpoint.ts";
import { dateTime } from "#backend/plain-text.ts";
import { Refused } from "#backend/refused.ts";
import { notice } from "#content/notice.ts";
import { chicagoMoment } from "#rules/chicago.ts";
import { refuseOutdatedBase } from "./conflicts.ts";
import { addRevision, lockPublishing, publishedNumber, setPublished } from "./published.ts";
import { addSchedule, beginSchedule, openSchedules, setScheduleState } from "./schedules.ts";
import { type Editing, type Publication, refuseUnfit } from "./staff.ts";

type NewNotice = {
  text: string;
  link: string;
  linkText: string;
  from: Date | undefined;
  until: Date | undefined;
  published: number;
};

const { name: document, version } = notice;

/**
 * As the document holds moments: 2026-06-15T10:30, a broken minute counted as whole. Of a time that
 * the clocks show twice it means the first, so the second ends when they show the next hour: open
 * pages then take the notice down with everybody else's publication, never before.
 */
const chicagoMinute = (at: Date) => {
  const minute = Math.ceil(at.getTime() / 60_000) * 60_000;
  const [day = "", time = ""] = dateTime(new Date(minute)).split(" ");
  const isSecond = Date.parse(chicagoMoment(day, time)) < minute;
  return `${day}T${isSecond ? "02:00" : time}`;
};

/**
 * Puts a notice above every page, now or from a time on, until a time or until it is taken down.
 * Its beginning is the publication itself: by then every process shows it, whatever its clock says.
 * Its end is written into it as well, for a page that lies open.
 */
export const putUpNotice = async (
  editing: Editing,
  { text, link, linkText, from, until, published }: NewNotice,
): Promise<DoneWith<Publication>> => {
  const { tx, now } = editing;
  await lockPublishing(tx);
  await refuseOutdatedBase(tx, notice, published);
  const begins = from && from > now ? from : now;
  if (until && until <= begins)
    throw new Refused("invalid", "The end has to come after the beginning, and after now.");
  const content = { text, link, linkText, from: "", until: until ? chicagoMinute(until) : "" };
  await refuseUnfit(editing, [{ name: document, content }]);
  const number = await addRevision(tx, { document, version, content, note: text }, editing);
  const about = `“${text}”${until ? ` until ${until.toISOString()}` : ""}`;
  if (!until && begins <= now) {
    const siteRevision = await setPublished(tx, [{ document, number }], text, editing);
    return { action: "put up the notice", about, answer: { siteRevision } };
  }
  // It replaces whatever notice stands there by then: two at once would be none.
  const documents = [{ document, number, base: null }];
  const id = await addSchedule(tx, { from: begins, until, note: text, documents }, editing);
  if (begins > now) {
    const later = `${about} from ${begins.toISOString()}`;
    return { action: "scheduled the notice", about: later, answer: { schedule: id } };
  }
  const siteRevision = await beginSchedule(tx, { id, documents, note: text, until }, editing);
  return { action: "put up the notice", about, answer: { siteRevision, schedule: id } };
};

/** Takes down the notice that stands there. One that waits for its time goes on waiting. */
export const takeDownNotice = async (
  editing: Editing,
  published: number,
): Promise<DoneWith<Publication>> => {
  const { tx } = editing;
  await lockPublishing(tx);
  await refuseOutdatedBase(tx, notice, published);
  if ((await publishedNumber(tx, document)) === 0)
    throw new Refused("invalid", "There is no notice on the site.");
  for (const { id, state, documents } of await openSchedules(tx))
    if (state === "live" && documents.every(({ name }) => name === document))
      await setScheduleState(tx, id, "cancelled");
  await refuseUnfit(editing, [{ name: document, content: undefined }]);
  const note = "The notice was taken down";
  const siteRevision = await setPublished(tx, [{ document, number: 0 }], note, editing);
  return { action: "took down the notice", answer: { siteRevision } };
};
