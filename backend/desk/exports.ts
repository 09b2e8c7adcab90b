import type { ZodType } from "zod";
import type { Database } from "#backend/storage/database.ts";
import { note, unnoted } from "#backend/storage/limits.ts";
import type { Permission } from "#rules/desk.ts";
import { actorOf, type Entry, recorded } from "./audit.ts";
import { type CsvFile, csvAnswer } from "./csv.ts";
import { type Colleague, type DeskRequest, reads } from "./endpoint.ts";
import { freshUntil, refuseStale } from "./fresh.ts";

type Filter = Record<string, unknown>;

/** What was searched for is often a name, and the log keeps everything for ever. */
const chosenBy = ({ page: _, order: __, q, ...filter }: Filter) => {
  const chosen = Object.values({ ...filter, ...(q ? { q: "a search" } : {}) }).filter(
    (value) => value && value !== "all",
  );
  return chosen.length > 0 ? chosen.join(", ").replaceAll("_", " ") : "all of them";
};

type Listing = { db: Database; me: Colleague; now: Date; input: Filter };

/** Nothing is changed by reading, but who took what out is for the log. */
const record = ({ db, me, now }: Listing, entry: Entry) =>
  recorded(db, actorOf(me), now, async () => entry);

/** Whoever reads a file slowly may be removed meanwhile, sign out or lose the role: then it breaks off. */
async function* whileAdmitted<Row>(
  { readmit }: Pick<DeskRequest<unknown>, "readmit">,
  pages: AsyncGenerator<Row[]>,
) {
  for await (const page of pages) {
    await readmit();
    yield page;
  }
}

/** A list as a file: everything that the filter finds. `what` is its word in the log. */
export const exportsCsv = <Path extends string, Sent, Input extends Filter, Row>(
  path: Path,
  access: Permission,
  input: ZodType<Input, Sent>,
  what: string,
  fileOf: (request: DeskRequest<Input>) => Promise<CsvFile<Row>>,
) =>
  reads(
    path,
    access,
    input,
    async (request) => {
      await record(request, { action: `exported ${what}`, about: chosenBy(request.input) });
      const file = await fileOf(request);
      return csvAnswer({ ...file, pages: whileAdmitted(request, file.pages) });
    },
    { fresh: true },
  );

/** More than anybody works through in an hour. */
const mostShownInAnHour = 300;
const hour = 3_600;

/**
 * Whoever turns the pages of a list takes it out as an export does, and so do narrow searches:
 * beyond the limit a stolen session ends.
 */
export const countShown = async (request: Listing, what: string, ids: readonly string[]) => {
  const { db, me, now, input } = request;
  if (Number(input.page) > 1) {
    const action = `paged through ${what}`;
    await record(request, { action, about: chosenBy(input), hourly: true });
  }
  const bucket = `${what} shown to ${me.id}`;
  const isFresh = freshUntil(me) > now;
  const isMany = await db.transaction(async (tx) => {
    // Who asks many times at once is counted one after the other.
    await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [bucket]);
    const { added, known } = await unnoted(tx, bucket, ids);
    if (added.length === 0) return false;
    const many = known + added.length > mostShownInAnHour;
    if (isFresh || !many) await note(tx, bucket, added, hour);
    return many;
  });
  if (!isMany) return;
  const about = `more than ${mostShownInAnHour} in an hour`;
  await record(request, { action: `read many ${what}`, about, hourly: true });
  refuseStale(me, now);
};
