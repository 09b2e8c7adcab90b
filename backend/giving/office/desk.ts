import { datedName } from "#backend/desk/csv.ts";
import { type DeskRequest, reads, writes } from "#backend/desk/endpoint.ts";
import { countShown, exportsCsv } from "#backend/desk/exports.ts";
import { emailsOfPerson, freshUntil, refuseStale } from "#backend/desk/fresh.ts";
import { titleOf } from "#backend/giving/campaigns/campaigns.ts";
import { linkDonor, relinkDonor } from "#backend/giving/donors/linked-mail.ts";
import { personOf } from "#backend/giving/face.ts";
import { unlinkAddress } from "#backend/giving/ledger/donor-addresses.ts";
import {
  type ExportedGift,
  exportGiftRows,
  listGiftRows,
  receiptOf,
  totalGifts,
} from "#backend/giving/ledger/gift-list.ts";
import { giftPage } from "#backend/giving/ledger/gift-page.ts";
import { accountsFile, sumReceived } from "#backend/giving/ledger/received.ts";
import { askMonthly } from "#backend/giving/monthly/ask.ts";
import { monthlyView } from "#backend/giving/monthly/view.ts";
import {
  correctAddress,
  correctName,
  correctPaper,
  undoAddress,
  undoName,
} from "#backend/giving/receipts/corrections.ts";
import {
  noteReceiptPrinted,
  printableReceipt,
  sendReceiptAgain,
} from "#backend/giving/receipts/staff-receipts.ts";
import { dateTime } from "#backend/plain-text.ts";
import {
  accountsPeriod,
  addressCorrection,
  addressLink,
  addressUndo,
  giftFilter,
  giftKindNames,
  linkChange,
  nameCorrection,
  nameUndo,
  oneGift,
  onePayment,
  onePerson,
  paperCorrection,
  paymentInAddress,
  recordedGift,
  stateName,
  takingBack,
  totalsFilter,
} from "#rules/gifts.ts";
import { cardLinkRequest, monthlyRequest } from "#rules/monthly.ts";
import { byStaff, changes, found } from "./by-staff.ts";
import { sendLinkByStaff } from "./card-link.ts";
import { acceptReviewed, putBackGift, recordGift, takeBackGift } from "./office-gifts.ts";

/** Receipts of so much are worth a forgery, in one or in many. */
const largeSumCents = 10_000_00;

/** What somebody has recorded since their sign-in was fresh, with the gift just recorded. */
const refuseLargeSum = async ({ db, me, now }: DeskRequest<unknown>) => {
  const since = freshUntil(me);
  if (since > now) return;
  // Many sent at once are counted one after the other.
  await db.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `gifts recorded by ${me.id}`,
  ]);
  const cents = await db.count(
    `select coalesce(sum(amount_cents), 0) as n from gifts g
     where created_at >= $2 and exists (select from gift_events e
       where e.gift_id = g.id and e.kind = 'recorded' and e.actor_id = $1)`,
    [me.id, since],
  );
  if (cents > largeSumCents) refuseStale(me, now);
};

/** An undo names each gift: thousands may have come from one address. */
const bodyBytes = 1024 * 1024;

const dollars = (cents: number) => (cents / 100).toFixed(2);

const exported: Record<string, (row: ExportedGift) => string | null> = {
  "Date (Chicago)": (row) => dateTime(row.at),
  Receipt: receiptOf,
  Donor: (row) => row.donorName,
  Email: (row) => row.donorEmail,
  Amount: (row) => dollars(row.amountCents),
  Net: (row) => dollars(row.keptCents),
  Currency: (row) => row.currency,
  Type: (row) => giftKindNames[row.kind],
  Status: (row) => stateName(row.state, row.kind),
  Test: (row) => (row.test ? "test" : ""),
  Reference: (row) => row.reference,
  Campaign: (row) => row.campaign,
  Gift: (row) => row.gift,
};

