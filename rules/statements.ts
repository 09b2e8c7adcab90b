import { z } from "zod";
import "./default-message.ts";
import { donorEmail, oneGift } from "./gifts.ts";
import { listPage } from "./lists.ts";

const year = z.coerce
  .number<number | string>({ error: "Please choose a year" })
  .int("Please choose a year")
  .min(2000, "Please choose a year")
  .max(2100, "Please choose a year");

export const oneYear = z.object({ year });
export const pageOfYear = oneYear.extend({ page: listPage });
export const oneStatement = z.object({ year, email: donorEmail });
export const statementToOne = oneStatement.extend({
  /** As a duplicate copy, when it went out before. */
  again: z.boolean().optional(),
});
export const statementSending = z.object({ year, donors: z.number().int().positive() });
export const oneRun = z.object({ id: z.uuid("There are no statements being sent.") });
/** Of whoever gave this gift. */
export const statementOnPaper = oneGift.extend({ year });
export const printedStatement = statementOnPaper.extend({
  /** Of the one that was shown. */
  digest: z.string({ error: "Please reload this page, then print again." }),
});
