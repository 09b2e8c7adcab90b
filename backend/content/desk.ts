import { z } from "zod";
import { shownName } from "#backend/desk/accounts.ts";
import { recorded } from "#backend/desk/audit.ts";
import {
  asks,
  type Colleague,
  changes,
  type DeskRequest,
  type Done,
  reads,
} from "#backend/desk/endpoint.ts";
import { deskFunctions } from "#rules/desk.ts";
import {
  changesQuestion,
  draftSave,
  draftSeen,
  historyPage,
  newNotice,
  noticeSeen,
  oneDocument,
  onePreview,
  oneRevision,
  oneSchedule,
  previewQuestion,
  publication,
  returning,
} from "#rules/pages-requests.ts";
import { cancelSchedule } from "./cancel.ts";
import { historyOf, showRevision, whatWouldChange } from "./compare.ts";
import { listDocuments, showDocument } from "./listing.ts";
import { longestDocumentBytes } from "./longest.ts";
import { putUpNotice, takeDownNotice } from "./notice.ts";
import { keepPreview, showPreview } from "./preview.ts";
import { discardDraft, type Editing, publishDrafts, returnTo, saveDraft } from "./staff.ts";

type Asked = DeskRequest<unknown> & { me: Colleague };

const editingBy = ({ deps, db, me, now }: Asked): Editing => ({
  tx: db,
  by: { id: me.id, name: me.name || me.email },
  now,
  renderCheck: deps.rendering?.renderCheck,
});

const liveIn = ({ deps }: Asked) => deps.rendering?.liveIn ?? "next-build";

/** What changes the site also says when that shows. */
const publishes = async (request: Asked, done: Promise<Done>): Promise<Done> => {
  const { answer, ...rest } = await done;
  return { ...rest, answer: { ...(answer as object), liveIn: liveIn(request) } };
};

const bodyBytes = longestDocumentBytes();

const afterwards = { afterwards: (deps: Asked["deps"]) => deps.rendering?.published?.() };

/** Every few seconds while somebody types: the log tells who began to write, not every save. */
const save = async (request: Asked & { input: z.output<typeof draftSave> }) =>
  request.db.transaction(async (tx) => {
    const editing = { ...editingBy(request), tx };
    const { revision, begins, title } = await saveDraft(editing, request.input);
    const entry = async () => ({ action: "began to write", about: title });
    const actor = { id: request.me.id, name: shownName(request.me) };
    if (begins) await recorded(tx, actor, request.now, entry);
    return { revision };
  });

export const contentEndpoints = [
  reads("pages", "pages", z.object({}), async (request) => ({
    ...(await listDocuments(request.db)),
    liveIn: liveIn(request),
    takesPictures: request.deps.pictures !== undefined,
  })),
  reads("pages/document", "pages", oneDocument, ({ db, input }) => showDocument(db, input.name)),
  asks("pages/save-draft", "pages", draftSave, save, { bodyBytes }),
  changes("pages/discard-draft", "pages", draftSeen, (request) =>
    discardDraft(editingBy(request), request.input),
  ),
  asks(
    "pages/changes",
    "pages",
    changesQuestion,
    ({ db, deps, now, input }) =>
      whatWouldChange(db, input.documents, { rendering: deps.rendering, now }),
    { bodyBytes },
  ),
  changes(
    "pages/publish",
    "pages",
    publication,
    (request) => publishes(request, publishDrafts(editingBy(request), request.input)),
    afterwards,
  ),
  changes(
    "pages/cancel-schedule",
    "pages",
    oneSchedule,
    (request) => publishes(request, cancelSchedule(editingBy(request), request.input.id)),
    afterwards,
  ),
  reads("pages/history", "pages", historyPage, ({ db, input }) =>
    historyOf(db, input.name, input.before),
  ),
  reads("pages/revision", "pages", oneRevision, ({ db, input }) =>
    showRevision(db, input.name, input.number),
  ),
  changes(
    "pages/return",
    "pages",
    returning,
    (request) => publishes(request, returnTo(editingBy(request), request.input)),
    afterwards,
  ),
  asks(
    "pages/preview",
    "pages",
    previewQuestion,
    async ({ db, me, now, input }) => {
      const key = await keepPreview(db, me.id, input.documents, now);
      const query = new URLSearchParams({ key, path: input.path });
      return { address: `${deskFunctions}/pages/preview?${query}` };
    },
    { bodyBytes },
  ),
  reads("pages/preview", "pages", onePreview, ({ deps, me, input }) =>
    showPreview(deps, me.id, input),
  ),
  changes(
    "pages/put-up-notice",
    "pages",
    newNotice,
    (request) => publishes(request, putUpNotice(editingBy(request), request.input)),
    afterwards,
  ),
  changes(
    "pages/take-down-notice",
    "pages",
    noticeSeen,
    (request) => publishes(request, takeDownNotice(editingBy(request), request.input.published)),
    afterwards,
  ),
];
