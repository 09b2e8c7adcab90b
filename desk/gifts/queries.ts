import { reading } from "#desk/queries.ts";
import type { ExpectedGiftsAnswer } from "#rules/expected-gifts.ts";
import type {
  GiftAnswer,
  GiftFilter,
  GiftPage,
  GiftTotals,
  PersonAnswer,
  PrintableReceipt,
} from "#rules/gifts.ts";
import type { PaperDonors, PrintableStatement, StatementsAnswer } from "#rules/statements.ts";

/** Whatever changes a gift may change each of these. */
export const giftReadings = ["gifts", "gifts/totals", "gifts/gift", "gifts/person", "today"];

export const giftPage = (filter: GiftFilter) => reading<GiftPage>("gifts", filter);

/** The sums are the same on every page and in every order. */
export const giftTotals = ({ page: _, order: __, ...filter }: GiftFilter) =>
  reading<GiftTotals>("gifts/totals", filter);

export const expectedGifts = reading<ExpectedGiftsAnswer>("gifts/expected");

export const oneGift = (id: string) => reading<GiftAnswer>("gifts/gift", { id });
export const onePerson = (email: string) => reading<PersonAnswer>("gifts/person", { email });
export const statementsOf = (year: number) =>
  reading<StatementsAnswer>("gifts/statements", { year });

/** Asked for once: printing makes the next one a copy, not the one on the screen. */
export const receiptOf = (id: string, payment: number) => ({
  ...reading<PrintableReceipt>("gifts/receipt", { id, payment }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export type Statement = { to: string; subject: string; text: string; sentBefore: boolean };
export const statementOf = (year: number, email: string) =>
  reading<Statement>("gifts/statement", { year, email });

export const paperDonors = (year: number) => reading<PaperDonors>("gifts/paper-donors", { year });

/** Asked for once, as the receipt. */
export const paperStatementOf = (id: string, year: number) => ({
  ...reading<PrintableStatement>("gifts/paper-statement", { id, year }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
