import type { Answer, ReadPath } from "#desk/call.ts";
import { reading } from "#desk/queries.ts";
import type { MessageFilter } from "#rules/inbox.ts";

export type ListedMessage = Answer<"messages">["messages"][number];
export const messagePage = (filter: MessageFilter) => reading("messages", filter);

export type MessageAnswer = Answer<"messages/message">;
export type Message = MessageAnswer["message"];
export type MessageEvent = MessageAnswer["events"][number];
export type PersonGift = NonNullable<MessageAnswer["gifts"]>[number];
export const oneMessage = (id: string) => reading("messages/message", { id });

export type SavedReply = Answer<"messages/saved-replies">["replies"][number];
export const savedReplies = reading("messages/saved-replies", {});

/** What a change to a message changes elsewhere. */
export const touched = ["messages", "messages/message", "today", "mail"] satisfies ReadPath[];
