import type { Deps } from "#backend/deps.ts";
import { unknownLink } from "#backend/giving/donors/unknown-link.ts";
import { type Gift, giftRow } from "#backend/giving/ledger/gift.ts";
import { giftColumns, isGiftId } from "#backend/giving/ledger/ledger.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import type { AppContext } from "#backend/http/context.ts";
import { formLimits, refuseFlood } from "#backend/http/form-limits.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import { answerPage } from "#backend/http/page.ts";
import type { Problem } from "#backend/http/page-form.ts";
import { invalid } from "#backend/refused.ts";
import { chicagoMoment } from "#rules/chicago.ts";
import { type TributeCard, tributeCard } from "#rules/tributes.ts";
import { cardsOf, isKept, lockCard, writeCard } from "./cards.ts";
import { type Entered, emptyCard, enteredFrom, formPage, previewPage } from "./page.ts";
import { sendCard } from "./send.ts";

const tributeLimits = formLimits("tribute cards", [40, 80, 160]);
/** More than anybody has to tell. */
const mostCards = 20;

const giftOf = async ({ db }: Deps, c: AppContext): Promise<Gift | undefined> => {
  const token = c.req.query("token") ?? "";
  return isGiftId(token)
    ? db.row(giftRow, `select ${giftColumns} from gifts g where tribute_token = $1 and ${isKept}`, [
        token,
      ])
    : undefined;
};

export const showTribute = (deps: Deps) => async (c: AppContext) => {
  const gift = await giftOf(deps, c);
  if (!gift) return answerPage(c, deps.settings, unknownLink(c.get("site")));
  const cards = await cardsOf(deps.db, [gift.id]);
  const chosen = cards.find(({ id, sentAt }) => id === c.req.query("card") && !sentAt);
  const entered = chosen ? enteredFrom(chosen) : emptyCard(gift);
  return answerPage(
    c,
    deps.settings,
    formPage(gift, c.get("site"), gift.tributeToken, cards, entered),
  );
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
  };
};

const chicagoToday = (now: Date) =>
  now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });

const dayProblem = ({ sendOn }: TributeCard, now: Date): Problem | undefined => {
  if (!sendOn) return undefined;
  const today = chicagoToday(now);
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  if (sendOn < today) return { field: "sendOn", message: "This day has passed" };
  return sendOn > nextYear
    ? { field: "sendOn", message: "Please choose a day within a year" }
    : undefined;
};

const check = (entered: Entered, now: Date) => {
  const checked = tributeCard.safeParse(entered);
  if (!checked.success)
    return {
      problems: checked.error.issues.map(
        ({ path, message }): Problem => ({ message, field: String(path[0]) }),
      ),
    };
  const late = dayProblem(checked.data, now);
  return late ? { problems: [late] } : { card: checked.data };
};

/** In the morning of its day, or now. */
const sendTime = ({ sendOn }: TributeCard, now: Date) =>
  sendOn > chicagoToday(now) ? new Date(chicagoMoment(sendOn, "08:00")) : now;

export const submitTribute = (deps: Deps) => async (c: AppContext) => {
  const gift = await giftOf(deps, c);
  if (!gift) return answerPage(c, deps.settings, unknownLink(c.get("site")));
  const form = await readFormEntries(c);
  const entered = readEntered(form, gift);
  const site = c.get("site");
  const { settings, db } = deps;
  const now = deps.now();
  const showForm = async (problems: Problem[], status: 200 | 400 | 429 = 400) =>
    answerPage(c, settings, {
      ...formPage(gift, site, gift.tributeToken, await cardsOf(db, [gift.id]), entered, problems),
      status,
    });
  c.set("refusePerson", (message, status) =>
    answerPage(c, settings, {
      ...formPage(gift, site, gift.tributeToken, [], entered, [{ message }]),
      status,
    }),
  );
  const action = form.get("action");
  if (action === "edit") return showForm([], 200);
  await refuseFlood(deps, c, "cards", tributeLimits);
  const { card, problems } = check(entered, now);
  if (!card) return showForm(problems);
  if (action !== "send")
    return answerPage(c, settings, previewPage(gift, site, settings.siteUrl, entered, card));
  await keep(deps, gift, entered.id, card, c.get("clientAddress"));
  return c.redirect(`?token=${gift.tributeToken}`, 303);
};

/** Sent twice, also at the same time, it is one card: the gift is held while it is written down. */
const keep = async (
  deps: Deps,
  gift: Gift,
  id: string,
  card: TributeCard,
  payerAddress: string,
) => {
  const recording = { ...(await recordingFrom(deps, "donor")), payerAddress };
  const { now } = recording;
  await deps.db.transaction(async (tx) => {
    await tx.query("select 1 from gifts where id = $1 for update", [gift.id]);
    const others = (await cardsOf(tx, [gift.id])).filter((one) => one.id !== id);
    if (others.length >= mostCards)
      throw invalid("These are all the cards we can send for one gift. Please call us for more.");
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
    });
    if (!written) return;
    await tx.query("update gifts set honoree = coalesce(honoree, $2) where id = $1", [
      gift.id,
      card.honoree,
    ]);
    const stored = await lockCard(tx, id);
    if (stored?.recipientEmail && stored.sendAt <= now) await sendCard(tx, stored, recording);
  });
};
