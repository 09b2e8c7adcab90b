import type { Answer, Input, ReadPath } from "#desk/call.ts";
import { reading } from "#desk/queries.ts";
import type { GiftFilter } from "#rules/gifts.ts";
import type { TributePage } from "#rules/tributes.ts";

/** Whatever changes a gift may change each of these. */
export const giftReadings = [
  "gifts",
  "gifts/totals",
  "gifts/accounts",
  "gifts/gift",
  "gifts/person",
  "gifts/campaigns",
  "gifts/statements-waiting",
  "gifts/statement-donors",
  "gifts/tributes",
  "gifts/tribute-card",
  "today",
] satisfies ReadPath[];

export type GiftRow = Answer<"gifts">["gifts"][number];
export const giftPage = (filter: GiftFilter) => reading("gifts", filter);

/** The sums are the same on every page and in every order. */
export type GiftTotals = Answer<"gifts/totals">;
export const giftTotals = ({ page: _, order: __, ...filter }: GiftFilter) =>
  reading("gifts/totals", filter);

export type AccountsAnswer = Answer<"gifts/accounts">;
export const accountsOf = (period: Input<"gifts/accounts">) => reading("gifts/accounts", period);

export type ExpectedGifts = NonNullable<Answer<"gifts/expected">["expected"]>;
export const expectedGifts = reading("gifts/expected", {});

export type GiftAnswer = Answer<"gifts/gift">;
export const oneGift = (id: string) => reading("gifts/gift", { id });

export type PersonAnswer = Answer<"gifts/person">;
export const onePerson = (email: string) => reading("gifts/person", { email });

export type TributePerson = Answer<"gifts/tributes">["people"][number];
export type WaitingCard = Answer<"gifts/tributes">["waiting"][number];
export const tributes = (filter: TributePage) => reading("gifts/tributes", filter);

export type CardAnswer = Answer<"gifts/tribute-card">;
export const tributeCardOf = (id: string) => reading("gifts/tribute-card", { id });

export type StatementsAnswer = Answer<"gifts/statements">;
export type StatementRun = StatementsAnswer["runs"][number];
export const statementsOf = (year: number) => reading("gifts/statements", { year });

/** Asked for once: printing makes the next one a copy, not the one on the screen. */
export type PrintableReceipt = Answer<"gifts/receipt">;
export type Letterhead = PrintableReceipt["letterhead"];
export const receiptOf = (id: string, payment: number) => ({
  ...reading("gifts/receipt", { id, payment }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const statementOf = (year: number, email: string) =>
  reading("gifts/statement", { year, email });

export type StatementsWaiting = Answer<"gifts/statements-waiting">;
export const statementsWaiting = (year: number) => reading("gifts/statements-waiting", { year });

export type StatementDonor = Answer<"gifts/statement-donors">["donors"][number];
export const statementDonors = (year: number, page: number) =>
  reading("gifts/statement-donors", { year, page });

export const paperDonors = (year: number) => reading("gifts/paper-donors", { year });

/** Asked for once, as the receipt. */
export type PrintableStatement = Answer<"gifts/paper-statement">;
export const paperStatementOf = (id: string, year: number) => ({
  ...reading("gifts/paper-statement", { id, year }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export type Campaign = Answer<"gifts/campaigns">["campaigns"][number];
export const campaignList = reading("gifts/campaigns", {});

export const letterList = reading("gifts/letters", {});
export const oneLetter = (id: string) => reading("gifts/letter", { id });
