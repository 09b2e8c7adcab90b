import { expect, test } from "vitest";
import { type ResolveTxt, senderProblems } from "./sender-domain.ts";

const mailFrom = "hello@mail.circle.example";

/** DNS with these entries; below a name that has entries, the names above it exist. */
const dns =
  (entries: Record<string, string[]>): ResolveTxt =>
  async (name) => {
    const found = entries[name];
    if (found) return found.map((text) => [text.slice(0, 5), text.slice(5)]);
    const isAbove = Object.keys(entries).some((known) => known.endsWith(`.${name}`));
    throw Object.assign(new Error("none"), { code: isAbove ? "ENODATA" : "ENOTFOUND" });
  };

const good = {
  "mail.circle.example": ["v=spf1 include:_spf.host.example ~all", "other=1"],
  "s1._domainkey.mail.circle.example": ["v=DKIM1; p=abc"],
  "_dmarc.circle.example": ["v=DMARC1; p=none"],
};

test("a domain with all three has nothing to say; the entry of the domain above counts", async () => {
  expect(await senderProblems({ mailFrom }, dns(good))).toEqual([]);
});

test.each([
  ["mail.circle.example", "which servers may send its email (SPF)"],
  ["s1._domainkey.mail.circle.example", "has no DKIM key"],
  ["_dmarc.circle.example", "pretends to be from us (DMARC)"],
])("without %s it is said in words", async (name, words) => {
  const { [name as keyof typeof good]: _, ...rest } = good;
  expect(await senderProblems({ mailFrom }, dns(rest))).toEqual([expect.stringContaining(words)]);
});

test.each([
  [["v=spf1 +all"], "lets every server in the world"],
  [["v=spf1 -all", "v=spf1 ~all"], "has 2 SPF entries"],
])("an SPF entry that does not fit: %j", async (entries, words) => {
  const found = await senderProblems(
    { mailFrom },
    dns({ ...good, "mail.circle.example": entries }),
  );
  expect(found).toEqual([expect.stringContaining(words)]);
});

test("a return address elsewhere is told, and its domain is asked for SPF", async () => {
  const bounceAddress = "bounces@host.example";
  const entries = { ...good, "host.example": ["v=spf1 -all"] };
  expect(await senderProblems({ mailFrom, bounceAddress }, dns(entries))).toEqual([
    expect.stringContaining("come back to host.example"),
  ]);
});

test("DNS that does not answer keeps nobody waiting", async () => {
  const silent: ResolveTxt = () => new Promise(() => {});
  expect(await senderProblems({ mailFrom }, silent, 20)).toEqual([
    expect.stringContaining("couldn't check"),
    expect.stringContaining("couldn't check"),
    expect.stringContaining("couldn't check"),
  ]);
});
