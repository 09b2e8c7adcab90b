import { csvAnswer } from "#backend/desk/csv.ts";
import { type DeskRequest, reads, writes } from "#backend/desk/endpoint.ts";
import { countShown, recordExport, recordPaging } from "#backend/desk/exports.ts";
import { refuseStale } from "#backend/desk/fresh.ts";
import { emailsOfPerson } from "#backend/desk/limits.ts";
import { personOf } from "#backend/giving/face.ts";
import { linkAddresses, unlinkAddress } from "#backend/giving/ledger/donor-addresses.ts";
import { exportGiftRows, listGiftRows, totalGifts } from "#backend/giving/ledger/gift-list.ts";
import { giftPage } from "#backend/giving/ledger/gift-page.ts";
import { noteReceiptPrinted, printableReceipt } from "#backend/giving/receipts/printed-receipts.ts";
import { sendReceiptAgain } from "#backend/giving/receipts/staff-receipts.ts";
import { dateTime } from "#backend/plain-text.ts";
import { Refused } from "#backend/refused.ts";
import {
  addressCorrection,
  addressLink,
  giftFilter,
  giftKindNames,
  oneGift,
  onePayment,
  onePerson,
  paymentInAddress,
  recordedGift,
  stateName,
  takingBack,
  totalsFilter,
} from "#rules/gifts.ts";
import { putBackGift, recordGift, takeBackGift } from "./office-gifts.ts";
import { acceptReviewed } from "./staff.ts";
import { correctAddress } from "./staff-addresses.ts";

/** Whom the gift's history names, and what receipts need. */
export const byStaff = ({
  me,
  now,
  deps,
  site,
}: Pick<DeskRequest<unknown>, "me" | "now" | "deps" | "site">) => ({
  now,
  by: { id: me.id, name: me.name || me.email },
  settings: deps.settings,
  site,
});

/** Its receipt is worth a forgery. Smaller ones are typed all day, and ask for nothing more. */
const largeGiftCents = 10_000_00;

const headings = [
  "Date (Chicago)",
  "Receipt",
  "Donor",
  "Email",
  "Amount",
  "Kept",
  "Currency",
  "Kind",
  "State",
  "Test",
  "Reference",
  "Gift",
];

const dollars = (cents: number) => (cents / 100).toFixed(2);

async function* exportRows(pages: ReturnType<typeof exportGiftRows>) {
  for await (const rows of pages)
    yield rows.map((row) => [
      dateTime(row.at),
      row.receipt ?? "",
      row.donorName ?? "",
      row.donorEmail ?? "",
      dollars(row.amountCents),
      dollars(row.keptCents),
      row.currency,
      giftKindNames[row.kind],
      stateName(row.state, row.kind),
      row.test ? "test" : "",
      row.reference ?? "",
      row.gift,
    ]);
}

export const giftEndpoints = [
  reads("gifts", "gifts", giftFilter, async ({ db, me, now, input }) => {
    await recordPaging(db, me, now, "gifts", input);
    const gifts = await listGiftRows(db, input);
    await countShown(
      { db, me, now },
      "gifts",
      gifts.map(({ gift }) => gift),
    );
    return { gifts };
  }),

  // By itself: the first row does not wait for the sums.
  reads("gifts/totals", "gifts", totalsFilter, ({ db, input }) => totalGifts(db, input)),

  reads(
    "gifts/export",
    "gifts",
    giftFilter,
    async ({ db, me, input, now }) => {
      await recordExport(db, me, now, "gifts", input);
      return csvAnswer("gifts.csv", headings, exportRows(exportGiftRows(db, input)));
    },
    { fresh: true },
  ),

  reads("gifts/gift", "gifts", oneGift, async ({ db, me, now, input }) => {
    const found = await giftPage(db, input.id);
    if (!found) throw new Refused("not-found", "There is no such gift.");
    await countShown({ db, me, now }, "gifts", [input.id]);
    return found;
  }),

  writes(
    "gifts/correct-address",
    "gifts",
    addressCorrection,
    (request) => correctAddress(request.db, request.input, byStaff(request)),
    { fresh: true, perPerson: emailsOfPerson },
  ),
  writes(
    "gifts/send-receipt",
    "gifts",
    onePayment,
    (request) => sendReceiptAgain(request.db, request.input, byStaff(request)),
    { perPerson: emailsOfPerson },
  ),
  reads("gifts/receipt", "gifts", paymentInAddress, ({ db, site, input }) =>
    printableReceipt(db, input, site),
  ),
  writes("gifts/note-printed", "gifts", onePayment, (request) =>
    noteReceiptPrinted(request.db, request.input, byStaff(request)),
  ),
  writes("gifts/accept", "gifts", oneGift, (request) =>
    acceptReviewed(request.db, request.input.id, byStaff(request)),
  ),

  writes(
    "gifts/record",
    "gifts",
    recordedGift,
    (request) => {
      if (request.input.amount > largeGiftCents) refuseStale(request.me, request.now);
      return recordGift(request.db, request.input, byStaff(request));
    },
    { perPerson: emailsOfPerson },
  ),
  writes("gifts/take-back", "gifts", takingBack, (request) =>
    takeBackGift(request.db, request.input, byStaff(request)),
  ),
  writes("gifts/put-back", "gifts", oneGift, (request) =>
    putBackGift(request.db, request.input.id, byStaff(request)),
  ),

  reads("gifts/person", "gifts", onePerson, async ({ db, me, now, input }) => {
    const person = await personOf(db, input.email);
    await countShown(
      { db, me, now },
      "gifts",
      person.gifts.map(({ gift }) => gift),
    );
    return person;
  }),
  // The statement of both goes to one of them.
  writes(
    "gifts/link",
    "gifts",
    addressLink,
    (request) =>
      linkAddresses(request.db, request.input.email, request.input.with, byStaff(request)),
    { fresh: true },
  ),
  writes("gifts/unlink", "gifts", onePerson, ({ db, input }) => unlinkAddress(db, input.email)),
];
