import { notice, noticeTimes } from "#content/notice.ts";
import { formOf } from "#content/problems.ts";
import type { Problem } from "#rules/pages.ts";
import type { Replacement } from "./check.ts";
import { labelAt } from "./labels.ts";

const { name } = notice;

/**
 * A notice that nobody would ever see is a mistake of whoever publishes it. It is none of the
 * document: what was on the site may be over and comes back, or is moved to another installation.
 */
export const noticeProblems = (replacements: Replacement[], begins: Date): Problem[] => {
  const content = replacements.find((one) => one.name === name)?.content;
  const read = notice.schema.safeParse(content);
  const times = read.success ? noticeTimes(read.data) : undefined;
  if (!times) return [];
  const path = ["until"];
  const refuse = (message: string) => [
    { name, path, label: labelAt(formOf(notice), path), message },
  ];
  if (times.until <= times.from) return refuse("The end has to come after the beginning.");
  if (times.until <= begins.getTime())
    return refuse("This is over already: nobody would see the notice.");
  return [];
};
