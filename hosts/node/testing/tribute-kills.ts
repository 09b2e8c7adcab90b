import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { readEnv, settingsFrom } from "#backend/env.ts";
import { writeCard } from "#backend/giving/tributes/cards.ts";
import { silentLog } from "#backend/log.ts";
import type { Database } from "#backend/storage/database.ts";
import { openStorage } from "#backend/storage/open.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { openBackend } from "#hosts/node/backend.ts";
import { deliverAll, killAgainAndAgain, type MailServer } from "./kills.ts";
import { addressOf, requestOf, type Submission } from "./submission.ts";

/** One gift has twenty cards at most. */
const gifts = 80;
const dueCards = 60;

const friend = (number: number) => `friend${number}@family.example`;
const relative = (number: number) => `relative${number}@family.example`;

/** Gifts whose donors are about to send cards, and cards whose day has come while nobody ran. */
const prepare = async (db: Database, settings: ReturnType<typeof settingsFrom>) => {
  const given: string[] = [];
  for (let n = 0; n < gifts; n++)
    given.push((await aGift({ db, deps: { settings } }, { email: null })).id);
  const past = new Date(Date.now() - 3_600_000);
  for (let n = 0; n < dueCards; n++)
    await writeCard(db, {
      id: randomUUID(),
      giftId: given[n] ?? "",
      occasion: "memory",
      honoree: "Rosa Delgado",
      recipientName: "Ana Delgado",
      recipientEmail: relative(n),
      recipientAddress: null,
      words: "",
      signature: "Ada Okoro",
      createdAt: past,
      sendAt: past,
      language: "en",
    });
  const rows = await storedRows<{ token: string }>(db, "select tribute_token as token from gifts");
  return rows.map(({ token }) => token);
};

/** The same number sends the same form, as a donor does who got no answer. */
const donorsWith = (tokens: string[]) => {
  const ids = new Map<number, string>();
  return (number: number): Submission => {
    const id = ids.get(number) ?? randomUUID();
    ids.set(number, id);
    const form = {
      id,
      occasion: "memory",
      honoree: "Rosa Delgado",
      recipientName: "Luis Delgado",
      email: friend(number),
      postalAddress: "",
      words: "She taught me to read.",
      signature: "Ada Okoro",
      sendOn: "",
      action: "send",
    };
    return {
      path: `tribute?token=${tokens[number % tokens.length]}`,
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams(form).toString(),
    };
  };
};

/** The Message-IDs under which each address got a card. */
const cardsTaken = async (taken: Iterable<string>) => {
  const ids = new Map<string, Set<string>>();
  for (const raw of taken) {
    const { subject = "", messageId = "", to } = await PostalMime.parse(raw);
    const address = to?.[0]?.address;
    if (!address || !subject.startsWith("A gift in memory")) continue;
    ids.set(address, (ids.get(address) ?? new Set()).add(messageId));
  }
  return ids;
};

/**
 * Kills the backend while donors send cards and others are due. Whoever got no answer sends the form
 * again in the end. Answers what became of the cards.
 */
export const surviveTributeKills = async (
  settings: Record<string, string>,
  times: number,
  mailServer: MailServer,
) => {
  const env = { ...settings, SMTP_URL: mailServer.url };
  const parsed = readEnv(env);
  const before = await openStorage(parsed, silentLog);
  const donor = donorsWith(await prepare(before, settingsFrom(parsed)));
  await before.close();

  const { sent, acknowledged } = await killAgainAndAgain(env, times, donor);

  const backend = await openBackend(parsed, silentLog);
  const { db } = backend;
  const stored = async () =>
    new Set(
      (
        await storedRows<{ email: string }>(
          db,
          "select recipient_email as email from tribute_cards",
        )
      ).map(({ email }) => email),
    );
  const afterKills = await stored();
  const lost = acknowledged.filter((number) => !afterKills.has(friend(number))).length;
  let refusedAgain = 0;
  for (let number = 1; number <= sent; number++) {
    const { status } = await backend.fetch(requestOf(donor(number)), addressOf(number));
    if (status !== 303) refusedAgain += 1;
  }
  await backend.tick(["cards"]);
  await deliverAll(db, parsed);
  const [counts] = await storedRows<Record<"cards" | "unsent" | "notes" | "mails", number>>(
    db,
    `select (select count(*)::int from tribute_cards) as cards,
            (select count(*)::int from tribute_cards where sent_at is null or copies <> 1) as unsent,
            (select count(*)::int from gift_events where kind = 'card sent') as notes,
            (select count(*)::int from mails where kind = 'tribute-card') as mails`,
  );
  await backend.close();
  const taken = await cardsTaken(mailServer.taken);
  return {
    expected: sent + dueCards,
    acknowledged: acknowledged.length,
    lost,
    refusedAgain,
    ...counts,
    /** Who got a card, and who got it as two different emails. */
    reached: taken.size,
    twice: [...taken.values()].filter((ids) => ids.size > 1).length,
  };
};
