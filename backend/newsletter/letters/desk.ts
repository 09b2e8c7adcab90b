import {
  draftOf,
  filesNotShown,
  keepPreview,
  keptDocuments,
  publications,
  revisionOf,
  around as takingTurns,
} from "#backend/content/face.ts";
import {
  type Around,
  type Colleague,
  type DeskRequest,
  reads,
  writes,
} from "#backend/desk/endpoint.ts";
import { countShown } from "#backend/desk/exports.ts";
import { emailsOfPerson } from "#backend/desk/fresh.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { notFound, Refused } from "#backend/refused.ts";
import type { FieldDescription } from "#content/describe.ts";
import { factsOf } from "#content/facts.ts";
import { emptyLetter, letterName, writtenFields } from "#content/letter.ts";
import { linkTargets } from "#content/link-targets.ts";
import { formOf } from "#content/problems.ts";
import { siteItems } from "#content/site-items.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { deskFunctions, may, oneOf } from "#rules/desk.ts";
import * as requests from "#rules/letters.ts";
import { uploadsIn } from "./blocks.ts";
import { checkLetter, countReaders } from "./check.ts";
import { composable, composeLetter, testMail } from "./compose.ts";
import { whyRefused } from "./refusal-words.ts";
import {
  beginLetter,
  cancelLetter,
  deleteDraft,
  goOn,
  orderSending,
  sendUnknownAgain,
  showLetter,
  stopByHand,
} from "./staff.ts";
import { countsFor, findLetter, isOnSite, listLetters, listOutcomes } from "./store.ts";

const editingBy = ({ db, me, now }: DeskRequest<unknown>) => ({
  tx: db,
  by: { id: me.id, name: me.name || me.email },
  now,
});

/** Asked before the transaction, never inside it: what the site says lies in the same database. */
const contentFirst: Around = async (deps, write) => {
  const snapshot = await deps.content();
  return write({ ...deps, content: async () => snapshot });
};

const around: Around = (deps, write) => takingTurns(deps, (inTurn) => contentFirst(inTurn, write));

/** Whoever writes for the site writes letters; to send one takes the right to its readers as well. */
const refuseWithoutReaders = (me: Colleague) => {
  if (!may(me, "subscribers"))
    throw new Refused(
      "not-allowed",
      "Your account doesn't include subscribers. A colleague whose account does can send this newsletter.",
    );
};

/** The items that a letter may take are those of today. */
const withItems = (form: FieldDescription, snapshot: Snapshot, now: Date): FieldDescription => {
  const options = [
    { value: "", label: "Please choose" },
    ...siteItems(snapshot, now.getTime()).map(({ value, label }) => ({ value, label })),
  ];
  const filled = (field: FieldDescription): FieldDescription => ({
    ...field,
    ...(field.name === "item" && { options }),
    ...(field.fields && { fields: field.fields.map(filled) }),
    ...(field.item && { item: filled(field.item) }),
  });
  return filled({
    ...form,
    fields: form.fields?.filter(({ name }) => writtenFields.includes(name)) ?? [],
  });
};

const showOne = async ({ deps, db, now }: DeskRequest<unknown>, id: string) => {
  const letter = await findLetter(db, id);
  const snapshot = await deps.content();
  const name = letterName(id);
  const { draft, revision, form } = await draftOf(db, name);
  return {
    letter: { ...letter, counts: await countsFor(db, id), onSite: isOnSite(snapshot, id) },
    readers: await countReaders(db),
    document: { name, published: 0 },
    form: withItems(formOf(form), snapshot, now),
    content: emptyLetter as unknown,
    draft: draft ?? null,
    /** What goes out or went out, with all that it took from the site. */
    final: letter.revision === null ? null : await revisionOf(db, name, letter.revision),
    draftRevision: revision,
    facts: Object.entries(factsOf(snapshot)).map(([token, fact]) => ({ token, ...fact })),
    targets: linkTargets(snapshot),
  };
};

const sample = (name: string) => ({ name, unsubscribeToken: "preview" });

const previews = { name: "letter previews", most: 240, seconds: 90 };
export const shownPreviews = { name: "letter previews shown", most: 240, seconds: 90 };
const checks = { name: "letter checks", most: 60, seconds: 90 };
const bodyBytes = 1_000_000;

