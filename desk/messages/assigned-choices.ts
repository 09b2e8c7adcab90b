import { isColleague } from "#rules/inbox.ts";
import type { MessagesAnswer } from "./queries.ts";

/** Whose messages can be listed. Someone who left only where there is one, or where it is chosen. */
export const whoseChoices = (
  answer: Pick<MessagesAnswer, "colleagues" | "someLeft"> | undefined,
  chosen: string,
  me: string,
): Record<string, string> => {
  const others = (answer?.colleagues ?? []).filter(({ id }) => id !== me || id === chosen);
  const isKnown = others.some(({ id }) => id === chosen);
  return {
    all: "Anyone",
    me: "Me",
    ...Object.fromEntries(others.map(({ id, name }) => [id, name])),
    nobody: "No one",
    ...((answer?.someLeft || chosen === "left") && { left: "Someone who left" }),
    // From an old address.
    ...(isColleague(chosen) && !isKnown && { [chosen]: "A former colleague" }),
  };
};
