import { type ZodType, z } from "zod";
import {
  type Around,
  type DeskRequest,
  type DoneWith,
  reads,
  writes,
} from "#backend/desk/endpoint.ts";
import { refuseStale } from "#backend/desk/fresh.ts";
import { Refused } from "#backend/refused.ts";
import { deskFunctions } from "#rules/desk.ts";
import * as requests from "#rules/pages-requests.ts";
import { historyOf, showRevision, whatWouldChange } from "./compare.ts";
import { Outdated } from "./conflicts.ts";
import { compareHere } from "./differences.ts";
import { drawFirst } from "./draw-first.ts";
import { findText } from "./find-text.ts";
import { publishLegalDrafts } from "./legal.ts";
import { listDocuments, pagesToShow, showDocument } from "./listing.ts";
import { putUpNotice, takeDownNotice } from "./notice.ts";
import { keepPreview, showPreview } from "./preview.ts";
import { inPublishingTurn, publications } from "./published.ts";
import { confirmSpanish } from "./remember-spanish.ts";
import type { LiveIn } from "./rendering.ts";
import { searchTexts } from "./search.ts";
import { longestDocumentBytes, refuseOversized } from "./size.ts";
import {
  discardDraft,
  type Editing,
  type Publication,
  publishDrafts,
  returnTo,
  saveDraft,
} from "./staff.ts";
import { cancelSchedule } from "./take-back.ts";

type EditorRequest = DeskRequest<unknown>;

const editingBy = ({ deps, db, me, now }: EditorRequest): Editing => ({
  tx: db,
  by: { id: me.id, name: me.name || me.email },
  now,
  renderCheck: deps.rendering?.renderCheck,
  refuseIdentity() {
    if (!me.owner)
      throw new Refused(
        "not-allowed",
        "Receipts and emails show the organization's name, tagline, phone, email, address and tax ID. Only an owner can publish a change to them.",
      );
    refuseStale(me, now);
  },
});

/** Pages are drawn and differences worked out before and after the transaction, never in it. */
export const around: Around = async (deps, change) => {
  const { rendering, compare = compareHere } = deps;
  try {
    return await drawFirst(rendering?.renderCheck, (renderCheck) =>
      inPublishingTurn(deps, () =>
        change({ ...deps, rendering: rendering && { ...rendering, renderCheck } }),
      ),
    );
  } catch (error) {
    throw error instanceof Outdated ? await error.inWords(compare) : error;
  }
};

const liveIn = ({ deps }: EditorRequest): LiveIn => deps.rendering?.liveIn ?? "next-build";

const bodyBytes = longestDocumentBytes;

/** As often as somebody who types without a pause, and a little more. */
const draftSaves = { name: "draft-saves", most: 150, seconds: 90 };
const previews = { name: "previews", most: 240, seconds: 90 };
/** Every document at once, a few times over. */
export const openedDocuments = { name: "opened documents", most: 240, seconds: 90 };
/** One for each pause of somebody who types. Each reads everything. */
export const searches = { name: "searches", most: 60, seconds: 60 };
const comparisons = { name: "comparisons", most: 60, seconds: 60 };

const publishes = <Path extends string, Sent, Input>(
  path: Path,
  schema: ZodType<Input, Sent>,
  act: (editing: Editing, input: Input) => Promise<DoneWith<Publication>>,
) =>
  writes(
    path,
    "pages",
    schema,
    async (request) => {
      const done = await act(editingBy(request), request.input);
      return { ...done, answer: { ...done.answer, liveIn: liveIn(request) } };
    },
    { around, perPerson: publications, afterwards: (deps) => deps.rendering?.published?.() },
  );

export const contentEndpoints = [
  reads("pages", "pages", z.object({}), async (request) => ({
    ...(await listDocuments(request.db)),
    liveIn: liveIn(request),
    takesPictures: request.deps.pictures !== undefined,
  })),
  reads(
    "pages/document",
    "pages",
    requests.oneDocument,
    ({ db, input }) => showDocument(db, input.name),
    { perPerson: openedDocuments },
  ),
  reads("pages/search", "pages", requests.search, ({ db, input }) => searchTexts(db, input.q), {
    perPerson: searches,
  }),
  writes(
    "pages/save-draft",
    "pages",
    requests.draftSave,
    async (request) => {
      refuseOversized([request.input]);
      const { title, revision } = await saveDraft(editingBy(request), request.input);
      // Saved every few seconds while somebody types.
      return { action: "drafted a change to", about: title, hourly: true, answer: { revision } };
    },
    { around, bodyBytes, perPerson: draftSaves },
  ),
  writes(
    "pages/discard-draft",
    "pages",
    requests.draftSeen,
    (request) => discardDraft(editingBy(request), request.input),
    { around, perPerson: publications },
  ),
  reads(
    "pages/changes",
    "pages",
    requests.changesQuestion,
    async ({ deps, now, input }) => {
      refuseOversized(input.documents);
      return whatWouldChange(deps, input.documents, now);
    },
    { method: "POST", bodyBytes, perPerson: comparisons },
  ),
  writes(
    "pages/still-right",
    "pages",
    requests.stillRight,
    (request) => confirmSpanish(request.db, request.input, editingBy(request)),
    { perPerson: draftSaves },
  ),
  publishes("pages/publish", requests.publication, publishDrafts),
  publishes("pages/cancel-schedule", requests.oneSchedule, cancelSchedule),
  publishes("pages/return", requests.returning, returnTo),
  publishes("pages/publish-legal", requests.legalPublication, publishLegalDrafts),
  publishes("pages/put-up-notice", requests.newNotice, putUpNotice),
  publishes("pages/take-down-notice", requests.noticeSeen, takeDownNotice),
  reads("pages/history", "pages", requests.historyPage, ({ db, input }) =>
    historyOf(db, input.name, input.before),
  ),
  reads("pages/revision", "pages", requests.oneRevision, ({ deps, input }) =>
    showRevision(deps, input),
  ),
  reads(
    "pages/preview",
    "pages",
    requests.previewQuestion,
    async ({ deps, db, me, input }) => {
      refuseOversized(input.documents);
      const key = await keepPreview(db, me.id, input.documents);
      const query = new URLSearchParams({ key, path: input.path });
      const [first] = input.documents;
      return {
        address: `${deskFunctions}/pages/preview?${query}`,
        pages: pagesToShow(first?.name ?? "", await deps.content(), input.documents),
      };
    },
    { method: "POST", bodyBytes, perPerson: previews },
  ),
  reads(
    "pages/find-text",
    "pages",
    requests.textQuestion,
    async ({ db, input }) => {
      refuseOversized([input]);
      return findText(db, input);
    },
    { method: "POST", bodyBytes, perPerson: previews },
  ),
  reads(
    "pages/preview",
    "pages",
    requests.onePreview,
    ({ deps, me, input }) => showPreview(deps, me.id, input),
    { perPerson: previews },
  ),
];
