import type { Deps } from "#backend/deps.ts";
import { answerDonor, samePage } from "#backend/giving/donors/paths.ts";
import { unknownLink } from "#backend/giving/donors/unknown-link.ts";
import { type Gift, giftRow } from "#backend/giving/ledger/gift.ts";
import { giftColumns, isGiftId, lockGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import { languageFor, sayRefusal, speak } from "#backend/giving/spanish/say.ts";
import type { AppContext } from "#backend/http/context.ts";
import { formLimits, refuseFlood } from "#backend/http/form-limits.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import type { Problem } from "#backend/http/page-form.ts";
import { mailboxKey } from "#backend/mail/may-write.ts";
import { invalid, Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import {
  type Limit,
  networkLimits,
  takeFromLimit,
  takeFromNetworks,
} from "#backend/storage/limits.ts";
import { chicagoMoment } from "#rules/chicago.ts";
import { isDay } from "#rules/gifts.ts";
import { type TributeCard, tributeCard } from "#rules/tributes.ts";
import { type Card, cancelCard, cardsOf, findCard, isKept, writeCard } from "./cards.ts";
import { type Entered, emptyCard, enteredFrom, formPage, type Here, previewPage } from "./page.ts";
import { sendCard } from "./send.ts";

const tributeLimits = formLimits("tribute cards", [40, 80, 160]);
/** More than anybody has to tell. */
const mostCards = 20;
/** What costs next to nothing is no way to write to twenty strangers. */
const smallGiftCents = 500;
const mostForSmallGift = 3;
/** A large family at a busy funeral stays below; whoever makes many gifts to write to many does not. */
const emailedOfNetwork = networkLimits("tribute cards by email", [40, 80, 160], 86_400);
/** A gift at the test checkout costs nothing, and its card goes to a stranger all the same. */
const triedOfNetwork = networkLimits("test tribute cards", [10, 20, 40], 86_400);
const emailedForDonor: Limit = {
  name: "tribute cards by email for donor",
  most: 40,
  seconds: 86_400,
};

const giftOf = async ({ db }: Deps, c: AppContext): Promise<Gift | undefined> => {
  const token = c.req.query("token") ?? "";
  return isGiftId(token)
    ? db.row(giftRow, `select ${giftColumns} from gifts g where tribute_token = $1 and ${isKept}`, [
        token,
      ])
    : undefined;
};

/** Without what was said of a card that is canceled by now. */
const hereOf =
  (c: AppContext, { tributeToken: token }: Gift): Here =>
  (card) =>
    samePage(c, { token, ...(card && { card }) });

export const showTribute = (deps: Deps) => async (c: AppContext) => {
  const { settings, db } = deps;
  const gift = await giftOf(deps, c);
  const speech = speak(languageFor(c, gift?.language));
  const site = c.get("site");
  if (!gift) return answerDonor(c, settings, unknownLink(site, speech));
  const cards = await cardsOf(db, [gift.id]);
  const chosen = cards.find(({ id, sentAt }) => id === c.req.query("card") && !sentAt);
  const entered = chosen ? enteredFrom(chosen) : emptyCard(gift);
  const canceled = c.req.query("canceled") !== undefined;
  const kept = cards.find(({ id }) => id === c.req.query("kept"));
  const shown = { gift, site, here: hereOf(c, gift), cards, entered, canceled, kept };
  return answerDonor(c, settings, formPage(shown, speech));
};

const readEntered = (form: URLSearchParams, gift: Gift): Entered => {
  const empty = emptyCard(gift);
  const text = (name: keyof Entered) =>
    (form.get(name) ?? "").replaceAll("\r\n", "\n").slice(0, 1000);
  return {
    ...(Object.fromEntries(
      Object.keys(empty).map((name) => [name, text(name as keyof Entered)]),
    ) as Entered),
    id: isGiftId(text("id")) ? text("id") : empty.id,
    language: text("language") || empty.language,
  };
};

const chicagoToday = (now: Date) =>
  now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });

const dayProblem = ({ sendOn }: Pick<TributeCard, "sendOn">, now: Date): Problem | undefined => {
  if (!isDay(sendOn)) return undefined;
  const today = chicagoToday(now);
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (sendOn < today) return { field: "sendOn", message: "This day has passed" };
  return sendOn > nextYear
    ? { field: "sendOn", message: "Please choose a day within a year" }
    : undefined;
};

const check = (entered: Entered, now: Date) => {
  const checked = tributeCard.safeParse(entered);
  const late = dayProblem(entered, now);
  const problems = (checked.error?.issues ?? []).map(
    ({ path, message }): Problem => ({ message, field: String(path[0]) }),
  );
  return checked.success && !late
    ? { card: checked.data }
    : { problems: [...problems, ...(late ? [late] : [])] };
};

