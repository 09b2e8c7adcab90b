import { type Done, reads } from "#backend/desk/endpoint.ts";
import type { TodayCardSource } from "#backend/desk/today-card.ts";
import { type ByStaff, changes } from "#backend/giving/office/by-staff.ts";
import { invalid } from "#backend/refused.ts";
import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import {
  expectation,
  longestExpectationHours,
  noExpectation,
  untilInWords,
} from "#rules/expected-gifts.ts";

const longestMs = longestExpectationHours * 3_600_000;

/** What staff said they expect, while it lasts. A time further ahead than it can be is a wrong clock's. */
export const expectedGifts = (db: Database, now: Date) =>
  db.row(
    { until: timestamp, openedBy: text },
    `select until, opened_by as "openedBy" from expected_gifts where until > $1 and until <= $2`,
    [now, new Date(now.getTime() + longestMs)],
  );

const expectMany = async (
  tx: Database,
  { until: typed }: { until: string },
  { actor, now }: ByStaff,
): Promise<Done> => {
  const until = new Date(typed);
  const ahead = until.getTime() - now.getTime();
  if (ahead <= 0 || ahead > longestMs)
    throw invalid(`Please choose a time within the next ${longestExpectationHours} hours.`);
  await tx.query(
    `insert into expected_gifts (until, opened_by) values ($1, $2)
     on conflict (single) do update set until = excluded.until, opened_by = excluded.opened_by`,
    [until, actor.name],
  );
  return { action: "started a giving event", about: `until ${untilInWords(until)}` };
};

export const expectedGiftEndpoints = [
  reads("gifts/expected", "gifts", noExpectation, async ({ db, now }) => ({
    expected: (await expectedGifts(db, now)) ?? null,
  })),
  changes("gifts/expect-many", expectation, expectMany),
  changes("gifts/expect-usual", noExpectation, async (tx) => {
    await tx.query("delete from expected_gifts");
    return { action: "ended a giving event" };
  }),
];

export const expectedGiftsCard: TodayCardSource = {
  access: "gifts",
  place: 90,
  async card({ db, now }) {
    const expected = await expectedGifts(db, now());
    return (
      expected && {
        id: "expected-gifts",
        title: "Giving event",
        sentence: `The giving event lasts until ${untilInWords(expected.until)}, as set by ${expected.openedBy}. After that, the usual limits apply again.`,
        tone: "calm",
        link: { to: "/gifts#expected", label: "Change this" },
      }
    );
  },
};
