import { z } from "zod";
import { csvAnswer } from "#backend/desk/csv.ts";
import { type Colleague, type DeskRequest, reads, writes } from "#backend/desk/endpoint.ts";
import { countShown, recordExport, recordPaging } from "#backend/desk/exports.ts";
import { emailsOfPerson } from "#backend/desk/limits.ts";
import { giftsOfPerson } from "#backend/giving/face.ts";
import { staffMailbox } from "#backend/mail/staff-mailbox.ts";
import { dateTime } from "#backend/plain-text.ts";
import { Refused } from "#backend/refused.ts";
import { may } from "#rules/desk.ts";
import {
  assignment,
  kindNames,
  messageFilter,
  newNote,
  newReply,
  oneMessage,
  savedReplyChange,
  stageChange,
  stageNames,
  statusChange,
  statusNames,
} from "#rules/inbox.ts";
import { countMessages, exportMessages, listMessages } from "./list.ts";
import { eventsOf, findStored, othersFrom, shownMessage } from "./message.ts";
import { noteInSight } from "./presence.ts";
import { listSavedReplies, removeSavedReply, saveReply } from "./saved-replies.ts";
import {
  addNote,
  assignMessage,
  type Change,
  changeStage,
  changeStatus,
  listColleagues,
  replyTo,
} from "./staff.ts";

const shownAs = (me: Colleague) => me.name || me.email;

type MessageRequest = DeskRequest<{ id: string; revision?: number }>;

const changeBy = ({ db, me, now, input }: MessageRequest): Change & { by: { id: string } } => ({
  tx: db,
  by: { id: me.id, name: shownAs(me) },
  now,
  ...input,
});

async function* exportRows(pages: ReturnType<typeof exportMessages>) {
  for await (const rows of pages)
    yield rows.map((row) => [
      dateTime(row.at),
      kindNames[row.kind],
      statusNames[row.status],
      row.stage ? stageNames[row.stage] : "",
      row.name,
      row.email,
      row.phone ?? "",
      row.subject,
      row.text,
      row.assignedTo ?? "",
      row.id,
    ]);
}

const exportHeadings = [
  "Received (Chicago)",
  "Kind",
  "Status",
  "Stage",
  "Name",
  "Email",
  "Phone",
  "Subject",
  "Text",
  "Assigned to",
  "Reference",
];

export const inboxEndpoints = [
  reads("messages", "messages", messageFilter, async ({ db, me, now, input }) => {
    await recordPaging(db, me, now, "messages", input);
    const counts = await countMessages(db, input, me);
    const { status } = input;
    const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
    const total = status === "all" ? all : counts[status];
    const messages = await listMessages(db, input, me);
    await countShown(
      { db, me, now },
      "messages",
      messages.map(({ id }) => id),
    );
    return { messages, counts, total };
  }),

  reads("messages/message", "messages", oneMessage, async ({ db, deps, site, me, now, input }) => {
    const stored = await findStored(db, input.id);
    if (!stored) throw new Refused("not-found", "This message is not here any more.");
    const message = shownMessage(stored);
    const earlier = await othersFrom(db, message);
    await countShown(
      { db, me, now },
      "messages",
      [message, ...earlier].map(({ id }) => id),
    );
    return {
      message,
      events: await eventsOf(db, stored.id),
      earlier,
      colleagues: await listColleagues(db),
      answersTo: staffMailbox(deps.settings, site),
      signedBy: site.organisation.fullName,
      ...(may(me, "gifts") && { gifts: await giftsOfPerson(db, message.email) }),
    };
  }),

  // Who has a message open is forgotten within the minute.
  reads(
    "messages/presence",
    "messages",
    oneMessage,
    ({ db, me, input, now }) => noteInSight(db, input.id, me.id, now),
    { method: "POST" },
  ),

  reads(
    "messages/export",
    "messages",
    messageFilter,
    async ({ db, me, input, now }) => {
      await recordExport(db, me, now, "messages", input);
      const rows = exportRows(exportMessages(db, input, me));
      return csvAnswer("messages.csv", exportHeadings, rows);
    },
    { fresh: true },
  ),

  writes("messages/status", "messages", statusChange, (request) =>
    changeStatus(changeBy(request), request.deps.settings, request.site, request.input.status),
  ),
  writes("messages/stage", "messages", stageChange, (request) =>
    changeStage(changeBy(request), request.input.stage),
  ),
  writes("messages/assign", "messages", assignment, (request) =>
    assignMessage(changeBy(request), request.input.to),
  ),
  writes("messages/note", "messages", newNote, (request) =>
    addNote(changeBy(request), request.input.text),
  ),
  writes(
    "messages/reply",
    "messages",
    newReply,
    (request) =>
      replyTo(
        { ...changeBy(request), revision: request.input.revision },
        request.site,
        request.input,
      ),
    { perPerson: emailsOfPerson },
  ),

  reads("messages/saved-replies", "messages", z.object({}), async ({ db }) => ({
    replies: await listSavedReplies(db),
  })),
  writes("messages/save-reply", "messages", savedReplyChange, ({ db, me, input, now }) =>
    saveReply(db, input, shownAs(me), now),
  ),
  writes("messages/remove-saved-reply", "messages", oneMessage, ({ db, input }) =>
    removeSavedReply(db, input.id),
  ),
];