export const giftEndpoints = [
  reads("gifts", "gifts", giftFilter, async (request) => {
    const gifts = await listGiftRows(request.db, request.input);
    const shown = gifts.map(({ gift }) => gift);
    await countShown(request, "gifts", shown);
    return { gifts };
  }),

  // By itself: the first row does not wait for the sums.
  reads("gifts/totals", "gifts", totalsFilter, ({ db, input, now }) => totalGifts(db, input, now)),

  exportsCsv("gifts/export", "gifts", giftFilter, "gifts", async ({ db, now, input }) => ({
    filename: datedName("gifts", now),
    columns: exported,
    pages: await exportGiftRows(db, input),
  })),

  reads("gifts/accounts", "gifts", accountsPeriod, ({ db, input }) => sumReceived(db, input)),
  exportsCsv(
    "gifts/accounts-export",
    "gifts",
    accountsPeriod,
    "gifts for the accountant",
    ({ db, input }) => accountsFile(db, input),
  ),

  reads("gifts/gift", "gifts", oneGift, async (request) => {
    const { id } = request.input;
    const { emailGoesToFiles } = request.deps.settings;
    // At one moment: the heading, the history and the monthly gift must not tell different amounts.
    const { monthly, page } = await request.db.transaction(async (tx) => {
      await tx.query("set transaction isolation level repeatable read");
      return {
        monthly: await monthlyView(tx, id, request.deps),
        page: found(await giftPage(tx, id, emailGoesToFiles)),
      };
    });
    await countShown(request, "gifts", [id]);
    const { campaign } = page.gift;
    return { ...page, campaign: campaign && titleOf(request.site, campaign), monthly };
  }),

  changes("gifts/correct-address", addressCorrection, correctAddress, {
    fresh: true,
    perPerson: emailsOfPerson,
  }),
  changes("gifts/correct-name", nameCorrection, correctName, {
    fresh: true,
    perPerson: emailsOfPerson,
  }),
  changes("gifts/undo-address", addressUndo, undoAddress, {
    fresh: true,
    perPerson: emailsOfPerson,
    bodyBytes,
  }),
  changes("gifts/undo-name", nameUndo, undoName, { fresh: true, bodyBytes }),
  changes("gifts/correct-paper", paperCorrection, correctPaper, { fresh: true }),
  changes("gifts/send-receipt", onePayment, sendReceiptAgain, { perPerson: emailsOfPerson }),
  reads("gifts/receipt", "gifts", paymentInAddress, async (request) => {
    const { db, site, input } = request;
    const receipt = await printableReceipt(db, input, site);
    await countShown(request, "gifts", [input.id]);
    return receipt;
  }),
  changes("gifts/note-printed", onePayment, noteReceiptPrinted),
  changes("gifts/accept", oneGift, acceptReviewed),

  writes(
    "gifts/record",
    "gifts",
    recordedGift,
    async (request) => {
      const done = await recordGift(request.db, request.input, byStaff(request));
      await refuseLargeSum(request);
      return done;
    },
    { perPerson: emailsOfPerson },
  ),
  changes("gifts/take-back", takingBack, takeBackGift, { fresh: true }),
  changes("gifts/put-back", oneGift, putBackGift, { fresh: true }),

  // For somebody on the phone. The donor gets an email when Stripe has done it.
  writes(
    "gifts/ask-monthly",
    "gifts",
    monthlyRequest,
    async (request) => {
      const { db, input, deps } = request;
      const asked = await askMonthly(db, input, { ...byStaff(request), source: "staff" }, deps);
      return {
        action: "asked our payment processor to change a monthly gift",
        about: `gift ${input.id}: ${asked}`,
      };
    },
    { fresh: true, perPerson: emailsOfPerson, afterwards: ({ wake }) => wake?.("monthly") },
  ),

  writes(
    "gifts/send-card-link",
    "gifts",
    cardLinkRequest,
    (request) => sendLinkByStaff(request.db, request.input, byStaff(request), request.deps),
    { perPerson: emailsOfPerson },
  ),

  reads("gifts/person", "gifts", onePerson, async (request) => {
    const person = await personOf(request.db, request.input.email);
    const shown = person.gifts.map(({ gift }) => gift);
    await countShown(request, "gifts", shown);
    return person;
  }),
  // The statement of both goes to one of them.
  changes("gifts/link", addressLink, linkDonor, { fresh: true, perPerson: emailsOfPerson }),
  changes("gifts/unlink", onePerson, unlinkAddress),
  changes("gifts/undo-link", linkChange, relinkDonor, { fresh: true, perPerson: emailsOfPerson }),
];