/** In the morning of its day, or now. */
const sendTime = ({ sendOn }: TributeCard, now: Date) =>
  sendOn > chicagoToday(now) ? new Date(chicagoMoment(sendOn, "08:00")) : now;

export const submitTribute = (deps: Deps) => async (c: AppContext) => {
  const { settings, db } = deps;
  const gift = await giftOf(deps, c);
  const speech = speak(languageFor(c, gift?.language));
  const site = c.get("site");
  if (!gift) return answerDonor(c, settings, unknownLink(site, speech));
  const form = await readFormEntries(c);
  const entered = readEntered(form, gift);
  const now = deps.now();
  const here = hereOf(c, gift);
  const shown = { gift, site, here, entered };
  const said = (problems: Problem[]) =>
    problems.map((problem) => ({ ...problem, message: sayRefusal(c, problem.message) }));
  const showForm = async (problems: Problem[], status: 200 | 400 | 429 = 400) => {
    const cards = await cardsOf(db, [gift.id]);
    const page = formPage({ ...shown, cards, problems: said(problems) }, speech);
    return answerDonor(c, settings, { ...page, status });
  };
  c.set("refusePerson", (message, status) => {
    const page = formPage({ ...shown, cards: [], problems: said([{ message }]) }, speech);
    return answerDonor(c, settings, { ...page, status });
  });
  const action = form.get("action");
  if (action === "edit") return showForm([], 200);
  await refuseFlood(deps, c, "cards", tributeLimits);
  if (action === "cancel") {
    const canceled = await cancel(deps, gift, entered.id);
    return c.redirect(`${here()}${canceled ? "&canceled" : ""}`, 303);
  }
  const { card, problems } = check(entered, now);
  if (!card) return showForm(problems);
  if (action !== "send")
    return answerDonor(c, settings, previewPage(shown, settings.siteUrl, card, speech));
  await keep(deps, gift, entered.id, card, c.get("clientAddress"));
  return c.redirect(`${here()}&kept=${entered.id}`, 303);
};

const cancel = async (deps: Deps, gift: Gift, id: string) => {
  const recording = await recordingFrom(deps, "donor");
  return deps.db.transaction(async (tx) => {
    await lockGift(tx, gift.id);
    const gone = await cancelCard(tx, { id, giftId: gift.id });
    if (gone) await writeEvent(tx, gift.id, stepOf("card canceled", recording));
    return gone;
  });
};

/** They go to people who asked for nothing, with our name on them. */
const refuseMoreEmails = async (tx: Database, gift: Gift, others: Card[], address: string) => {
  const emailed = others.filter(({ recipientEmail }) => recipientEmail !== null);
  if (gift.amountCents < smallGiftCents && emailed.length >= mostForSmallGift)
    throw invalid("We already emailed as many cards as we can for a gift of less than $5.");
  const donor = await fingerprint(gift.donorEmail ? mailboxKey(gift.donorEmail) : gift.id);
  const allowed =
    (await takeFromNetworks(tx, gift.livemode ? emailedOfNetwork : triedOfNetwork, address))
      .allowed && (await takeFromLimit(tx, emailedForDonor, donor)).allowed;
  if (!allowed)
    throw new Refused("too-many", "We have sent many cards today. Please send this one tomorrow.");
};

/** Sent twice, also at the same time, it is one card: the gift is held while it is written down. */
const keep = async (deps: Deps, gift: Gift, id: string, card: TributeCard, address: string) => {
  const recording = await recordingFrom(deps, "donor");
  const { now } = recording;
  await deps.db.transaction(async (tx) => {
    await lockGift(tx, gift.id);
    const cards = await cardsOf(tx, [gift.id]);
    const others = cards.filter((one) => one.id !== id);
    if (others.length >= mostCards)
      throw invalid("We already sent as many cards as we can for one gift.");
    const isPlanned = cards.some((one) => one.id === id && one.recipientEmail !== null);
    if (card.email && !isPlanned) await refuseMoreEmails(tx, gift, others, address);
    const written = await writeCard(tx, {
      id,
      giftId: gift.id,
      occasion: card.occasion,
      honoree: card.honoree,
      recipientName: card.recipientName,
      recipientEmail: card.email || null,
      recipientAddress: card.postalAddress || null,
      words: card.words,
      signature: card.signature,
      createdAt: now,
      sendAt: sendTime(card, now),
      language: card.language,
    });
    if (!written) return;
    await tx.query("update gifts set honoree = coalesce(honoree, $2) where id = $1", [
      gift.id,
      card.honoree,
    ]);
    const stored = await findCard(tx, id);
    if (stored?.recipientEmail && stored.sendAt <= now) await sendCard(tx, stored, recording);
  });
};
