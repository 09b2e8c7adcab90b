import type { Pages } from "./pages.ts";

/** What became of everything that was acknowledged under one kind of fault. */
export type Outcome = {
  fault: string;
  times: number;
  sent: number;
  acknowledged: number;
  /** Of the acknowledged ones, after all was over. */
  found: number;
  lost: number;
  doubled: number;
  /** Milliseconds until it worked again, each time. */
  recovery: number[];
  /** What else went wrong: nothing may stand here. */
  wrong: string[];
  note?: string;
  /** What somebody met who opened pages meanwhile, where the process was to stay. */
  pages?: Pages;
  /** The same on the same machine while nothing was wrong. */
  pagesBefore?: Pages;
  /** How many processes wanted the machine at its end: above its cores, times say little. */
  load?: number;
};
