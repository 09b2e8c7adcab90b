import type { Limit } from "#backend/storage/limits.ts";

/** Calls that send an email to somebody outside: a stolen session would send more. */
export const emailsOfPerson: Limit = { name: "desk emails of person", most: 60, seconds: 600 };
