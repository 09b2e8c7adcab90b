import type { MessageAnswer } from "./queries.ts";

/** Where what people reply to our email arrives. */
export const answersInWords = ({
  answersTo,
  answersComeHere,
}: Pick<MessageAnswer, "answersTo" | "answersComeHere">) =>
  answersComeHere
    ? `Replies to your email go to the shared mailbox, ${answersTo}, and appear here within a few minutes.`
    : `Replies to your email go to the shared mailbox, ${answersTo}, not here.`;
