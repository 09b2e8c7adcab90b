import { z } from "zod";

/** What the database counts with, and room for the next. */
export const highestCount = 2_147_483_646;

/** A revision is one, or a place in a list. */
export const count = z.number().int().min(0).max(highestCount);
