import type { OpenDatabase } from "#backend/storage/database.ts";
import { variantsOf, withoutRemark } from "./blocks.ts";
import type { createReader } from "./reader.ts";
import { bringCheck, type createVisitors } from "./visitors.ts";

/** What was recorded last is what somebody takes back. */
const giftFor = async (db: OpenDatabase, line: string, ids: Record<string, string>) => {
  const [, word = ""] = / gifts ([a-z-]+) GIFT/.exec(line) ?? [];
  const [recorded] = await db.query<{ id: string }>(
    "select id from gifts where provider = 'check' order by created_at desc limit 1",
  );
  return ids[word] ?? recorded?.id ?? "";
};

/** Gifts come by card and by check, and every command that the guides name for them is typed. */
export const typeGiftCommands = async (
  reader: ReturnType<typeof createReader>,
  visitors: ReturnType<typeof createVisitors>,
  db: OpenDatabase,
  lines: string[],
): Promise<string> => {
  const reviewed = await visitors.give(db, 75, "one_time", 7_000);
  const monthly = await visitors.give(db, 25, "monthly");
  await bringCheck(db, "grace@example.org", 20);
  const check = await bringCheck(db, "ada@example.org", 50);
  Object.assign(reader.own, {
    "--year 2026": `--year ${check.year}`,
    "2026-000012": check.receipt,
    "ADDRESS ADDRESS": "ada.okoro@example.org grace@example.org",
    OLD: "ada@example.org",
    NEW: "ada.okoro@example.org",
  });
  const said: string[] = [];
  for (const line of lines.flatMap((one) => variantsOf(withoutRemark(one)))) {
    reader.own.GIFT = await giftFor(db, line, { accept: reviewed, stop: monthly });
    said.push((await reader.type(line)).output);
    if (line.includes("correct-email")) reader.own["ada@example.org"] = "ada.okoro@example.org";
  }
  return said.join("\n");
};
