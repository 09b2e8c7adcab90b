import { type OnePerson, oneName, onePerson } from "#rules/desk.ts";
import { phoneKey } from "#rules/phone.ts";
import { actorOf, recorded } from "./desk/audit.ts";
import { datedName } from "./desk/csv.ts";
import { type DeskRequest, reads, writes } from "./desk/endpoint.ts";
import { countShown } from "./desk/exports.ts";
import { staffMailbox } from "./mail/mail.ts";
import { type Markup, markup } from "./markup.ts";
import { dateTime } from "./plain-text.ts";
import { Refused } from "./refused.ts";
import type { Site } from "./site.ts";
import type { Database } from "./storage/database.ts";
import { fingerprint } from "./storage/fingerprint.ts";
import { subjects } from "./subjects.ts";

const personal = subjects.flatMap((subject) => subject.personal ?? []);

const given = ([, value]: readonly [string, string]) => value !== "";

/** Everything that is kept about a person, subject by subject; empty fields are left out. */
export const keptAbout = async (db: Database, key: string) => {
  const kept = [];
  for (const part of personal) {
    const entries = await part.show(db, key);
    if (entries.length > 0)
      kept.push({
        what: part.what,
        stays: "stays" in part ? part.stays : null,
        entries: entries.map((entry) => ({ ...entry, fields: entry.fields.filter(given) })),
      });
  }
  return kept;
};

/**
 * What is sent to our own mailbox is other people's, and none of it is about the mailbox. Our own
 * telephone stands in every email.
 */
const keyOf = ({ deps, site, input }: DeskRequest<OnePerson>) => {
  if ("phone" in input) {
    const key = phoneKey(input.phone);
    if (key === phoneKey(site.organisation.phone))
      throw new Refused("invalid", "This is our own number. Please enter that of the person.");
    return key;
  }
  const key = input.email.toLowerCase();
  const ours = [staffMailbox(deps.settings, site), deps.settings.mailFrom, site.organisation.email];
  if (ours.some((one) => one.toLowerCase() === key))
    throw new Refused("invalid", "This is our own mailbox: what comes there is other people’s.");
  return key;
};
type Kept = Awaited<ReturnType<typeof keptAbout>>;

/** Whoever asks about one person after the other takes out as much as an export does. */
const countKept = async (request: DeskRequest<OnePerson>, key: string, kept: Kept) => {
  const person = await fingerprint(key);
  const entries = kept.flatMap(({ entries }) => entries);
  const ids = entries.map((_, place) => `${person} ${place}`);
  await countShown(request, "entries about people", ids);
};

const fileOf = (
  kept: Kept,
  person: string,
  now: Date,
  { organisation }: Site,
): Markup => markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What ${organisation.fullName} keeps about ${person}</title>
<style>body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif } dt { font-weight: bold } dd { margin: 0 0 0.5rem; white-space: pre-line; overflow-wrap: anywhere }</style>
</head>
<body>
<h1>What ${organisation.fullName} keeps about ${person}</h1>
<p>As of ${dateTime(now)}, Chicago time. Questions? Write to ${organisation.email} or call ${organisation.phone}.</p>
${kept.length === 0 && markup`<p>We keep nothing about this person.</p>`}
${kept.map(
  ({ what, stays, entries }) => markup`<h2>${what}</h2>
${stays && markup`<p>${stays}</p>`}
${entries.map(
  ({ at, title, fields }) => markup`<h3>${title}</h3>
<p>${dateTime(at)}</p>
<dl>${fields.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
`,
)}`,
)}
</body>
</html>
`;

/** What somebody asks who writes "What do you have about me?" or "Delete it". */
export const personalDataEndpoints = [
  reads("privacy", "owner", onePerson, async (request) => {
    const key = keyOf(request);
    const kept = await keptAbout(request.db, key);
    await countKept(request, key, kept);
    return { kept };
  }),

  reads("privacy/named", "owner", oneName, async (request) => {
    const { db, input } = request;
    const found = await Promise.all(personal.map((part) => part.named?.(db, input.name) ?? []));
    const people = found.flat();
    await countShown(
      request,
      "entries about people",
      await Promise.all(people.map(({ phone }) => fingerprint(phoneKey(phone)))),
    );
    return { people };
  }),

  reads(
    "privacy/file",
    "owner",
    onePerson,
    async (request) => {
      const { db, me, now, site, input } = request;
      const kept = await keptAbout(db, keyOf(request));
      await recorded(db, actorOf(me), now, async () => ({
        action: "exported what is kept about a person",
      }));
      const person = "phone" in input ? input.phone : input.email;
      return new Response(String(fileOf(kept, person, now, site)), {
        headers: {
          "content-type": "text/html; charset=utf-8",
          "content-disposition": `attachment; filename="${datedName("what-we-keep", now, "html")}"`,
        },
      });
    },
    { fresh: true },
  ),

  // The log is kept for ever: it says how much was deleted, and not whose it was.
  writes(
    "privacy/delete",
    "owner",
    onePerson,
    async (request) => {
      const key = keyOf(request);
      const counts = [];
      for (const part of personal) {
        const removed = "remove" in part ? await part.remove(request.db, key) : 0;
        if (removed > 0) counts.push(`${part.what}: ${removed}`);
      }
      if (counts.length === 0)
        throw new Refused("not-found", "There is nothing to delete about this person.");
      return { action: "deleted what was kept about a person", about: counts.join(", ") };
    },
    { fresh: true },
  ),
];
