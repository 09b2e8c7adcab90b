import { within } from "#backend/within.ts";

export type ResolveTxt = (name: string) => Promise<string[][]>;

declare module "#backend/deps.ts" {
  interface Deps {
    /** Asks DNS; the system's own, unless something else is given. */
    resolveTxt?: ResolveTxt | undefined;
  }
}

/** A person waits for the answer. */
const timeoutMs = 3_000;

type Found = { texts: string[] } | { missing: "name" | "entry" } | { failed: true };

const ask = async (resolveTxt: ResolveTxt, name: string, ms: number): Promise<Found> => {
  try {
    const late = () => new Error("DNS did not answer in time.");
    const rows = await within(ms, resolveTxt(name), late);
    return { texts: rows.map((pieces) => pieces.join("")) };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "ENOTFOUND") return { missing: "name" };
    return code === "ENODATA" ? { missing: "entry" } : { failed: true };
  }
};

const spfProblem = (domain: string, found: Found) => {
  if ("failed" in found) return `We couldn't check whether ${domain} has an SPF entry.`;
  const entries = "texts" in found ? found.texts.filter((one) => /^v=spf1(\s|$)/i.test(one)) : [];
  if (entries.length === 0)
    return `${domain} does not say which servers may send its email (SPF). Many inboxes will treat the newsletter as spam.`;
  if (entries.length > 1)
    return `${domain} has ${entries.length} SPF entries. Inboxes then use none of them; please keep one.`;
  return /\s\+?all\s*$/i.test(entries[0] ?? "")
    ? `The SPF entry of ${domain} lets every server in the world send its email. It should end with ~all or -all.`
    : undefined;
};

/** A key has a name that only the email server knows; below a name without keys there is nothing. */
const dkimProblem = (domain: string, found: Found) => {
  if ("failed" in found) return `We couldn't check whether ${domain} has a DKIM key.`;
  return "missing" in found && found.missing === "name"
    ? `${domain} has no DKIM key: inboxes can't check that the newsletter is from us. The person who runs our email server can set it up.`
    : undefined;
};

const dmarcProblem = (domain: string, found: Found) => {
  if ("failed" in found) return `We couldn't check whether ${domain} has a DMARC entry.`;
  return "texts" in found && found.texts.some((one) => /^v=DMARC1\b/i.test(one))
    ? undefined
    : `${domain} does not say what inboxes should do with email that pretends to be from us (DMARC). Gmail and Yahoo ask for it.`;
};

/** The entry of the domain itself or, where it has none, of the one above it. */
const askDmarc = async (resolveTxt: ResolveTxt, domain: string, ms: number): Promise<Found> => {
  const own = await ask(resolveTxt, `_dmarc.${domain}`, ms);
  const above = domain.split(".").slice(1).join(".");
  const isSettled = "failed" in own || ("texts" in own && own.texts.length > 0);
  return isSettled || !above.includes(".") ? own : askDmarc(resolveTxt, above, ms);
};

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

const fromSystem: ResolveTxt = async (name) => {
  const { resolveTxt } = await import("node:dns/promises");
  return resolveTxt(name);
};

/** What inboxes will miss that check who sends the letter, in words. */
export const senderProblems = async (
  { mailFrom, bounceAddress }: { mailFrom: string; bounceAddress?: string | undefined },
  resolveTxt: ResolveTxt = fromSystem,
  ms = timeoutMs,
): Promise<string[]> => {
  const domain = domainOf(mailFrom);
  const returns = domainOf(bounceAddress ?? mailFrom);
  const [spf, dkim, dmarc] = await Promise.all([
    ask(resolveTxt, returns, ms),
    ask(resolveTxt, `_domainkey.${domain}`, ms),
    askDmarc(resolveTxt, domain, ms),
  ]);
  return [
    spfProblem(returns, spf),
    dkimProblem(domain, dkim),
    dmarcProblem(domain, dmarc),
    returns === domain || returns.endsWith(`.${domain}`)
      ? undefined
      : `Newsletters that can't be delivered come back to ${returns}, and we write from ${domain}. Inboxes trust a newsletter more when both are the same.`,
  ].filter((problem) => problem !== undefined);
};
