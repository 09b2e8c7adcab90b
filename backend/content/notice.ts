import type { DoneWith } from "#backend/desk/endpoint.ts";
import { dateTime } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import { notice } from "#content/notice.ts";
import { chicagoMoment } from "#rules/chicago.ts";
import { refuseOutdatedBase } from "./conflicts.ts";
import { lockPublishing, publishedNumber, setPublished } from "./published.ts";
import { openSchedules, setScheduleState } from "./schedules.ts";
import { beginningOf, type Editing, type Publication, publish, refuseUnfit } from "./staff.ts";

type NewNotice = {
  text: string;
  link: string;
  linkText: string;
  from: Date | undefined;
  until: Date | undefined;
  published: number;
};

const { name } = notice;

/** A time that the clocks show twice means the first, so the second ends at the next hour. */
const chicagoMinute = (at: Date) => {
  const minute = Math.ceil(at.getTime() / 60_000) * 60_000;
  const [day = "", time = ""] = dateTime(new Date(minute)).split(" ");
  const isSecond = Date.parse(chicagoMoment(day, time)) < minute;
  return `${day}T${isSecond ? "02:00" : time}`;
};

/**
 * It begins with its publication, whatever a clock says, and replaces the one that stands there.
 */
export const putUpNotice = async (
  editing: Editing,
  { text, link, linkText, from, until, published }: NewNotice,
): Promise<DoneWith<Publication>> => {
  const { tx, now } = editing;
  await lockPublishing(tx);
  await refuseOutdatedBase(tx, notice, published);
  const begins = beginningOf({ from, until }, now);
  const content = { text, link, linkText, from: "", until: until ? chicagoMinute(until) : "" };
  await refuseUnfit(editing, [{ name, content }]);
  const contents = [{ document: notice, content, base: null }];
  const answer = await publish(editing, contents, { note: text, begins, until });
  const about = `“${text}”${until ? ` until ${until.toISOString()}` : ""}`;
  if (answer.siteRevision) return { action: "posted the notice", about, answer };
  const later = `${about} from ${begins.toISOString()}`;
  return { action: "scheduled the notice", about: later, answer };
};

/** Takes down the notice that stands there. One that waits for its time goes on waiting. */
export const takeDownNotice = async (editing: Editing, { published }: { published: number }) => {
  const { tx } = editing;
  await lockPublishing(tx);
  await refuseOutdatedBase(tx, notice, published);
  if ((await publishedNumber(tx, name)) === 0) throw invalid("There is no notice on the site.");
  for (const { id, state, documents } of await openSchedules(tx))
    if (state === "live" && documents.every((one) => one.name === name))
      await setScheduleState(tx, id, "cancelled");
  await refuseUnfit(editing, [{ name, content: undefined }]);
  const shipped = [{ document: name, number: 0 }];
  const siteRevision = await setPublished(tx, shipped, "The notice was taken down", editing);
  return { action: "took down the notice", answer: { siteRevision } };
};