/** Nothing of a letter runs, and it loads nothing but pictures. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

const darkRule = "@media (prefers-color-scheme:dark)";

const emailPage = (html: string, look: "light" | "dark") =>
  new Response(html.replace(darkRule, look === "dark" ? "@media all" : "@media not all"), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": framePolicy,
      "x-frame-options": "SAMEORIGIN",
      "x-robots-tag": "noindex",
    },
  });

export const letterEndpoints = [
  reads("letters", "pages", requests.letterPage, async ({ deps, db, input }) => ({
    ...(await listLetters(db, await deps.content(), input.page)),
    readers: await countReaders(db),
  })),

  reads("letters/letter", "pages", oneOf, (request) => showOne(request, request.input.id)),

  writes("letters/begin", "pages", requests.newLetter, (request) =>
    beginLetter(editingBy(request), request.input.from),
  ),

  writes(
    "letters/delete",
    "pages",
    requests.letterSeen,
    (request) => deleteDraft(editingBy(request), request.input),
    { around, perPerson: publications },
  ),

  reads(
    "letters/preview",
    "pages",
    requests.previewQuestion,
    async ({ deps, db, me, now, site, input }) => {
      const { id, content, name } = input;
      const letter = composable(letterName(id), content, await deps.content(), now);
      const key = await keepPreview(db, me.id, [{ name: letterName(id), content }]);
      const mail = composeLetter(letter, sample(name), { settings: deps.settings, site });
      const query = new URLSearchParams({ key, ...(name && { name }) });
      return {
        address: `${deskFunctions}/letters/preview?${query}`,
        subject: mail.subject,
        text: mail.text,
        bytes: Buffer.byteLength(mail.html ?? ""),
      };
    },
    { method: "POST", bodyBytes, perPerson: previews },
  ),

  reads(
    "letters/preview",
    "pages",
    requests.onePreview,
    async ({ deps, db, me, now, input, site }) => {
      const [kept] = await keptDocuments(db, me.id, input.key);
      if (!kept) throw notFound("This preview has expired. Please open it again.");
      const letter = composable(kept.name, kept.content, await deps.content(), now);
      const context = { settings: deps.settings, site };
      const { html = "" } = composeLetter(letter, sample(input.name), context);
      return emailPage(html, input.look);
    },
    { perPerson: shownPreviews },
  ),

  reads(
    "letters/check",
    "pages",
    requests.letterContent,
    async ({ deps, now, site, input }) => {
      const { id, content = emptyLetter } = input;
      return checkLetter({ ...deps, site }, await deps.content(), { id, content }, now);
    },
    { method: "POST", bodyBytes, perPerson: checks },
  ),

  writes(
    "letters/test",
    "pages",
    oneOf,
    async ({ deps, db, me, now, site, input }) => {
      await findLetter(db, input.id);
      const { draft } = await draftOf(db, letterName(input.id));
      const content = draft?.content ?? emptyLetter;
      const letter = composable(letterName(input.id), content, await deps.content(), now);
      const pictures = await filesNotShown(db, uploadsIn(letter.blocks));
      const context = { settings: deps.settings, site, pictures };
      await enqueueMail(db, testMail(letter, me, context), now);
      return { action: "sent themselves a test of a newsletter", about: letter.subject };
    },
    { around: contentFirst, perPerson: emailsOfPerson },
  ),

  writes(
    "letters/send",
    "pages",
    requests.letterSending,
    async (request) => {
      refuseWithoutReaders(request.me);
      const { deps, site, input } = request;
      return orderSending(editingBy(request), { ...deps, site }, await deps.content(), input);
    },
    {
      fresh: true,
      around,
      perPerson: publications,
      afterwards: (deps) => deps.wake?.("letters"),
    },
  ),

  writes(
    "letters/cancel",
    "pages",
    oneOf,
    (request) => cancelLetter(editingBy(request), request.input.id),
    { around, perPerson: publications },
  ),

  writes("letters/stop", "pages", oneOf, (request) =>
    stopByHand(editingBy(request), request.input.id),
  ),

  writes(
    "letters/go-on",
    "pages",
    oneOf,
    async (request) => {
      refuseWithoutReaders(request.me);
      return goOn(editingBy(request), request.input.id);
    },
    { fresh: true, afterwards: (deps) => deps.wake?.("letters") },
  ),

  writes(
    "letters/send-unknown",
    "pages",
    oneOf,
    async (request) => {
      refuseWithoutReaders(request.me);
      return sendUnknownAgain(editingBy(request), request.input.id);
    },
    { fresh: true, afterwards: (deps) => deps.wake?.("letters") },
  ),

  writes(
    "letters/show",
    "pages",
    requests.letterOnSite,
    async (request) => showLetter(editingBy(request), await request.deps.content(), request.input),
    { around, perPerson: publications, afterwards: (deps) => deps.rendering?.published?.() },
  ),

  reads("letters/outcomes", "subscribers", requests.outcomesQuestion, async (request) => {
    const { db, input } = request;
    const { id, state, page } = input;
    const rows = await listOutcomes(db, id, state, page);
    const ids = rows.flatMap(({ subscriberId }) => subscriberId ?? []);
    await countShown({ ...request, input: { page } }, "newsletter subscribers", ids);
    const counts = await countsFor(db, id);
    return {
      outcomes: rows.map(({ code, subscriberId: _, ...row }) => ({
        ...row,
        why: state === "refused" && code ? whyRefused(code) : null,
        code,
      })),
      total: counts[state],
    };
  }),
];
