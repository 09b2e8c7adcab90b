import type { Finding } from "#backend/doctor/finding.ts";
import { isSampleDomain, sampleFacts, samplePhone } from "#backend/doctor/sample.ts";
import { isLocalAddress } from "#backend/local-address.ts";
import { documents } from "#content/documents.ts";
import { organisation } from "#content/organisation.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";

const mailboxes = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;

const holdsSample = (text: string) =>
  samplePhone.test(text) ||
  [...text.matchAll(mailboxes)].some(([, domain = ""]) => isSampleDomain(domain));

/** Whether somebody could read it there: facts that are kept elsewhere are that document's. */
const saysSample = (written: unknown): boolean => {
  if (typeof written === "string") return holdsSample(written);
  if (typeof written !== "object" || written === null) return false;
  return Object.values(written).some(saysSample);
};

/** What the site says now and is not yours yet. */
export const checkSamples = (snapshot: Snapshot, siteUrl: string): Finding[] => {
  const common = {
    level: isLocalAddress(siteUrl) ? ("note" as const) : ("error" as const),
    remedy:
      "Put in your own: at the desk under Pages, or in rules/organisation.ts and content/ before a build.",
  };
  const findings: Finding[] = [];
  const facts = sampleFacts(contentOf(snapshot, organisation));
  const titles = documents
    .filter(({ name }) => saysSample(snapshot.documents[name]))
    .map(({ title }) => title);
  if (facts.length > 0)
    findings.push({
      ...common,
      about: "sample-organisation",
      says: `Sample data stands among the organisation's facts: ${facts.join(", ")}. Pages, mails and receipts carry it.`,
    });
  if (titles.length > 0)
    findings.push({
      ...common,
      about: "sample-on-pages",
      says: `Sample phones (555-01xx) or mailboxes (….example) stand in: ${titles.join(", ")}.`,
    });
  return findings;
};
