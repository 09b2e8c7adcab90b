import { recorded } from "#backend/desk/audit.ts";
import { Refused } from "#backend/refused.ts";
import { organisation } from "#content/organisation.ts";
import { formOf } from "#content/problems.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import type { Problem } from "#rules/pages.ts";
import { tokensIn } from "#rules/tokens.ts";
import type { Replacement } from "./check.ts";
import { labelAt } from "./labels.ts";
import type { Editing } from "./staff.ts";

/**
 * What receipts, statements, emails and their senders carry, and where people write and send checks:
 * whoever changes it speaks for the organization.
 */
const fields = [
  ["name"],
  ["fullName"],
  ["tagline"],
  ["phone"],
  ["email"],
  ["careersEmail"],
  ["boardEmail"],
  ["address", "street"],
  ["address", "city"],
  ["address", "state"],
  ["address", "zip"],
  ["taxId"],
];

const valueAt = (content: unknown, path: string[]) =>
  path.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], content);

const { name } = organisation;

/**
 * Whoever may change a fact would change who we are with it. No rule of the document: what was
 * published before goes on standing.
 */
export const factsInIdentity = (replacements: readonly Replacement[]): Problem[] => {
  const content = replacements.find((one) => one.name === name)?.content;
  return fields
    .filter((path) => tokensIn(String(valueAt(content, path) ?? "")).length > 0)
    .map((path) => ({
      name,
      path,
      label: labelAt(formOf(organisation), path),
      message: "This takes no facts: please write it out.",
    }));
};

/** As readers see it: a fact in it may be changed in another document. */
const changesOf = (before: Snapshot, after: Snapshot) => {
  const [old, now] = [contentOf(before, organisation), contentOf(after, organisation)];
  return fields
    .map((path) => ({
      label: labelAt(formOf(organisation), path),
      from: valueAt(old, path),
      to: valueAt(now, path),
    }))
    .filter(({ from, to }) => from !== to);
};

/** Only what was scheduled of the organization itself was asked about when somebody scheduled it. */
export const refuseIdentityByTheClock = (documents: readonly { name: string }[]) => () => {
  if (!documents.some((one) => one.name === name))
    throw new Refused(
      "not-allowed",
      "By a fact this would change who the organization is. Please look at it and publish it again.",
    );
};

/** A change of who we are is an owner's, signed in just now; the log says what was and what is. */
export const guardIdentity = async (
  { tx, by, now, refuseIdentity }: Editing,
  before: Snapshot,
  after: Snapshot,
) => {
  const changes = changesOf(before, after);
  if (changes.length > 0) refuseIdentity?.();
  for (const { label, from, to } of changes)
    await recorded(tx, by, now, async () => ({
      action: "changed who the organization is",
      about: `${label}: “${from}” became “${to}”`,
    }));
};
