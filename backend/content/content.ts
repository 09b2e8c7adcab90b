import { counted, type TodayCardSource } from "#backend/desk/today-card.ts";
import type { Subject } from "#backend/subject.ts";
import { mediaPath } from "#rules/pictures.ts";
import { keptFor } from "#rules/retention.ts";
import { carryOutSchedules } from "./carry-out.ts";
import { tellDeployHook } from "./deploy-hook.ts";
import { contentEndpoints } from "./desk.ts";
import { checkContent } from "./doctor.ts";
import { openDrafts } from "./drafts.ts";
import { legalCard } from "./legal.ts";
import { serveMedia } from "./media.ts";
import { pictureEndpoints } from "./pictures-desk.ts";
import { letterRevisions, newestOfEach } from "./published.ts";
import { restoredContent } from "./restored.ts";
import { openSchedules, scheduleProblems } from "./schedules.ts";
import { spanishCard } from "./spanish-card.ts";
import { content as contentCommand } from "./staff-commands.ts";

const andMore = (n: number) => (n === 0 ? "" : ` There ${n === 1 ? "is" : "are"} ${n} more.`);

const link = { to: "/pages", label: "See pages" };

const pagesCard: TodayCardSource = {
  access: "pages",
  place: 80,
  async card({ db }) {
    const schedules = await openSchedules(db);
    const troubled = schedules.filter(({ state }) => state === "failed" || state === "over");
    const [first, ...rest] = troubled;
    if (first)
      return {
        id: "pages",
        title: first.state === "failed" ? "Not published" : "Not taken down",
        figure: String(troubled.length),
        sentence: `${first.reason ?? "Something couldn't be published as scheduled."}${andMore(rest.length)}`,
        tone: "trouble",
        link,
      };
    const drafts = await openDrafts(db);
    const waiting = schedules.filter(({ state }) => state === "waiting").length;
    if (drafts.length + waiting === 0) return undefined;
    const parts = [
      ...(drafts.length > 0 ? [counted(drafts.length, "draft", "drafts")] : []),
      ...(waiting > 0 ? [counted(waiting, "scheduled change", "scheduled changes")] : []),
    ];
    return {
      id: "pages",
      title: "Pages",
      figure: String(drafts.length + waiting),
      sentence: `Not on the site yet: ${parts.join(" and ")}.`,
      tone: "calm",
      link,
    };
  },
};

/** By what stands on the site, archived or not, by drafts, letters, and what a schedule puts there. */
const picturesNamed = `select jsonb_path_query(content, '$.**.upload') #>> '{}' from (
  (select distinct on (document) content from content_drafts order by document, revision desc)
  union all select r.content from content_revisions r
    join (${newestOfEach}) as p using (document, number)
  union all select r.content from ${letterRevisions}
  union all select r.content from content_revisions r
    join content_schedule_documents d on d.document = r.document
      and r.number in (d.number, d.previous)
    join content_schedules s on s.id = d.schedule_id and s.state in ('waiting', 'live')) as named`;

export const content = {
  name: "content",
  files: [{ path: `${mediaPath}/:name/:file`, handler: serveMedia }],
  desk: [...contentEndpoints, ...pictureEndpoints],
  today: [pagesCard, legalCard, spanishCard],
  clock: [
    {
      name: "content",
      // What is scheduled is on the site, or gone from it, at its second.
      everySeconds: 1,
      run: async (deps) => ({ schedules: await carryOutSchedules(deps) }),
    },
    {
      name: "deploy",
      everySeconds: 30,
      run: async (deps) =>
        deps.deployHookUrl ? { told: await tellDeployHook(deps.deployHookUrl, deps) } : {},
    },
  ],
  commands: { content: contentCommand },
  keeps: [
    {
      what: "drafts of pages that nobody touched",
      table: "content_drafts",
      condition: "at < $1",
      age: keptFor.drafts,
    },
    {
      what: "pictures that nothing shows",
      table: "content_uploads",
      condition: `at < $1 and not exists (
        select from content_pictures p where p.upload_id = content_uploads.id
        and (p.shown or greatest(p.at, p.hidden_at) >= $1 or p.name in (${picturesNamed})))`,
      age: keptFor.unusedPictures,
    },
  ],
  restore: restoredContent,
  problems: scheduleProblems,
  doctor: { data: checkContent },
  tables: {
    kept: [
      "content_revisions",
      "content_publications",
      "content_published",
      "content_translations",
      "content_drafts",
      "content_schedules",
      "content_schedule_documents",
      "content_uploads",
      "content_upload_slices",
      "content_pictures",
      "content_picture_files",
    ],
    passing: ["content_builds", "content_previews"],
  },
} satisfies Subject;
