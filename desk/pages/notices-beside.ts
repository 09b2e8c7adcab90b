import type { Schedule } from "./queries.ts";

/** What is planned for the notice. The one that is up has its own place, with its end and a button. */
export const noticesBeside = <One extends Pick<Schedule, "documents" | "state">>(
  schedules: readonly One[],
) =>
  schedules.filter(
    ({ documents, state }) => state !== "live" && documents.every(({ name }) => name === "notice"),
  );
