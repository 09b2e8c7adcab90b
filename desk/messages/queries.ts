import { reading } from "#desk/queries.ts";
import type { MessageAnswer, MessageFilter, MessagePage, SavedReply } from "#rules/inbox.ts";

export const messagePage = (filter: MessageFilter) => reading<MessagePage>("messages", filter);
export const oneMessage = (id: string) => reading<MessageAnswer>("messages/message", { id });
export const savedReplies = reading<{ replies: SavedReply[] }>("messages/saved-replies");

/** What a change to a message changes elsewhere. */
export const touched = ["messages", "messages/message", "today", "mail"];
