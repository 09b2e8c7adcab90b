import type { DoneWith } from "#backend/desk/endpoint.ts";
import type { TodayCardSource } from "#backend/desk/today-card.ts";
import { Refused } from "#backend/refused.ts";
import { isLocalAddress } from "#backend/settings.ts";
import { isWritten, legalDocuments } from "#content/legal.ts";
import { legalDrafts } from "#content/legal-drafts.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { findDocument, titlesOf } from "./check.ts";
import { lockDraft, newestSave } from "./drafts.ts";
import { lockPublishing, publishedNumber, publishedSnapshot } from "./published.ts";
import { type Editing, type Publication, publish, refuseUnfit } from "./staff.ts";

/** Legal pages that nobody has published yet. */
export const unwrittenLegal = (snapshot: Snapshot) =>
  Object.values(legalDocuments).filter((document) => !isWritten(contentOf(snapshot, document)));

/** What ships for a legal page that is not on the site: its editor opens with it. */
export const legalTextFor = (snapshot: Snapshot, name: string) => {
  const document = unwrittenLegal(snapshot).find((one) => one.name === name);
  // Whose name it is: the documents and their drafts stand under the same three.
  const draft = legalDrafts[name as keyof typeof legalDrafts];
  return document && { ...contentOf(snapshot, document), ...draft };
};

/** The draft that ships, for a page that is not on the site and that nobody is writing. */
const shippedDraft = async ({ tx }: Editing, name: string) => {
  const { snapshot } = await publishedSnapshot(tx);
  const content = legalTextFor(snapshot, name);
  if (!content)
    throw new Refused("invalid", "This page is already on the site. Change it in its editor.");
  const document = findDocument(name);
  await lockDraft(tx, name);
  const newest = await newestSave(tx, document);
  if (newest && newest.content !== null)
    throw new Refused(
      "invalid",
      `${newest.by} is writing ${document.title}. Publish that draft, or discard it first.`,
    );
  return {
    document,
    name,
    content,
    base: await publishedNumber(tx, name),
    revision: newest?.revision ?? 0,
  };
};

/** Publishes the texts that ship as they are. */
export const publishLegalDrafts = async (
  editing: Editing,
  { names }: { names: string[] },
): Promise<DoneWith<Publication>> => {
  await lockPublishing(editing.tx);
  const drafts = [];
  // In one order, so that two who publish the same documents never wait for each other.
  for (const name of names.toSorted()) drafts.push(await shippedDraft(editing, name));
  await refuseUnfit(editing, drafts, editing.now);
  const note = "As drafted with the site";
  const answer = await publish(editing, drafts, { note, begins: editing.now, until: undefined });
  return { action: "published the drafts of", about: titlesOf(drafts), answer };
};

/** Nobody but us sees a local address: there it can wait. */
export const legalCard: TodayCardSource = {
  access: "pages",
  place: 75,
  async card({ db, settings }) {
    if (isLocalAddress(settings.siteUrl)) return undefined;
    const missing = unwrittenLegal((await publishedSnapshot(db)).snapshot);
    if (missing.length === 0) return undefined;
    return {
      id: "legal",
      title: "Legal pages",
      figure: String(missing.length),
      sentence: `Not on the site yet: ${titlesOf(missing)}. A site that takes gifts needs them, and drafts are ready.`,
      tone: "waiting",
      link: { to: "/pages#legal-drafts", label: "Read the drafts" },
    };
  },
};
