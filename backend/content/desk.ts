import { z } from "zod";
import { recorded } from "#backend/desk/audit.ts";
import {
  type Around,
  asks,
  type Colleague,
  changes,
  type DeskRequest,
  type Done,
  reads,
} from "#backend/desk/endpoint.ts";
import { refuseStale } from "#backend/desk/fresh.ts";
import { shownName } from "#backend/desk/shown-name.ts";
import { Refused } from "#backend/refused.ts";
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
import { compareHere } from "./comparing.ts";
import { Outdated } from "./conflicts.ts";
import { drawFirst } from "./draw-first.ts";
import { listDocuments, showDocument } from "./listing.ts";
import { putUpNotice, takeDownNotice } from "./notice.ts";
import { keepPreview, showPreview } from "./preview.ts";
import { longestDocumentBytes, refuseOversized } from "./size.ts";
import { discardDraft, type Editing, publishDrafts, returnTo, saveDraft } from "./staff.ts";

type Asked = DeskRequest<unknown> & { me: Colleague };

const editingBy = ({ deps, db, me, now }: Asked): Editing => ({
  tx: db,
  by: { id: me.id, name: me.name || me.email },
  now,
  renderCheck: deps.rendering?.renderCheck,
  refuseIdentity() {
    if (!me.owner)
      throw new Refused(
        "not-allowed",
        "Receipts and emails carry the organization's name, tagline, phone, email, address and tax ID: only an owner of the desk can publish a change of them.",
      );
    refuseStale(me, now);
  },
});

/** Pages are drawn and differences worked out before and after the transaction, never in it. */
const around: Around = async (deps, change) => {
  const { rendering, compare = compareHere } = deps;
  try {
    return await drawFirst(rendering?.renderCheck, (renderCheck) =>
      change({ ...deps, rendering: rendering && { ...rendering, renderCheck } }),
    );
  } catch (error) {
    throw error instanceof Outdated ? await error.inWords(compare) : error;
  }
};

const liveIn = ({ deps }: Asked) => deps.rendering?.liveIn ?? "next-build";

/** What changes the site also says when that shows. */
const publishes = async (request: Asked, done: Promise<Done>): Promise<Done> => {
  const { answer, ...rest } = await done;
  return { ...rest, answer: { ...(answer as object), liveIn: liveIn(request) } };
};

const bodyBytes = longestDocumentBytes;

/** As often as somebody who types without a pause, and a little more. */
const draftSaves = { name: "draft-saves", most: 150, seconds: 90 };
const previews = { name: "previews", most: 240, seconds: 90 };
const comparisons = { name: "comparisons", most: 60, seconds: 60 };

const publishing = {
  around,
  afterwards: (deps: Asked["deps"]) => deps.rendering?.published?.(),
};

/** Every few seconds while somebody types: the log tells who began to write, not every save. */
const save = async (request: Asked & { input: z.output<typeof draftSave> }) => {
  refuseOversized(request.input.name, request.input.content);
  return around(request.deps, () =>
    request.db.transaction(async (tx) => {
      const editing = { ...editingBy(request), tx };
      const { revision, begins, title } = await saveDraft(editing, request.input);
      const entry = async () => ({ action: "began to write", about: title });
      const actor = { id: request.me.id, name: shownName(request.me) };
      if (begins) await recorded(tx, actor, request.now, entry);
      return { revision };
    }),
  );
};

export const contentEndpoints = [
  reads("pages", "pages", z.object({}), async (request) => ({
    ...(await listDocuments(request.db)),
    liveIn: liveIn(request),
    takesPictures: request.deps.pictures !== undefined,
  })),
  reads("pages/document", "pages", oneDocument, ({ db, input }) => showDocument(db, input.name)),
  asks("pages/save-draft", "pages", draftSave, save, { bodyBytes, perPerson: draftSaves }),
  changes(
    "pages/discard-draft",
    "pages",
    draftSeen,
    (request) => discardDraft(editingBy(request), request.input),
    { around },
  ),
  asks(
    "pages/changes",
    "pages",
    changesQuestion,
    async ({ db, deps, now, input }) => {
      for (const { name, content } of input.documents) refuseOversized(name, content);
      return whatWouldChange(db, input.documents, { ...deps, now });
    },
    { bodyBytes, perPerson: comparisons },
  ),
  changes(
    "pages/publish",
    "pages",
    publication,
    (request) => publishes(request, publishDrafts(editingBy(request), request.input)),
    publishing,
  ),
  changes(
    "pages/cancel-schedule",
    "pages",
    oneSchedule,
    (request) => publishes(request, cancelSchedule(editingBy(request), request.input.id)),
    publishing,
  ),
  reads("pages/history", "pages", historyPage, ({ db, input }) =>
    historyOf(db, input.name, input.before),
  ),
  reads("pages/revision", "pages", oneRevision, ({ db, deps, input }) =>
    showRevision(db, input.name, input.number, deps.compare),
  ),
  changes(
    "pages/return",
    "pages",
    returning,
    (request) => publishes(request, returnTo(editingBy(request), request.input)),
    publishing,
  ),
  asks(
    "pages/preview",
    "pages",
    previewQuestion,
    async ({ db, me, now, input }) => {
      for (const { name, content } of input.documents) refuseOversized(name, content);
      const key = await keepPreview(db, me.id, input.documents, now);
      const query = new URLSearchParams({ key, path: input.path });
      return { address: `${deskFunctions}/pages/preview?${query}` };
    },
    { bodyBytes, perPerson: previews },
  ),
  reads("pages/preview", "pages", onePreview, ({ deps, me, input }) =>
    showPreview(deps, me.id, input),
  ),
  changes(
    "pages/put-up-notice",
    "pages",
    newNotice,
    (request) => publishes(request, putUpNotice(editingBy(request), request.input)),
    publishing,
  ),
  changes(
    "pages/take-down-notice",
    "pages",
    noticeSeen,
    (request) => publishes(request, takeDownNotice(editingBy(request), request.input.published)),
    publishing,
  ),
];
