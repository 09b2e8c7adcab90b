import { z } from "zod";
import "./default-message.ts";
import { donorEmail, type Letterhead, oneGift } from "./gifts.ts";

export type StatementRun = {
  id: string;
  year: number;
  startedAt: string;
  startedBy: string;
  endedAt: string | null;
  stopped: boolean;
  total: number;
  sent: number;
  known: number;
  waiting: number;
};

export type StatementsAnswer = {
  year: number;
  donors: number;
  keptCents: number;
  /** Gifts of that year without a mail address: their donors get no mail. */
  unreachable: number;
  runs: StatementRun[];
};

/** A year's statement in words, for a letter by mail or on paper. */
export type StatementWords = {
  title: string;
  /** Said on every one but the first. */
  copy: string;
  greeting: string;
  thanks: string;
  columns: [string, string, string];
  rows: [date: string, receipt: string, amount: string][];
  total: [string, string, string];
  tax: string[];
};

export type PrintableStatement = {
  letterhead: Letterhead;
  words: StatementWords;
  /** The day it is printed. */
  date: string;
  /** This very statement was sent or printed before. */
  duplicate: boolean;
  name: string | null;
  postalAddress: string | null;
  /** Gifts of the year under the same name that are not on it: whether they are theirs is unknown. */
  leftOut: number;
};

/** Somebody whom no mail reaches. `gift` is their latest one. */
export type PaperDonor = {
  gift: string;
  name: string;
  postalAddress: string | null;
  gifts: number;
  keptCents: number;
};
export type PaperDonors = { donors: PaperDonor[]; more: boolean };

const year = z.coerce
  .number({ error: "Please choose a year" })
  .int("Please choose a year")
  .min(2000, "Please choose a year")
  .max(2100, "Please choose a year");

export const oneYear = z.object({ year });
export const oneStatement = z.object({ year, email: donorEmail });
export const statementToOne = oneStatement.extend({
  /** As a duplicate copy, when it went out before. */
  again: z.boolean().optional(),
});
export const statementSending = z.object({ year, donors: z.number().int().positive() });
export const oneRun = z.object({ id: z.uuid("There is no such sending.") });
/** Of whoever gave this gift. */
export const statementOnPaper = oneGift.extend({ year });
