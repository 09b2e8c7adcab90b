import type { testDesk } from "#backend/testing/desk.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { shipped } from "./editor.ts";

type Desk = Awaited<ReturnType<typeof testDesk>>;
type Setting = { desk: Desk; owner: string };

/** Posts as the owner, and answers what came back. */
const ask = async <Answer>({ desk, owner }: Setting, path: string, body: unknown) => {
  const answer = await desk.post(`pages/${path}`, body, await desk.signIn(owner));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
};

const aSave = {
  name: "hours",
  revision: 0,
  base: 0,
  content: shipped("hours", { office: "Weekdays until noon." }),
};

/** A draft of the hours, as a publication names it. */
const aDraft = async (setting: Setting) => {
  const { revision } = await ask<{ revision: number }>(setting, "save-draft", aSave);
  return { name: "hours", revision };
};

const aNotice = { text: "Closed today because of snow", published: 0 };

/** What an owner sends to each endpoint that changes what the site says, so that it succeeds. */
export const contentSamples: Record<string, (setting: Setting) => unknown> = {
  "pages/save-draft": () => aSave,
  "pages/discard-draft": aDraft,
  "pages/still-right": () => {
    const { clinicWeekdays: english, clinicInSpanish: spanish } = shipped("hours");
    return { name: "hours", path: ["clinicInSpanish"], english, spanish };
  },
  "pages/publish": async (setting) => ({ documents: [await aDraft(setting)] }),
  "pages/cancel-schedule": async (setting) => {
    const documents = [await aDraft(setting)];
    await ask(setting, "publish", { documents, from: "2099-01-01T09:00:00Z" });
    const [row] = await storedRows<{ id: string }>(
      setting.desk.db,
      "select id from content_schedules",
    );
    return { id: row?.id };
  },
  "pages/return": async (setting) => {
    await ask(setting, "publish", { documents: [await aDraft(setting)] });
    return { name: "hours", number: 0, published: 1 };
  },
  "pages/delete-picture": async ({ desk }) => {
    const [row] = await storedRows<{ id: string }>(
      desk.db,
      `insert into content_uploads (fingerprint, width, height, alt, original, at, actor)
       values ('x', 300, 300, 'A picnic', '', now(), 'Ada') returning id`,
    );
    return row;
  },
  "pages/publish-legal": () => ({ names: ["terms"] }),
  "pages/put-up-notice": () => aNotice,
  "pages/take-down-notice": async (setting) => {
    await ask(setting, "put-up-notice", aNotice);
    return { published: 1 };
  },
};
