import { actorOf, recorded } from "#backend/desk/audit.ts";
import { datedName } from "#backend/desk/csv.ts";
import { type DeskRequest, reads, writes } from "#backend/desk/endpoint.ts";
import { countShown } from "#backend/desk/exports.ts";
import { staffMailbox } from "#backend/mail/mail.ts";
import { Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import type { PersonalEntry, PersonalValue } from "#backend/subject.ts";
import { subjects } from "#backend/subjects.ts";
import { type OnePerson, oneName, onePerson } from "#rules/desk.ts";
import { phoneKey } from "#rules/phone.ts";
import { type Kept, personalFile, valueInWords } from "./personal-file.ts";

const personal = subjects.flatMap((subject) => subject.personal ?? []);

const isGiven = (
  field: PersonalEntry["fields"][number],
): field is [name: string, value: PersonalValue] => Boolean(field[1]);

/** Everything that is kept about a person, subject by subject; empty fields are left out. */
export const keptAbout = async (db: Database, key: string): Promise<Kept[]> => {
  const kept: Kept[] = [];
  for (const part of personal) {
    const entries = await part.show(db, key);
    if (entries.length > 0)
      kept.push({
        what: part.what,
        stays: "stays" in part ? part.stays : null,
        entries: entries.map((entry) => ({ ...entry, fields: entry.fields.filter(isGiven) })),
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

/** Whoever asks about one person after the other takes out as much as an export does. */
const countKept = async (request: DeskRequest<OnePerson>, key: string, kept: Kept[]) => {
  const person = await fingerprint(key);
  const entries = kept.flatMap(({ entries }) => entries);
  const ids = entries.map((_, place) => `${person} ${place}`);
  await countShown(request, "entries about people", ids);
};

const inWords = ({ what, stays, entries }: Kept) => ({
  what,
  stays,
  entries: entries.map(({ at, title, fields }) => ({
    at,
    title,
    fields: fields.map(([name, value]): [string, string] => [name, valueInWords(value)]),
  })),
});

/** What somebody asks who writes "What do you have about me?" or "Delete it". */
export const personalDataEndpoints = [
  reads("privacy", "owner", onePerson, async (request) => {
    const key = keyOf(request);
    const kept = await keptAbout(request.db, key);
    await countKept(request, key, kept);
    return { kept: kept.map(inWords) };
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
      const { db, me, now, site, input, deps } = request;
      const kept = await keptAbout(db, keyOf(request));
      await recorded(db, actorOf(me), now, async () => ({
        action: "exported what we have about a person",
      }));
      const person = "phone" in input ? input.phone : input.email;
      const file = personalFile(kept, person, now, { site, siteUrl: deps.settings.siteUrl });
      return new Response(String(file), {
        headers: {
          "content-type": "text/html; charset=utf-8",
          "content-disposition": `attachment; filename="${datedName("what-we-have", now, "html")}"`,
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
      return { action: "deleted what we had about a person", about: counts.join(", ") };
    },
    { fresh: true },
  ),
];
