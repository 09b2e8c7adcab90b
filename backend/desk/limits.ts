import type { Limit } from "#backend/storage/limits.ts";

/**
 * Calls that send an email to somebody outside. Nobody writes sixty in ten minutes; a stolen session
 * would.
 */
export const emailsOfPerson: Limit = { name: "desk emails of person", most: 60, seconds: 600 };
