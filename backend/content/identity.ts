import { recorded } from "#backend/desk/audit.ts";
import { organisation } from "#content/organisation.ts";
import { formOf } from "#content/problems.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
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
  path.reduce((part, name) => (part as Record<string, unknown>)[name], content);

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
