import { z } from "zod";
import { datedName } from "#backend/desk/csv.ts";
import { type Colleague, type DeskRequest, reads, writes } from "#backend/desk/endpoint.ts";
import { countShown, exportsCsv } from "#backend/desk/exports.ts";
import { emailsOfPerson } from "#backend/desk/fresh.ts";
import { giftsOfPerson } from "#backend/giving/face.ts";
import { staffMailbox } from "#backend/mail/mail.ts";
import { dateTime } from "#backend/plain-text.ts";
import { may } from "#rules/desk.ts";
import {
  assignment,
  assignmentOfSeveral,
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
  statusOfSeveral,
  visitChange,
  visitInWords,
} from "#rules/inbox.ts";
import { assignMessage, assignSeveral } from "./assignments.ts";
import type { Change } from "./changes.ts";
import { listColleagues } from "./colleagues.ts";
import { setVisit } from "./group-visit.ts";
import {
  askedFor,
  countMessages,
  type Exported,
  exportMessages,
  isAnyOfPeopleWhoLeft,
  listMessages,
} from "./list.ts";
import { eventsOf, findMessage, othersFrom, shownMessage } from "./message.ts";
import { noteInSight } from "./presence.ts";
import { listSavedReplies, removeSavedReply, saveReply } from "./saved-replies.ts";
import { addNote, changeStage, changeStatus, changeStatusOfSeveral, replyTo } from "./staff.ts";

const shownAs = (me: Colleague) => me.name || me.email;

type MessageRequest = DeskRequest<{ id: string; revision?: number }>;

const by = ({ db, me, now }: DeskRequest<unknown>) => ({
  tx: db,
  by: { id: me.id, name: shownAs(me) },
  now,
});

const changeBy = (request: MessageRequest): Change => ({ ...by(request), ...request.input });

const lettersOf = ({ deps, site }: DeskRequest<unknown>) => ({ settings: deps.settings, site });

const exported: Record<string, (row: Exported) => string | null> = {
  "Received (Chicago)": ({ at }) => dateTime(at),
  Kind: ({ kind }) => kindNames[kind],
  Status: ({ status }) => statusNames[status],
  Stage: ({ stage }) => stage && stageNames[stage],
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Subject: ({ subject }) => subject,
  Roles: ({ roles }) => roles,
  Visit: ({ visitDay, visitTime }) => visitDay && visitInWords(visitDay, visitTime),
  Text: ({ text }) => text,
  "Assigned to": ({ assignedTo }) => assignedTo,
  Reference: ({ id }) => id,
};

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Of one message, as its page shows them. */
const mostEvents = 100;

export const notes = { name: "notes", most: 60, seconds: 600 };
export const savedReplySaves = { name: "saved replies", most: 60, seconds: 600 };

export const inboxEndpoints = [
  reads("messages", "messages", messageFilter, async (request) => {
    const { db, me, input } = request;
    const counts = await countMessages(db, input, me);
    const { status } = input;
    const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
    const total = status === "all" ? all : counts[status];
    const messages = await listMessages(db, input, me);
    await countShown(request, "messages", idsOf(messages));
    const colleagues = await listColleagues(db);
    return {
      messages,
      counts,
      total,
      colleagues,
      someLeft: await isAnyOfPeopleWhoLeft(db),
      roles: await askedFor(db),
    };
  }),

  reads("messages/message", "messages", oneMessage, async (request) => {
    const { db, deps, site, me, input } = request;
    const message = shownMessage(await findMessage(db, input.id));
    const earlier = await othersFrom(db, message);
    await countShown(request, "messages", idsOf([message, ...earlier]));
    const events = await eventsOf(db, message.id, mostEvents + 1);
    return {
      message,
      events: events.slice(-mostEvents),
      hasEarlierEvents: events.length > mostEvents,
      earlier,
      colleagues: await listColleagues(db),
      answersTo: staffMailbox(deps.settings, site),
      answersComeHere: deps.settings.readsAnswers ?? false,
      emailGoesToFiles: deps.settings.emailGoesToFiles ?? false,
      signedBy: site.organisation.fullName,
      ...(may(me, "gifts") &&
        message.email !== null && { gifts: await giftsOfPerson(db, message.email) }),
    };
  }),

  // Who has seen a message is in no log: only they themselves are shown it.
  reads(
    "messages/presence",
    "messages",
    oneMessage,
    ({ db, me, input, now }) => noteInSight(db, input.id, me.id, now),
    { method: "POST" },
  ),

  exportsCsv(
    "messages/export",
    "messages",
    messageFilter,
    "messages",
    async ({ db, me, now, input }) => ({
      filename: datedName("messages", now),
      columns: exported,
      pages: await exportMessages(db, input, me),
    }),
  ),

  writes("messages/status", "messages", statusChange, (request) =>
    changeStatus(changeBy(request), request.deps.settings, request.site, request.input.status),
  ),
  writes("messages/stage", "messages", stageChange, (request) =>
    changeStage(changeBy(request), request.input.stage),
  ),
  writes("messages/visit", "messages", visitChange, (request) =>
    setVisit(changeBy(request), request.input),
  ),
  writes("messages/assign", "messages", assignment, (request) =>
    assignMessage(changeBy(request), lettersOf(request), request.input.to),
  ),
  writes("messages/several/status", "messages", statusOfSeveral, (request) =>
    changeStatusOfSeveral(by(request), lettersOf(request), request.input),
  ),
  writes("messages/several/assign", "messages", assignmentOfSeveral, (request) =>
    assignSeveral(by(request), lettersOf(request), request.input),
  ),
  writes(
    "messages/note",
    "messages",
    newNote,
    (request) => addNote(changeBy(request), lettersOf(request), request.input),
    { perPerson: notes },
  ),
  writes(
    "messages/reply",
    "messages",
    newReply,
    (request) => replyTo(changeBy(request), request.site, request.input),
    { perPerson: emailsOfPerson },
  ),

  reads("messages/saved-replies", "messages", z.object({}), async ({ db }) => ({
    replies: await listSavedReplies(db),
  })),
  writes(
    "messages/save-reply",
    "messages",
    savedReplyChange,
    ({ db, me, input, now }) => saveReply(db, input, shownAs(me), now),
    { perPerson: savedReplySaves },
  ),
  writes("messages/remove-saved-reply", "messages", oneMessage, ({ db, input }) =>
    removeSavedReply(db, input.id),
  ),
];
