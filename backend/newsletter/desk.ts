import { csvAnswer } from "#backend/desk/csv.ts";
import { reads, writes } from "#backend/desk/endpoint.ts";
import { countShown, recordExport, recordPaging } from "#backend/desk/exports.ts";
import { dateTime } from "#backend/plain-text.ts";
import { oneOf } from "#rules/desk.ts";
import { readerFilter } from "#rules/readers.ts";
import {
  bringReaderBack,
  countOtherSubscribers,
  countReaders,
  exportReaders,
  listReaders,
  removeReader,
} from "./staff.ts";
import { linkTo } from "./subscribers.ts";

export const readerEndpoints = [
  reads("readers", "messages", readerFilter, async (request) => {
    const { db, me, now, input } = request;
    await recordPaging(db, me, now, "newsletter subscribers", input);
    const readers = await listReaders(db, input);
    const ids = readers.map(({ id }) => id);
    await countShown(request, "newsletter subscribers", ids);
    const total = await countReaders(db, input);
    return { readers, total, ...(await countOtherSubscribers(db)) };
  }),

  reads(
    "readers/export",
    "messages",
    readerFilter,
    async ({ db, deps, me, input, now }) => {
      await recordExport(db, me, now, "newsletter subscribers", input);
      const leave = (token: string) => linkTo(deps.settings, "unsubscribe-newsletter", token);
      const rows = async function* () {
        for await (const page of exportReaders(db, input))
          yield page.map((row) => [row.email, dateTime(row.confirmedAt), leave(row.token)]);
      };
      return csvAnswer(
        "subscribers.csv",
        ["Email", "Confirmed (Chicago)", "Unsubscribe link"],
        rows(),
      );
    },
    { fresh: true },
  ),

  writes("readers/remove", "messages", oneOf, ({ db, input, now }) =>
    removeReader(db, input.id, now),
  ),
  writes("readers/bring-back", "messages", oneOf, ({ db, input, now }) =>
    bringReaderBack(db, input.id, now),
  ),
];
