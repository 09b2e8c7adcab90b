import type { TodayCardSource } from "#backend/desk/today-card.ts";
import { dateTime } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import { integer, text } from "#backend/storage/columns.ts";
import { visitInWords } from "#rules/inbox.ts";
import { type Change, messageSeen, write } from "./changes.ts";

/** With a date its stage is that one is agreed; without one it is not. */
export const setVisit = async (
  change: Change,
  { day, time }: { day: string | null; time: string },
) => {
  const message = await messageSeen(change);
  if (message.kind !== "group") throw invalid("Only a group has a date for its visit.");
  const { stage } = message;
  const isBefore = stage === "new" || stage === "called";
  const words = day ? visitInWords(day, time) : "";
  return write(change, message, {
    kind: "visit",
    text: words,
    action: words ? "set the date of a group’s visit" : "removed the date of a group’s visit",
    ...(words && { to: words }),
    columns: {
      visit_on: day,
      visit_time: day ? time : "",
      ...(day && isBefore && { stage: "date-agreed" }),
      ...(!day && stage === "date-agreed" && { stage: "called" }),
    },
  });
};

const visitRow = { day: text, time: text, organization: text, people: integer };

const dayOfVisit = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  month: "short",
  day: "numeric",
});

/** As many as fit on a card. */
const namedAtMost = 3;

/** The groups that come from today on. */
export const groupVisitsCard: TodayCardSource = {
  access: "messages",
  place: 25,
  async card({ db, now }) {
    const visits = await db.rows(
      visitRow,
      `select visit_on::text as day, visit_time as time,
              application ->> 'organization' as organization,
              (application ->> 'people')::int as people
       from volunteer_applications
       where kind = 'group' and stage = 'date-agreed' and status <> 'spam' and visit_on >= $1::date
       order by visit_on, created_at`,
      [dateTime(now()).slice(0, 10)],
    );
    if (visits.length === 0) return undefined;
    const named = visits.slice(0, namedAtMost).map(({ day, time, organization, people }) => {
      const when = [dayOfVisit.format(new Date(day)), time].filter(Boolean).join(", ");
      return `${when}: ${organization}, ${people} people.`;
    });
    const others = visits.length - named.length;
    return {
      id: "group-visits",
      title: "Group visits",
      figure: String(visits.length),
      sentence: [...named, ...(others > 0 ? [`And ${others} more.`] : [])].join(" "),
      tone: "calm",
      link: {
        to: "/messages?status=all&kind=group&stage=date-agreed",
        label: visits.length === 1 ? "See this group" : "See these groups",
      },
    };
  },
};
