import { setTimeout } from "node:timers/promises";
import type { Rendering } from "#backend/content/rendering.ts";
import { openEditing } from "../editing.ts";
import type { Outcome } from "./outcome.ts";

/**
 * Pages take seconds to draw, some schedules always fail, and donors give meanwhile, on the one
 * connection of the embedded database: every gift is begun, and what is due is published.
 */
export const slowPublishing = async (times: number): Promise<Outcome> => {
  // Longer than anybody is let wait for the database.
  let drawMs = 12_000;
  const rendering: Rendering = {
    liveIn: "seconds",
    async renderCheck({ documents }) {
      await setTimeout(drawMs);
      if ((documents.hours as { office: string }).office === "Breaks") throw new URIError("no");
      return { changed: [], failed: [] };
    },
  };
  const site = await openEditing(rendering);
  const token = await site.signIn(false);
  const wrong: string[] = [];
  let [sent, acknowledged] = [0, 0];
  const give = async () => {
    sent += 1;
    const { status } = await site.call("/functions/v1/create-payment", {
      amount: 25,
      frequency: "one_time",
    });
    if (status === 200) acknowledged += 1;
    else wrong.push(`a donor met ${status} while pages were drawn`);
  };
  for (let n = 0; n < times; n += 1) {
    const published = site.publish(token, "hours", { note: `Round ${n}` });
    await Promise.all([published, ...Array.from({ length: 5 }, give)]);
    if ((await published).status !== 200) wrong.push("a publication was refused");
  }

  drawMs = 0;
  const soon = new Date(Date.now() + 5_000).toISOString();
  await site.publish(token, "hours", { office: "Breaks" }, { from: soon });
  await site.publish(token, "terms", { lead: "After the one that fails" }, { from: soon });
  await setTimeout(5_500);
  const began = performance.now();
  await site.backend.tick(["content"]);
  const [live] = await site.db.query(
    `select 1 from content_schedules s join content_schedule_documents d on d.schedule_id = s.id
     where d.document = 'terms' and s.state = 'over'`,
  );
  if (!live) wrong.push("a schedule that failed kept the next one back");
  const recovery = [performance.now() - began];
  const found = await site.db.count("select count(*) as n from gifts");
  await site.close();
  return {
    fault: "slow publishing, failing schedules",
    times,
    sent,
    acknowledged,
    found,
    lost: Math.max(0, acknowledged - found),
    doubled: Math.max(0, found - acknowledged),
    recovery,
    wrong,
  };
};
