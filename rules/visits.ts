import { z } from "zod";

export const visitPeriods = ["day", "week", "month"] as const;
export type VisitPeriod = (typeof visitPeriods)[number];

/** How many of them the desk shows at once; of months, all that are kept. */
export const periodsShown: Record<VisitPeriod, number> = { day: 30, week: 26, month: 24 };

export const visitFilter = z.object({
  by: z.enum(visitPeriods).catch("day"),
  /** The one period to look at, by its first day; without it, all that the desk shows. */
  at: z.iso
    .date()
    .or(z.enum(["", "this", "last"]))
    .catch(""),
});
export type VisitFilter = z.infer<typeof visitFilter>;

/** Stands for all names that had no room on their day. No page, site or word is called so. */
export const otherNames = "*";
