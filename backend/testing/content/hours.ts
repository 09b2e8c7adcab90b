import { carryOutSchedules } from "#backend/content/carry-out.ts";
import { publishedState } from "#backend/content/published.ts";
import type { testDatabases } from "#backend/testing/databases.ts";
import { testEditors } from "./editor.ts";

export const hour = 3_600;

/** People who change the hours by the clock, and the clock. */
export const testHours = async (open: (typeof testDatabases)[number]["open"]) => {
  const site = await testEditors({ db: await open() });
  const ada = await site.editor("Ada");
  const inHours = (n: number) =>
    new Date(site.deps.now().getTime() + n * hour * 1000).toISOString();
  /** Publishes hours with these fields changed. */
  const publish = async (changed: Record<string, unknown>, times: object = {}, editor = ada) => {
    const { content } = await editor.open("hours");
    const revision = await editor.save("hours", { ...(content as object), ...changed });
    return editor.publish([{ name: "hours", revision }], times);
  };
  const said = async (field = "office") => {
    const { documents } = await publishedState(site.db);
    const content = documents.find(({ name }) => name === "hours")?.content;
    return (content as Record<string, unknown> | undefined)?.[field];
  };
  const pass = async (hours: number) => {
    site.wait(hours * hour);
    return carryOutSchedules(site.deps);
  };
  return { site, ada, inHours, publish, said, pass };
};
