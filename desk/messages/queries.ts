import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type Answer, post, type ReadPath } from "#desk/call.ts";
import { reading } from "#desk/queries.ts";
import type { MessageFilter } from "#rules/inbox.ts";

/** Read anew whenever it is shown, and while it is: messages arrive, and colleagues join. */
const keptFresh = { staleTime: 0, refetchInterval: 30_000 };

export type MessagesAnswer = Answer<"messages">;
export type ListedMessage = MessagesAnswer["messages"][number];
export const messagePage = (filter: MessageFilter) => ({
  ...reading("messages", filter),
  ...keptFresh,
});

export type MessageAnswer = Answer<"messages/message">;
export type Message = MessageAnswer["message"];
export type MessageEvent = MessageAnswer["events"][number];
export type PersonGift = NonNullable<MessageAnswer["gifts"]>[number];
export const oneMessage = (id: string) => ({
  ...reading("messages/message", { id }),
  ...keptFresh,
});

/** Tells the others who has this message open, and asks who else has. */
export const lookingAt = (client: QueryClient, id: string) => {
  const queryKey = ["messages/presence", id];
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const isFirst = client.getQueryData(queryKey) === undefined;
      const answer = await post("messages/presence", { id });
      // It is read now: the list and Today say so too, even when one has left the message already.
      if (isFirst)
        for (const name of ["messages", "today"] satisfies ReadPath[])
          void client.invalidateQueries({ queryKey: [name] });
      return answer;
    },
  });
};

export type SavedReply = Answer<"messages/saved-replies">["replies"][number];
export const savedReplies = reading("messages/saved-replies", {});

/** What a change to a message changes elsewhere. */
export const touched = ["messages", "messages/message", "today", "mail"] satisfies ReadPath[];
